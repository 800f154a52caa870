import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import { type Act, doneBy, ownedBy } from "./who_acts.ts";
import type { Player } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { type Noun, toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { pileOf, whosePile } from "../nouns/players.ts";
import { lookup, pattern, verb, words } from "../words.ts";
import { anyOrder } from "./any_order.ts";
import { inkwellActs } from "./inkwell.ts";
import { topCards } from "./top_cards.ts";
import { underActs } from "./under.ts";

const put = verb("put");
const discard = words("discard", "discard pile", "discards");
const deck = words("deck", "decks");

type DeckEnd = "put-on-bottom" | "put-on-top";

interface End {
  readonly type: DeckEnd;
  readonly orBottom?: true;
}

const bottom: End = { type: "put-on-bottom" };
const top: End = { type: "put-on-top" };
const either: End = { type: "put-on-top", orBottom: true };

const deckEnd: Rule<End> = lookup<End>({
  "on the bottom of": bottom,
  "on bottom of": bottom,
  "on the top of": top,
  "on top of": top,
  "on the top or the bottom of": either,
  "on the top or bottom of": either,
  "on either the top or the bottom of": either,
  "on either the top or bottom of": either,
});

const insteadOfDiscard: Rule<"discard" | undefined> = optional(
  lookup<"discard">({
    "instead of into your discard": "discard",
    "instead of your discard": "discard",
    "instead of into their discard": "discard",
  }),
);

const deckActs: readonly Rule<Act>[] = [
  pattern`${put} ${target} ${deckEnd} ${whosePile} ${deck} ${anyOrder} ${insteadOfDiscard}`
    .map(([, target, end, whose, , ordering, insteadOf]) => (who) =>
      effect(end.type, {
        target: ownedBy(who, target),
        orBottom: end.orBottom,
        intoDeck: whoseDeck(whose),
        ordering,
        insteadOf,
        ...doneBy(who, target),
      })
    ),
  pattern`${put} ${nounPhrase} ${fromPile()} ${deckEnd} ${whosePile} ${deck} ${anyOrder}`
    .map(([, noun, from, end, whose, , ordering]) =>
      fromTo({ noun, from, end, whose, ordering })
    ),
];

interface From {
  readonly from: "discard" | "hand" | "inkwell";
  readonly whose: Player | "THEIR";
}

function fromPile(): Rule<From> {
  return oneOf<From>([
    pattern`from ${whosePile} ${discard}`.map(([whose]): From => ({
      from: "discard",
      whose,
    })),
    pattern`from ${whosePile} hand`.map(([whose]): From => ({
      from: "hand",
      whose,
    })),
    pattern`from ${whosePile} inkwell`.map(([whose]): From => ({
      from: "inkwell",
      whose,
    })),
  ]);
}

interface Way {
  readonly noun: Noun;
  readonly from: From;
  readonly end: End;
  readonly whose: Player | "THEIR";
  readonly ordering: "player-choice" | undefined;
}

function fromTo({ noun, from, end, whose, ordering }: Way): Act {
  return (who) =>
    effect(end.type, {
      target: pileOf(from.whose, who),
      from: from.from,
      orBottom: end.orBottom,
      ...toCards(noun),
      intoDeck: whoseDeck(whose),
      ordering,
    });
}

function whoseDeck(
  whose: Player | "THEIR",
): "owner" | "you" | "chosen-player" | "their" {
  return whose === "CONTROLLER"
    ? "you"
    : whose === "THEIR"
    ? "their"
    : whose === "CHOSEN_PLAYER" || whose === "CHOSEN_OPPONENT"
    ? "chosen-player"
    : "owner";
}

const pileActs: readonly Rule<Act>[] = [
  pattern`${put} ${topCards} into ${whosePile} ${discard}`.map((
    [, [amount, whose]],
  ) =>
  (who) => effect("mill", { amount, target: pileOf(whose, who) })),
  pattern`${put} ${target} into ${whosePile} ${words("hand", "hands")}`.map((
    [, target],
  ) =>
  (who) =>
    effect("put-into-hand", {
      target: ownedBy(who, target),
      ...doneBy(who, target),
    })
  ),
  pattern`${put} ${target} ${words("into", "in")} ${whosePile} ${discard}`.map(
    ([, target]) => (who) =>
      effect("put-into-discard", {
        target: ownedBy(who, target),
        ...doneBy(who, target),
      }),
  ),
];

/** "put the top card of your deck into your inkwell", "put … under …" */
export const putActs: readonly Rule<Act>[] = [
  ...inkwellActs,
  ...underActs,
  ...deckActs,
  ...pileActs,
];
