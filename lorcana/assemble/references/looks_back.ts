import { CONDITION_TRAITS } from "../../ast/condition_traits.ts";
import { EXCLUDING, THIS_CARD } from "../../ast/target_names.ts";
import { GONE_BY, LEAVING } from "./gone.ts";

/**
 * Whether anything in a tree may depend on what was said before it. Most abilities
 * have nothing of that kind, so there is nothing to find out about them. Only the
 * words of the tree are looked at, not where they stand: rather yes than no.
 */
export function looksBack(node: object): boolean {
  let isThisCard = false;
  let isOfThisCard = false;
  // Asking for fields by their names takes longer: there are too many kinds of nodes.
  for (const value of Object.values(node)) {
    if (typeof value === "string") {
      const sign = SIGNS.get(value);
      if (sign === "back") return true;
      if (sign === "this card") isThisCard = true;
      else if (sign !== undefined) isOfThisCard = true;
    } else if (typeof value === "object") {
      if (looksBack(value)) return true;
    } else if (value === true && isSaidOfOthers(node)) return true;
  }
  return isThisCard && isOfThisCard;
}

/** "other", "instead" */
function isSaidOfOthers(
  node: { readonly excludeSelf?: unknown; readonly instead?: unknown },
): boolean {
  return node.excludeSelf === true || node.instead === true;
}

/** Words that mean something else in every text. */
const BACK: readonly string[] = [
  "previous-target",
  "attacker",
  "defender",
  "THAT_PLAYER",
  "EACH_OTHER_PLAYER",
  "their",
  "if-you-do",
  "if-they-do-not",
  "this-way",
  "cards-this-way",
  "ink-types-this-way",
  "trigger-amount",
  "chosen-number",
  "chosen-ink-type",
  "chosen-property",
  "named-card",
  "repeat",
  "same-name",
  "same-location",
  "same-classification",
  // Abilities in quotes must suit the cards that get them.
  "grant-ability",
  ...EXCLUDING,
];

/**
 * What counts if it is about this card: it may be gone ("When this character is
 * banished, exert this character"), or need not be named.
 */
const OF_THIS_CARD: readonly string[] = [
  ...LEAVING,
  ...GONE_BY,
  ...Object.entries(CONDITION_TRAITS)
    .filter(([, traits]) =>
      "withoutTarget" in traits && traits.withoutTarget === "this card"
    )
    .map(([type]) => type),
];

const SIGNS: ReadonlyMap<string, "back" | "this card" | "of this card"> =
  new Map([
    ...OF_THIS_CARD.map((word) => [word, "of this card"] as const),
    ...Object.keys(THIS_CARD).map((word) => [word, "this card"] as const),
    ...BACK.map((word) => [word, "back"] as const),
  ]);
