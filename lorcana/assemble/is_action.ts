import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import { durationOf } from "../grammar/effect.ts";
import type { Duration, Effect } from "../ast/mod.ts";
import { isPile } from "../ast/pile.ts";
import { isChosenPlayer } from "../ast/player_traits.ts";
import { recurringTrigger } from "./recurring_trigger.ts";
import { isChosen, isThisCard } from "../ast/target_names.ts";

/** "You pay 1 {I} less to play this action" is not part of the action. */
export function isAboutPlayingThisCard(effect: Effect): boolean {
  switch (effect.type) {
    case "conditional":
      return effect.else === undefined && isAboutPlayingThisCard(effect.then);
    case "cost-reduction":
    case "cost-increase":
    case "additional-cost":
      return !isPile(effect.target);
    case "self-play-condition":
      return true;
    case "optional":
      return isPlayedSo(effect.effect);
    default:
      return false;
  }
}

/** "You may exert one of your characters to play this action for free." */
function isPlayedSo(effect: Effect): boolean {
  if (effect.type === "play-card") {
    return isThisCard(effect.target) && effect.again === undefined &&
      effect.from === undefined;
  }
  const last = effect.type === "sequence" ? effect.steps.at(-1) : undefined;
  return last?.type === "conditional" &&
    last.condition.type === "if-you-do" && isPlayedSo(last.then);
}

/** Whether a duration ends, as only those of one-time effects do. */
const ENDS: { readonly [D in Duration]: boolean } = {
  "this-turn": true,
  "until-start-of-next-turn": true,
  "their-next-turn": true,
  "your-next-turn": true,
  "until-end-of-your-next-turn": true,
  "start-of-their-next-turn": true,
  "start-of-your-next-turn": true,
  "next-play-this-turn": true,
  "next-play": true,
  "first-play-each-turn": false,
  "second-play-each-turn": false,
  "third-play-each-turn": false,
  "during-challenge": false,
  "while-in-play": false,
  "their-turn": false,
  "your-turn": false,
  "during-your-turn": false,
  "during-opponents-turns": false,
  "turn-played": false,
};

/** Whether an effect happens once; depends on the card type, if known. */
export function isAction(
  effect: Effect,
  cardType: string | undefined,
): boolean {
  if (isAboutPlayingThisCard(effect)) return false;
  if (cardType === undefined) return !isContinuous(effect);
  return isActionType(cardType) || isDeed(effect);
}

/** Whether everything on a card of this type happens when it is played. */
export function isActionType(cardType: string | undefined): boolean {
  return cardType === "action" || cardType === "song";
}

/** "Draw a card": cannot be continuous, whatever card it is on. */
function isDeed(effect: Effect): boolean {
  switch (effect.type) {
    case "sequence":
      return effect.steps.every(isDeed);
    case "conditional":
      return isDeed(effect.then);
    case "optional":
    case "pay-cost":
    case "deck-limit":
    case "lasting":
    case "skip-step":
      return false;
    default:
      return EFFECT_TRAITS[effect.type].happens === "once";
  }
}

/** Whether a text is continuous, apart from its recurring triggers. */
function isContinuous(effect: Effect): boolean {
  return effect.type === "sequence" && effect.steps.some(continuous)
    ? effect.steps.every((one) =>
      continuous(one) || recurringTrigger(one) !== undefined
    )
    : continuous(effect);
}

/** Whether an effect is continuous: no choice, no end, nothing done once. */
export function continuous(effect: Effect): boolean {
  switch (effect.type) {
    case "conditional":
      return continuous(effect.then) &&
        (effect.else === undefined || continuous(effect.else));
    case "sequence":
      return effect.steps.every(continuous);
    case "optional":
      return continuous(effect.effect) || effect.effect.type === "play-card";
    default: {
      if (EFFECT_TRAITS[effect.type].happens === "once") return false;
      const duration = durationOf(effect);
      if (duration !== undefined && ENDS[duration]) return false;
      return !isAboutChosen(effect);
    }
  }
}

/** Whether an effect applies to a chosen player or card. */
function isAboutChosen(effect: Effect): boolean {
  if ("character" in effect) return isChosen(effect.character);
  if ("player" in effect && effect.player !== undefined) {
    return isChosenPlayer(effect.player);
  }
  return "target" in effect && effect.target !== undefined &&
    isChosen(effect.target);
}
