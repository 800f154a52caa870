import { TRIGGER_KEYWORDS, type TriggerKeyword } from "../../ast/internal.ts";

/** The trigger keywords that one directive can stand for: {JudgmentDissolved}. */
export const COMBINED_KEYWORDS: readonly (readonly TriggerKeyword[])[] =
  inAnyOrder(TRIGGER_KEYWORDS);

/** The directives that stand for no value, as the printers write them. */
const KEYWORDS: readonly string[] = [
  ...COMBINED_KEYWORDS.map((keywords) => keywords.join("")),
  "aegis",
  "banish",
  "banished",
  "bullet",
  "ChooseOne",
  "discover",
  "dissolve",
  "energy-symbol",
  "fast",
  "JudgmentPhaseName",
  "materialize",
  "prevent",
  "reclaim",
];

/** The same names in lower case, as in the grammar. */
export const KEYWORD_NAMES: ReadonlySet<string> = new Set(
  KEYWORDS.map((name) => name.toLowerCase()),
);

/** Names with "_" between words, by the names that the grammar knows. */
export const SNAKE_NAMES: ReadonlyMap<string, string> = new Map(
  KEYWORDS.map((name) => [name.toLowerCase(), snake(name).toLowerCase()]),
);

/** "ChooseOne", "chooseone", "energy-symbol" with "_" between their words. */
export function snakeName(name: string): string {
  const known = SNAKE_NAMES.get(name);
  return known === undefined || name !== name.toLowerCase()
    ? snake(name)
    : known;
}

function snake(name: string): string {
  return name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, "_");
}

/** Every way to put some of the items in a row, each at most once. */
function inAnyOrder<T>(items: readonly T[]): readonly (readonly T[])[] {
  return items.flatMap((item) => {
    const rest = items.filter((other) => other !== item);
    return [[item], ...inAnyOrder(rest).map((more) => [item, ...more])];
  });
}
