import type { Amount, EffectOf, Player } from "../ast/mod.ts";
import { printAmount } from "./amount.ts";
import { maximum, printCards, some, someCards } from "./cards.ts";
import { printTarget } from "./target.ts";
import { act, type Clause, type Printers, whole } from "./clause.ts";
import { phrase, type Voice } from "./voice.ts";

/** Drawing, discarding, lore: what happens to players. */
export const playerPrinters: Printers<
  | "draw"
  | "draw-until-hand-size"
  | "discard"
  | "gain-lore"
  | "lose-lore"
  | "reveal-hand"
  | "reveal-card"
  | "look-at-hand"
  | "look-at-inkwell"
  | "shuffle-deck"
  | "mill"
  | "name-a-card"
  | "skip-step"
  | "win-game"
  | "win-condition-modification"
  | "deck-limit"
  | "return-from-inkwell"
  | "additional-inkwell"
  | "use-ability"
> = {
  "draw": ({ amount, target }, voice) =>
    act(
      target,
      (verb) =>
        amount === "all"
          ? `${verb("draw")} your entire deck`
          : `${verb("draw")} ${someCards(amount, voice)}`,
    ),
  "draw-until-hand-size": ({ size, target }) =>
    act(
      target,
      (verb) =>
        typeof size === "number"
          ? `${verb("draw")} until ${have(target)} ${size} cards in ${
            mine(target)
          } hand`
          : `${verb("draw")} cards until ${have(target)} the same number`,
    ),
  "discard": (effect, voice) => discard(effect, voice),
  "gain-lore": ({ amount, target = "CONTROLLER" }, voice) =>
    act(target, (verb) => lore(verb("gain"), amount, voice)),
  "lose-lore": ({ amount, target }, voice) =>
    act(target, (verb) => lore(verb("lose"), amount, voice)),
  "reveal-hand": ({ target }) =>
    act(target, (verb) => `${verb("reveal")} ${mine(target)} hand`),
  "reveal-card": (effect, voice) =>
    act(
      effect.target,
      (verb) =>
        `${verb("reveal")} ${printCards(effect, voice)} from ${
          mine(effect.target)
        } hand`,
    ),
  "look-at-hand": ({ target }) =>
    act(
      "CONTROLLER",
      () =>
        `look at ${target === "CONTROLLER" ? "your" : pileWords(target)} hand`,
    ),
  "look-at-inkwell": ({ target }) =>
    act(
      "CONTROLLER",
      () =>
        `look at the cards in ${
          target === "CONTROLLER" ? "your" : pileWords(target)
        } inkwell`,
    ),
  "shuffle-deck": ({ target }) =>
    act(target, (verb) => `${verb("shuffle")} ${mine(target)} deck`),
  "mill": (effect) => mill(effect),
  "name-a-card": () => act("CONTROLLER", () => "name a card"),
  "skip-step": ({ step, target }) =>
    act(target, () => `skip your ${step} step`),
  "win-game": ({ target }) => act(target, (verb) => `${verb("win")} the game`),
  "win-condition-modification": ({ loreRequired, target }) =>
    act(
      target,
      (verb) => `${verb("need")} ${loreRequired} lore to win the game`,
    ),
  "deck-limit": ({ limit, cardName }) =>
    act(
      "CONTROLLER",
      () =>
        limit === "any"
          ? `have any number of cards named ${cardName} in your deck`
          : `have up to ${limit} copies of ${cardName} in your deck`,
    ),
  "return-from-inkwell": (effect) => fromInkwell(effect),
  "additional-inkwell": ({ facedown, duration }) => {
    const words = phrase(
      "put an additional card from your hand into your inkwell",
      facedown && "facedown",
    );
    return duration === undefined
      ? act("CONTROLLER", () => words)
      : whole(`this turn, you ${words}`);
  },
  "use-ability": ({ ability, target }, voice) =>
    act(
      "CONTROLLER",
      () =>
        `use ${
          target === "THIS_ITEM" ? "this item" : `this ${voice.self}`
        }'s ${ability} ability for free`,
    ),
};

/** "your" or "their", for a player's own things. */
export function mine(who: Player): string {
  return who === "CONTROLLER" ? "your" : "their";
}

function have(who: Player): string {
  return who === "CONTROLLER" ? "you have" : "they have";
}

function pileWords(who: Player): string {
  return who === "CHOSEN_OPPONENT"
    ? "chosen opponent's"
    : who === "CHOSEN_PLAYER"
    ? "chosen player's"
    : who === "EACH_OPPONENT"
    ? "each opponent's"
    : "their";
}

function lore(verb: string, amount: Amount, voice: Voice): string {
  const number = some(amount);
  return number === undefined
    ? `${verb} lore equal to ${printAmount(amount, voice)}${
      maximum(amount, "lore")
    }`
    : `${verb} ${number} lore`;
}

function discard(effect: EffectOf<"discard">, voice: Voice): Clause {
  const { target, chosen, chosenBy, random, until, or } = effect;
  return act(target, (verb) => {
    const word = chosen && chosenBy === undefined
      ? `${verb("choose")} and ${verb("discard")}`
      : verb("discard");
    if (until !== undefined) {
      const size = chosen
        ? `${until}`
        : `${until} cards in ${mine(target)} hand`;
      return `${word} ${chosen ? "cards " : ""}until ${have(target)} ${size}`;
    }
    return phrase(
      word,
      or && "either",
      discarded(effect, voice),
      or && `or ${numbered(printCards(or, voice, { count: or.amount }))}`,
      random && "at random",
      chosenBy === "CONTROLLER" ? "of your choice" : undefined,
    );
  });
}

/** "1 action card": "an action card" would belong to the noun before it. */
function numbered(cards: string): string {
  return cards.replace(/^an? /u, "1 ");
}

function discarded(effect: EffectOf<"discard">, voice: Voice): string {
  const { amount, target, cardType, cardTypes, filter } = effect;
  const plain = cardType === undefined && cardTypes === undefined &&
    filter === undefined;
  if (effect.card !== undefined) {
    return printTarget(effect.card, voice, "object");
  }
  if (plain && amount === "all") {
    return effect.chosen ? "all cards" : `${mine(target)} hand`;
  }
  if (
    plain && amount !== "any" &&
    !(typeof amount === "object" && amount.type === "up-to")
  ) {
    return someCards(amount, voice);
  }
  const { chosen: _, ...cards } = effect; // The verb says it.
  return printCards(cards, voice, { count: amount });
}

function mill({ amount, target }: EffectOf<"mill">): Clause {
  const top = amount === 1
    ? "the top card"
    : typeof amount === "object"
    ? "that many cards from the top"
    : `the top ${amount} cards`;
  const byYou = target === "CHOSEN_PLAYER" || target === "CHOSEN_OPPONENT";
  return byYou
    ? act(
      "CONTROLLER",
      () => `put ${top} of ${pileWords(target)} deck into their discard`,
    )
    : act(
      target,
      (verb) =>
        `${verb("put")} ${top} of ${mine(target)} deck into ${
          mine(target)
        } discard`,
    );
}

function fromInkwell(
  { amount, target, random, until }: EffectOf<"return-from-inkwell">,
): Clause {
  const what = amount === "any"
    ? "cards"
    : amount === "all"
    ? "all cards"
    : amount === 1
    ? "a card"
    : `${amount} cards`;
  return act(target, (verb) =>
    phrase(
      verb("return"),
      what,
      random && "at random",
      `from ${mine(target)} inkwell to ${mine(target)} hand`,
      until === undefined
        ? undefined
        : `until they have ${until} cards in their inkwell`,
    ));
}
