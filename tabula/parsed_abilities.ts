import type { ParsedCard } from "./parse_cards.ts";

/**
 * The text of `parsed_abilities.json`: the abilities of each card, by id.
 *
 * Put together as text, so that any id is kept as it is; an object would move
 * `"10"` to the front and trip over `"__proto__"`. Cards that share an id add up.
 */
export function writeParsedAbilities(cards: readonly ParsedCard[]): string {
  const byId = new Map<string, string[]>();
  for (const { card: { id }, json } of cards) {
    if (json === undefined) continue;
    const entry = byId.get(id);
    if (entry === undefined) byId.set(id, [...json]);
    else entry.push(...json);
  }
  const ids = [...byId.keys()].sort(byBytes);
  if (ids.length === 0) return "{}";
  const entries = ids.map((id) => entryText(id, byId.get(id) ?? []));
  return `{\n${entries.join(",\n")}\n}`;
}

function entryText(id: string, abilities: readonly string[]): string {
  const key = JSON.stringify(id);
  if (abilities.length === 0) return `  ${key}: []`;
  const items = abilities.map((json) =>
    `    ${json.replaceAll("\n", "\n    ")}`
  );
  return `  ${key}: [\n${items.join(",\n")}\n  ]`;
}

/** The order of the texts' UTF-8 bytes, which is that of their code points. */
function byBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Surrogates stand for characters above all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
