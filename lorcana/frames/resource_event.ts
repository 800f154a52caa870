import { oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type { Trigger, TriggerEvent, TriggerRestriction } from "../ast/mod.ts";
import { nth } from "../grammar/amounts/nth.ts";
import type { Event } from "../grammar/triggers/event.ts";
import { cardsOf } from "../grammar/triggers/subject.ts";
import {
  fixed,
  number,
  pattern,
  theNumberOne,
  words,
} from "../grammar/words.ts";
import type { By } from "../lexicon/actors.ts";
import {
  isCounted,
  oneThing,
  PLAYER_DEEDS,
  type PlayerDeed,
  things,
} from "../lexicon/player_deeds.ts";
import { nthWord } from "../print/amounts/nth.ts";
import { bounded } from "../print/nouns/compared.ts";
import { whoHas } from "../print/triggers/subject.ts";
import { byActor, PLAYER, printActor } from "./by_actor.ts";

type Limits = readonly TriggerRestriction[];

/** "their second card in a turn" */
const nthCard: Rule<Limits> = oneOf<Limits>([
  pattern`${words("your", "their", "a")} ${nth} card ${
    words("in a turn", "each turn", "during a turn")
  }`.map(([, nth]) => [{ type: "nth-in-turn", nth }]),
  pattern`${words("your", "a")} ${nth} card during your turn`.map(([, nth]) => [
    { type: "during-turn", whose: "your" },
    { type: "nth-in-turn", nth },
  ]),
]);

/** "a card", "one or more ink drops", "2 or more lore at once" */
function amountOf(deed: PlayerDeed): Rule<Limits> {
  const some = fixed(things(deed));
  return oneOf<Limits>([
    fixed(oneThing(deed)).map(() => []),
    ...isCounted(deed)
      ? [
        pattern`${theNumberOne} ${fixed(deed.thing)}`.map(() => []),
        pattern`one or more ${some}`.map((): Limits => [
          { type: "one-or-more" },
        ]),
      ]
      : [],
    // Cards are drawn one by one.
    ...deed.verb === "draw" ? [nthCard] : [
      pattern`${number} or more ${some} ${optional(fixed("at once"))}`.map((
        [value],
      ): Limits => [{ type: "amount", comparison: "greater-or-equal", value }]),
    ],
  ]);
}

/** Resources that players gain, lose or draw: "you gain lore". */
export const resourceEvents: readonly Rule<Event>[] = PLAYER_DEEDS.flatMap((
  deed,
) => deed.event === undefined ? [] : [resourceEvent(deed, deed.event)]);

function resourceEvent(deed: PlayerDeed, event: TriggerEvent): Rule<Event> {
  const who = oneOf([deed.verb, ...deed.also ?? []].map(byActor));
  return pattern`${who} ${amountOf(deed)}`.map(([by, restrictions]): Event => ({
    event,
    ...(event === "draw"
      ? { on: cardsOf(by, "card") }
      : { player: PLAYER[by] }),
    ...(restrictions.length === 0 ? {} : { restrictions }),
  }));
}

/** "you gain lore", "an opponent draws a second card in a turn" */
export function printResource(trigger: Trigger): string {
  const { event, on, player, restrictions = [] } = trigger;
  const deed = PLAYER_DEEDS.find((one) => one.event === event);
  if (deed === undefined) return "";
  const by = event === "draw" ? whoHas(on) : byOf(player);
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  const least = restrictions.find((one) => one.type === "amount");
  const isSeveral = restrictions.some(({ type }) => type === "one-or-more");
  const amount = nth !== undefined
    ? `a ${nthWord(nth.nth)} ${deed.thing} in a turn`
    : least !== undefined
    ? `${least.value}${bounded(least.comparison)} ${things(deed)}`
    : isSeveral
    ? `one or more ${things(deed)}`
    : oneThing(deed);
  return `${printActor(trigger, by, deed.verb)} ${amount}`;
}

function byOf(player: Trigger["player"]): By {
  return player === "CONTROLLER"
    ? "you"
    : player === "OPPONENT"
    ? "opponent"
    : "any";
}
