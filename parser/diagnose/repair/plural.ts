import {
  type FaultyText,
  type TokenEdit,
  wordAt,
} from "../../../combinators/mistakes/mod.ts";
import { newToken } from "./new_token.ts";
import { isArticleAt } from "./written.ts";

const SINGULAR: Readonly<Record<string, string>> = {
  allies: "ally",
  enemies: "enemy",
  cards: "card",
  characters: "character",
  events: "event",
};

// "Allies gain +{s} spark." fails at its end.
const REACH = 6;
// Less than a letter: "enemies" is no misspelled "enemy".
const COST = 0.97;

/** "One", "each" or "all" for a plural where a single card is expected. */
export function pluralEdits(faulty: FaultyText, at: number): TokenEdit[] {
  const last = wordAt(faulty, at) === "played" ? at + 1 : at;
  const places = Array.from({ length: REACH }, (_, back) => last - back);
  return places.flatMap((place) => {
    const many = wordAt(faulty, place);
    const one = SINGULAR[many];
    if (one === undefined) return [];
    if (isArticleAt(faulty, place - 1)) {
      return [edit(place, 1, [one])];
    }
    if (wordAt(faulty, place - 1) === "played") {
      return [edit(place - 1, 2, ["a", "played", one])];
    }
    const { removed, verb } = verbBehind(faulty, place);
    const article = /^[aeiou]/.test(one) ? "an" : "a";
    const each = one === "ally"
      ? ["each", "allied", "character"]
      : ["each", one];
    return [
      edit(place, removed, [article, one, ...verb]),
      edit(place, removed, [...each, ...verb]),
      edit(place, 1, ["all", many]),
    ];
  });
}

/** "gain" becomes "gains" along with its subject. */
function verbBehind(
  faulty: FaultyText,
  at: number,
): { readonly removed: number; readonly verb: readonly string[] } {
  return wordAt(faulty, at + 1) === "gain"
    ? { removed: 2, verb: ["gains"] }
    : { removed: 1, verb: [] };
}

function edit(
  at: number,
  removed: number,
  words: readonly string[],
): TokenEdit {
  const added = words.map((word) => newToken(word));
  return {
    why: "replaced",
    at,
    removed,
    added,
    cost: COST,
    special: "plural-for-one",
  };
}
