import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { RevealEffects } from "../../ast/effects/reveal.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { inPile, type Noun } from "../nouns/noun.ts";
import { cardPhrase } from "../nouns/noun_phrase.ts";
import { pileOf, type Whose, whosePile } from "../nouns/players.ts";
import { play, put, reveal, shuffle } from "../verbs.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { anyOrder } from "./parts/any_order.ts";
import { it } from "./parts/that_card.ts";
import type { Act, Productions } from "./parts/production.ts";
import { revealTop } from "./parts/reveal_top.ts";

const own: Rule<"you" | "they"> = lookup<"you" | "they">({
  "your": "you",
  "their": "they",
});
const self: Rule<"you" | "they"> = lookup<"you" | "they">({
  "you": "you",
  "they": "they",
});

type Until = RevealEffects["reveal-until"];

/** Where cards go, and whose piles the text names. */
type Placed<K extends keyof Until> =
  & Pick<Until, K>
  & { readonly whose: "you" | "they" | undefined };

type Kept = Placed<"putInto" | "may" | "otherwise">;

/** ". You may play that character for free": what happens to the card. */
const kept: Rule<Kept> = oneOf<Kept>([
  pattern`${words(".", "and", ". they")} ${put} ${it} into ${own} hand`.map((
    [, , , whose],
  ) => ({ putInto: "hand", whose })),
  pattern`. you may put ${it} into your hand`.map(() => ({
    putInto: "hand",
    may: true,
    whose: "you",
  })),
  pattern`. you may play ${it} for free`.map(() => ({
    putInto: "play",
    may: true,
    whose: "you",
  })),
  pattern`. you may play ${it} for free. if you don't, put ${it} into your hand`
    .map(() => ({
      putInto: "play",
      may: true,
      otherwise: "hand",
      whose: "you",
    })),
  pattern`. play ${it} for free`.map(() => ({
    putInto: "play",
    whose: undefined,
  })),
]);

const and = words(".", "and", ", then", ". then,", ". then");

type Rest = Placed<"rest" | "ordering">;

/** "Put the rest on the bottom of your deck in any order." */
const rest: Rule<Rest> = oneOf<Rest>([
  pattern`${and} ${shuffle} the rest into ${own} deck`.map((
    [, , whose],
  ) => ({ rest: "deck-shuffled", whose })),
  pattern`${and} ${optional(put)} the rest ${restPlace()}`.map((
    [, , rest],
  ) => rest),
]);

function restPlace(): Rule<Rest> {
  return oneOf<Rest>([
    pattern`on the bottom of ${own} deck ${anyOrder}`.map((
      [whose, ordering],
    ) => ({
      rest: "deck-bottom",
      whose,
      ...(ordering === undefined ? {} : { ordering }),
    })),
    pattern`into ${own} discard`.map(([whose]) => ({ rest: "discard", whose })),
  ]);
}

/** "a Dragon card in your hand" */
const inHand: Rule<Noun> = checked(
  cardPhrase,
  ({ zone, owner }) =>
    zone === "hand" && (owner === "you" || owner === "their"),
);

const atRandom: Rule<true | undefined> = optional(
  fixed("at random").map(() => true as const),
);

/** "reveal their hand", "reveal the top card of your deck" */
export const revealProductions: Productions<RevealEffects> = {
  "reveal-top-card": {
    acts: [
      revealTop.map(([amount, whose]) => (who) =>
        effect({
          type: "reveal-top-card",
          player: pileOf(whose, who),
          amount: amount === 1 ? undefined : amount,
        })
      ),
      pattern`${play} with the top card of ${whosePile} ${
        words("deck", "decks")
      } ${words("face up", "faceup", "revealed")}`.map(([, whose]) => (who) =>
        effect({
          type: "reveal-top-card",
          player: pileOf(whose, who),
          continuous: true,
        })
      ),
    ],
  },
  "reveal-until": {
    acts: [
      checked(
        pattern`${reveal} cards from the top of ${own} deck until ${self} reveal ${cardPhrase} ${kept} ${rest}`,
        ([, deck, who, , kept, rest]) =>
          [who, kept.whose ?? deck, rest.whose].every((one) => one === deck),
      ).map(
        ([, deck, , noun, { whose: _, ...kept }, { whose: __, ...rest }]) =>
        (who) => {
          const player = pileOf(deck === "you" ? "CONTROLLER" : "THEIR", who);
          return effect({
            type: "reveal-until",
            player,
            target: inPile(noun, "deck", player),
            ...kept,
            ...rest,
          });
        },
      ),
    ],
  },
  "reveal-hand": {
    clauses: [
      words(
        "your hand is revealed",
        "your hand is revealed to all players",
      ).map(() => () =>
        effect({ type: "reveal-hand", player: "CONTROLLER", continuous: true })
      ),
      words(
        "opponents' hands are revealed",
        "opponents' hands are revealed to all players",
      ).map(() => () =>
        effect({ type: "reveal-hand", player: "OPPONENTS", continuous: true })
      ),
    ],
    acts: [
      pattern`${play} with ${whosePile} ${words("hand", "hands")} ${
        words("face up", "faceup", "revealed")
      }`.map(([, whose]) => (who) =>
        effect({
          type: "reveal-hand",
          player: pileOf(whose, who),
          continuous: true,
        })
      ),
      pattern`${reveal} ${whosePile} ${words("hand", "hands")}`.map(
        ([, whose]) => (who) =>
          effect({ type: "reveal-hand", player: pileOf(whose, who) }),
      ),
    ],
  },
  "reveal-card": {
    acts: [
      pattern`${reveal} ${cardPhrase} ${atRandom} from ${whosePile} hand`.map((
        [, noun, random, whose],
      ) => revealing(noun, whose, random)),
      pattern`${reveal} ${cardPhrase} from ${whosePile} hand at random`.map((
        [, noun, whose],
      ) => revealing(noun, whose, true)),
      pattern`${reveal} ${inHand}`.map(([, noun]) =>
        revealing(noun, noun.owner === "you" ? "CONTROLLER" : "THEIR")
      ),
    ],
  },
};

function revealing(
  noun: Noun,
  whose: Whose,
  random?: true,
): Act<EffectOf<"reveal-card">> {
  return (who) =>
    effect({
      type: "reveal-card",
      random,
      player: pileOf(whose, who),
      target: inPile(noun, "hand", pileOf(whose, who)),
    });
}
