import { checked, type Rule } from "../../../../combinators/mod.ts";
import { wordAt } from "../../nouns/agreement.ts";
import { words } from "../../words.ts";

/** "it" or "them", after "reveal … and put". */
export const it: Rule<undefined> = checked(
  words(
    "it",
    "them",
    "that card",
    "the revealed card",
    "those cards",
    "that character",
    "that item",
    "that location",
    "that action",
    "that song",
  ),
  (_, values, start, end) => isSaidSo(values, start, wordAt(values, end - 1)),
);

const KINDS: ReadonlySet<string> = new Set(["character", "item", "location"]);

/** "If it's an item card, … that location": its sentence says what it is. */
function isSaidSo(
  values: readonly unknown[],
  start: number,
  kind: string,
): boolean {
  const said: string[] = [];
  for (let at = start - 1; at >= 0 && wordAt(values, at) !== "."; at--) {
    said.push(wordAt(values, at));
  }
  return !KINDS.has(kind) || said.includes(kind) ||
    !said.some((word) => KINDS.has(word));
}
