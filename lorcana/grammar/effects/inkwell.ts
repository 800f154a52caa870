import { optional, type Rule } from "../../../combinators/mod.ts";
import { type Act, doneBy, ownedBy } from "./who_acts.ts";
import type { Effects, Player } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { toCards } from "../nouns/noun.ts";
import { nounPhrase, target } from "../nouns/noun_phrase.ts";
import { whosePile } from "../nouns/players.ts";
import { lookup, pattern, verb, words } from "../words.ts";
import { topCards } from "./top_cards.ts";

const put = verb("put");

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

type Inkwell = Effects["put-into-inkwell"];

/** Where cards come from, of whoever puts them. */
export const fromZone: Rule<"hand" | "discard"> = lookup<"hand" | "discard">({
  "from your hand": "hand",
  "from hand": "hand",
  "from their hand": "hand",
  "from your discard": "discard",
  "from your discard pile": "discard",
  "from their discard": "discard",
});

/** "put the top card of your deck into your inkwell facedown and exerted" */
export const inkwellActs: readonly Rule<Act>[] = [
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
      ...doneBy(who, target),
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
