import type { EffectOf, Player, Target } from "../ast/mod.ts";
import { chosenBy as byChooser } from "./card_effects.ts";
import { printCards } from "./cards.ts";
import { act, type Clause, ofPlayers, type Printers } from "./clause.ts";
import { mine } from "./player_effects.ts";
import { printTarget } from "./target.ts";
import { phrase, type Voice } from "./voice.ts";

/** Cards that go from one zone to another. */
export const zonePrinters: Printers<
  | "put-into-inkwell"
  | "put-under"
  | "move-cards-from-under"
  | "put-on-bottom"
  | "put-on-top"
  | "shuffle-into-deck"
  | "play-card"
> = {
  "put-into-inkwell": (effect, voice) => inkwell(effect, voice),
  "put-under": (effect, voice) => under(effect, voice),
  "move-cards-from-under": (effect, voice) => {
    const { amount, target, destination } = effect;
    const some = amount === "all"
      ? "all cards"
      : amount === "any"
      ? "any number of cards"
      : "a card";
    return act("CONTROLLER", () =>
      phrase(
        `put ${some} from under ${printTarget(target, voice, "object")}`,
        destination === "deck-bottom"
          ? "on the bottom of your deck"
          : `into your ${destination}`,
        effect.ordering && "in any order",
        lying(effect),
      ));
  },
  "put-on-bottom": (effect, voice) =>
    deck(effect, "put", "on the bottom of", voice),
  "put-on-top": (effect, voice) =>
    deck(
      effect,
      "put",
      effect.orBottom ? "on the top or the bottom of" : "on the top of",
      voice,
    ),
  "shuffle-into-deck": (effect, voice) =>
    deck(effect, "shuffle", "into", voice),
  "play-card": (effect, voice) => play(effect, voice),
};

/** "facedown and exerted" */
export function lying(
  { facedown, exerted }: {
    readonly facedown?: boolean;
    readonly exerted?: boolean;
  },
): string | undefined {
  return facedown && exerted
    ? "facedown and exerted"
    : facedown
    ? "facedown"
    : exerted
    ? "exerted"
    : undefined;
}

function inkwell(effect: EffectOf<"put-into-inkwell">, voice: Voice): Clause {
  const { source, target, amount = 1, chosenBy, by } = effect;
  const who = chosenBy ?? by;
  if (!ofPlayers(target)) {
    const owner = who === undefined ? inkwellOf(target) : "their inkwell";
    return byChooser(
      effect,
      voice,
      (verb, to) =>
        phrase(verb("put"), to("all"), `into ${owner}`, lying(effect)),
      target,
    );
  }
  const top = amount === 1 ? "the top card" : `the top ${amount} cards`;
  const what = source === "top-of-deck"
    ? `${top} of ${mine(target)} deck`
    : `${printCards(effect, voice)} from ${mine(target)} ${source}`;
  return act(
    target,
    (verb) =>
      phrase(verb("put"), what, `into ${mine(target)} inkwell`, lying(effect)),
  );
}

/** Whose inkwell cards in play go to. */
function inkwellOf(target: Target): string {
  const text = JSON.stringify(target);
  if (typeof target === "object" && "ref" in target) return "your inkwell";
  if (/"owner":"you"|OF_YOURS|YOUR_|SELF|THIS_/u.test(text)) {
    return "your inkwell";
  }
  return /ITEM|LOCATION|"item"|"location"/u.test(text)
    ? "its player's inkwell"
    : "their player's inkwell";
}

function under(effect: EffectOf<"put-under">, voice: Voice): Clause {
  const { source, under, amount, from, facedown, faceup } = effect;
  const onto = (): string =>
    printTarget(under === "self" ? "SELF" : under, voice, "each");
  return act("CONTROLLER", () => {
    if (source === "under") {
      return `put all cards that were under ${
        printTarget(from ?? "SELF", voice, "object")
      } under ${onto()}`;
    }
    const what = source === "top-of-deck"
      ? amount === undefined
        ? "the top card of your deck"
        : `the top ${amount} cards of your deck`
      : source === "target"
      ? printTarget(from ?? "SELF", voice, "object")
      : `${printCards(effect, voice)} from your ${source}`;
    return phrase(
      `put ${what}`,
      facedown && "facedown",
      `under ${onto()}`,
      faceup && "faceup",
    );
  });
}

type DeckEffect = EffectOf<
  "put-on-bottom" | "put-on-top" | "shuffle-into-deck"
>;

function deck(
  effect: DeckEffect,
  word: string,
  place: string,
  voice: Voice,
): Clause {
  const { target, from, ordering, insteadOf, intoDeck, chosenBy, by } = effect;
  const who = chosenBy ?? by;
  const end = phrase(
    ordering && "in any order",
    insteadOf && "instead of into your discard",
  );
  if (!ofPlayers(target)) {
    const owner = intoDeck === "you"
      ? "your deck"
      : intoDeck === "their" || who !== undefined
      ? "their deck"
      : isAll(target)
      ? "their players' decks"
      : "their player's deck";
    return byChooser(
      effect,
      voice,
      (verb, to) => phrase(verb(word), to("all"), place, owner, end),
      target,
    );
  }
  return act(actor(target), (verb) =>
    phrase(
      verb(word),
      printCards(effect, voice),
      `from ${pileOf(target)} ${from ?? "discard"}`,
      place,
      intoDeck === "you"
        ? "your deck"
        : intoDeck === "owner"
        ? "their player's deck"
        : "their deck",
      end,
    ));
}

function isAll(target: Target): boolean {
  return typeof target === "string"
    ? target.startsWith("ALL_")
    : "selector" in target && target.selector === "all";
}

function actor(target: Player): Player {
  return target === "CHOSEN_PLAYER" || target === "CHOSEN_OPPONENT" ||
      target === "ANY_PLAYER" || target === "OPPONENT"
    ? "CONTROLLER"
    : target;
}

function pileOf(target: Player): string {
  return target === "CHOSEN_PLAYER"
    ? "chosen player's"
    : target === "CHOSEN_OPPONENT"
    ? "chosen opponent's"
    : target === "ANY_PLAYER"
    ? "any player's"
    : target === "OPPONENT"
    ? "an opponent's"
    : mine(target);
}

function play(effect: EffectOf<"play-card">, voice: Voice): Clause {
  const { target, from, cost, by = "CONTROLLER", playMethod, again, on } =
    effect;
  return act(by, (verb) => {
    if (on !== undefined) {
      const self = printTarget(on, voice, "object");
      return `play any character with Shift on ${self} as if ${self} had any name`;
    }
    const what = target === undefined
      ? printCards(effect, voice, { card: false })
      : printTarget(target, voice, "object");
    return phrase(
      playMethod === "shift"
        ? "Shift"
        : playMethod === "play-or-shift"
        ? "play or shift"
        : verb("play"),
      what,
      effect.asFromHand && "as if it were in your hand",
      again && "again",
      fromWords(from, by),
      cost === "free" ? "for free" : undefined,
      effect.entersExerted ? entry(target, voice) : undefined,
    );
  });
}

function entry(target: Target | undefined, voice: Voice): string {
  return target === "SELF" && voice.pronoun !== undefined
    ? `and ${voice.pronoun} enters play exerted`
    : "and they enter play exerted";
}

function fromWords(
  from: EffectOf<"play-card">["from"],
  by: Player,
): string | undefined {
  if (from === undefined) return undefined;
  const whose = mine(by);
  return typeof from === "string"
    ? `from ${whose} ${from}`
    : `from ${whose} ${from.join(" or ")}`;
}
