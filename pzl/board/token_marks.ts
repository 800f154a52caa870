import type { InlineToken } from "../types.ts";

/** What a board shows of a token beside its size and name. */
export function tokenMarks(
  name: string,
  { color, types, keywords }: InlineToken,
): readonly string[] {
  const others = types.filter((type) => !isTold(name, type));
  return [
    ...colorWords(color ?? ""),
    ...(others.length === 0 ? [] : [others.join(" ").toLowerCase()]),
    ...keywords.map(inLowerCase),
  ];
}

/** The size tells that it is a creature, the name usually what kind of one. */
function isTold(name: string, type: string): boolean {
  return type === "Creature" || name.split(" ").includes(type);
}

const COLORS: ReadonlyMap<string, string> = new Map([
  ["w", "white"],
  ["u", "blue"],
  ["b", "black"],
  ["r", "red"],
  ["g", "green"],
  ["c", "colorless"],
]);

/** The colors of a token as Forge reads them: a word, or one or two letters. */
function colorWords(color: string): readonly string[] {
  const lower = color.toLowerCase();
  if (lower === "all") return ["all colors"];
  if ([...COLORS.values()].includes(lower)) return [lower];
  if (lower.length > 2) return [];
  const words = [...lower].flatMap((letter) => COLORS.get(letter) ?? []);
  return words.length === 0 ? [] : [[...new Set(words)].join(" and ")];
}

/** "Flying" is "flying"; names in a keyword stay as they are. */
function inLowerCase(keyword: string): string {
  return keyword.charAt(0).toLowerCase() + keyword.slice(1);
}
