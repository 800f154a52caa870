/** The name of the file with the abilities of all cards. */
export const PARSED_ABILITIES = "parsed_abilities.json";

/** The abilities of a card with rules text; nothing if it could not be read. */
export interface CardJson {
  /** Whose abilities they are. */
  readonly card: { readonly id: string };
  /** The abilities as JSON. */
  readonly json?: string;
}

/**
 * The text of `parsed_abilities.json`: the abilities of each card, by id.
 *
 * Put together as text, so that any id is kept as it is; an object would move
 * `"10"` to the front and trip over `"__proto__"`.
 */
export function writeParsedAbilities(
  cards: readonly CardJson[],
  sort: (ids: readonly string[]) => readonly string[] = sorted,
): string {
  const byId = new Map<string, string>();
  for (const { card: { id }, json } of cards) {
    if (json !== undefined) byId.set(id, json);
  }
  if (byId.size === 0) return "{}";
  const ids = [...byId.keys()];
  const arePlain = ids.every(isPlain);
  const parts: string[] = [];
  for (const id of arePlain ? sort(ids) : ids.sort(byBytes)) {
    parts.push(
      parts.length === 0 ? "{\n  " : ",\n  ",
      arePlain ? `"${id}"` : JSON.stringify(id),
      ": ",
      byId.get(id) ?? "[]",
    );
  }
  parts.push("\n}");
  // One step: the text can be long, and its parts would be copied twice.
  return parts.join("");
}

function sorted(ids: readonly string[]): readonly string[] {
  return ids.toSorted();
}

/** Letters, digits and hyphens alone, as in a UUID: sorted and quoted quickly. */
function isPlain(id: string): boolean {
  return /^[\w-]*$/.test(id);
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
