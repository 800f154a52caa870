import { oneOf, optional, type Rule } from "../../combinators/mod.ts";
import { type Act, chooser, ownedBy } from "../act.ts";
import { simpleAmount, thatMuch } from "../amounts.ts";
import type { Amount, Effects, Player } from "../ast/mod.ts";
import { effect } from "../build.ts";
import { type Noun, toCards } from "../noun.ts";
import { nounPhrase, target } from "../noun_phrase.ts";
import { pileOf, whosePile } from "../players.ts";
import { lookup, pattern, verb, words } from "../words.ts";

const put = verb("put");
const cards = words("card", "cards");
const discard = words("discard", "discard pile", "discards");
const deck = words("deck", "decks");
const anyOrder: Rule<"player-choice" | undefined> = optional(
  lookup<"player-choice">({ "in any order": "player-choice" }),
);

/** How cards lie in the inkwell. */
interface Lying {
  readonly facedown?: true;
  readonly exerted?: true;
}

/** "facedown and exerted", with or without a comma before it. */
export const lying: Rule<Lying> = lookup<Lying>({
  "facedown and exerted": { facedown: true, exerted: true },
  ", facedown and exerted": { facedown: true, exerted: true },
  ", face down and exerted,": { facedown: true, exerted: true },
  ", face down and exerted": { facedown: true, exerted: true },
  "face down and exerted": { facedown: true, exerted: true },
  "facedown": { facedown: true },
  "face down": { facedown: true },
  "exerted": { exerted: true },
  "exerted and facedown": { facedown: true, exerted: true },
});

const lies: Rule<Lying | undefined> = optional(lying);
const inkwell = words("inkwell", "inkwells", "ink supply");

/** How many cards, and of whose deck. */
export type TopCards = readonly [Amount, Player | "THEIR"];

/** "the top 2 cards of your deck": how many, and whose. */
export const topCards: Rule<TopCards> = oneOf<TopCards>([
  pattern`the top card of ${whosePile} ${deck}`.map(([whose]) => [1, whose]),
  pattern`the top ${simpleAmount} ${cards} of ${whosePile} ${deck}`.map((
    [amount, , whose],
  ) => [amount, whose]),
  pattern`a card from the top of ${whosePile} ${deck}`.map((
    [whose],
  ) => [1, whose]),
  pattern`${thatMuch} cards from the top of ${whosePile} ${deck}`.map((
    [amount, whose],
  ) => [amount, whose]),
]);

type Inkwell = Effects["put-into-inkwell"];

const fromZone: Rule<"hand" | "discard"> = lookup<"hand" | "discard">({
  "from your hand": "hand",
  "from hand": "hand",
  "from their hand": "hand",
  "from your discard": "discard",
  "from your discard pile": "discard",
  "from their discard": "discard",
});

const inkwellActs: readonly Rule<Act>[] = [
  pattern`${put} ${topCards} into ${whosePile} ${inkwell} ${lies}`.map((
    [, [amount], , , lies],
  ) =>
    inking((who) => ({
      source: "top-of-deck",
      target: who,
      amount: amount === 1 ? undefined : amount,
      ...lies,
    }))
  ),
  pattern`${put} ${nounPhrase} ${fromZone} into ${whosePile} ${inkwell} ${lies}`
    .map(([, noun, source, , , lies]) =>
      inking((who) => ({ source, target: who, ...toCards(noun), ...lies }))
    ),
  pattern`${put} ${target} into ${whosePile} ${inkwell} ${lies}`.map((
    [, target, , , lies],
  ) =>
    inking((who) => ({
      source: "target",
      target: ownedBy(who, target),
      chosenBy: chooser(who),
      ...lies,
    }))
  ),
  pattern`${put} an additional card from your hand into your inkwell ${lies}`
    .map(([, lies]) => () =>
      effect("additional-inkwell", { amount: 1, facedown: lies?.facedown })
    ),
];

function inking(
  fields: (
    who: Player,
  ) => { readonly [K in keyof Inkwell]: Inkwell[K] | undefined },
): Act {
  return (who) => effect("put-into-inkwell", fields(who));
}

type Up = { readonly facedown?: true; readonly faceup?: true };
const facing: Rule<Up | undefined> = optional(lookup<Up>({
  "facedown": { facedown: true },
  "face down": { facedown: true },
  "faceup": { faceup: true },
  "face up": { faceup: true },
}));

const underActs: readonly Rule<Act>[] = [
  pattern`${put} ${topCards} ${facing} under ${target} ${facing}`.map((
    [, [amount], before, under, behind],
  ) =>
  () =>
    effect("put-under", {
      source: "top-of-deck",
      under,
      amount: amount === 1 ? undefined : amount,
      ...before,
      ...behind,
    })
  ),
  pattern`${put} ${nounPhrase} ${fromZone} ${facing} under ${target} ${facing}`
    .map(([, noun, source, before, under, behind]) => () =>
      effect("put-under", {
        source,
        under,
        ...toCards(noun),
        ...before,
        ...behind,
      })
    ),
  pattern`${put} all cards that were under ${target} under ${target}`.map((
    [, from, under],
  ) =>
  () => effect("put-under", { source: "under", from, under, amount: "all" })),
  pattern`${put} ${target} ${facing} under ${target} ${facing}`.map((
    [, target, before, under, behind],
  ) =>
  () =>
    effect("put-under", {
      source: "target",
      from: target,
      under,
      ...before,
      ...behind,
    })
  ),
  pattern`${verb("return")} ${howMany()} under ${target} to ${whosePile} hand`
    .map(([, amount, target]) => () =>
      effect("move-cards-from-under", { amount, target, destination: "hand" })
    ),
  pattern`${put} ${howMany()} that ${
    words("was", "were")
  } under ${target} into ${whosePile} ${pile()} ${lies}`
    .map(([, amount, , target, , destination, lies]) => () =>
      effect("move-cards-from-under", { amount, target, destination, ...lies })
    ),
  pattern`${put} ${howMany()} from under ${target} into ${whosePile} ${pile()} ${lies}`
    .map(([, amount, target, , destination, lies]) => () =>
      effect("move-cards-from-under", { amount, target, destination, ...lies })
    ),
];

const underToDeck: Rule<Act> =
  pattern`${put} ${howMany()} from under ${target} on the bottom of ${whosePile} ${deck} ${anyOrder}`
    .map(([, amount, target, , , ordering]) => () =>
      effect("move-cards-from-under", {
        amount,
        target,
        destination: "deck-bottom",
        ordering,
      })
    );

function howMany(): Rule<Amount> {
  return oneOf<Amount>([
    lookup<Amount>({
      "all cards": "all",
      "all the cards": "all",
      "any number of cards": "any",
      "a card": 1,
      "one card": 1,
    }),
  ]);
}

type Pile = "hand" | "inkwell" | "discard";

function pile(): Rule<Pile> {
  return lookup<Pile>({
    "hand": "hand",
    "inkwell": "inkwell",
    "discard": "discard",
  });
}

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
        chosenBy: chooser(who),
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
      chosenBy: chooser(who),
    })
  ),
  pattern`${put} ${target} ${words("into", "in")} ${whosePile} ${discard}`.map(
    ([, target]) => (who) =>
      effect("put-into-discard", {
        target: ownedBy(who, target),
        chosenBy: chooser(who),
      }),
  ),
];

/** "put the top card of your deck into your inkwell", "put … under …" */
export const putActs: readonly Rule<Act>[] = [
  ...inkwellActs,
  ...underActs,
  underToDeck,
  ...deckActs,
  ...pileActs,
];
