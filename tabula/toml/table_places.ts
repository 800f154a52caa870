import type { Span } from "../../diagnostics/internal.ts";
import { pairsIn, type TomlPair } from "./pairs.ts";
import { lineEnd } from "./pieces.ts";
import { tomlSections } from "./sections.ts";

/** What makes a name a key at the top of a text, and where it is. */
export interface NamePlace {
  /** `[name]` or `[[name]]`; `[name.x]`; or `name = …`. */
  readonly kind: "header" | "inner" | "key";
  readonly span: Span;
}

/** Finds the names at the top of a text: headers first, and the first of each. */
export function tablePlaces(
  text: string,
): ReadonlyMap<string, NamePlace> {
  const places = new Map<string, NamePlace>();
  const add = ([name]: readonly string[], place: NamePlace) => {
    if (name !== undefined && !places.has(name)) places.set(name, place);
  };
  const [top, ...tables] = tomlSections(text);
  for (const { path, header: span } of tables) {
    if (path.length === 1) add(path, { kind: "header", span });
  }
  for (const pair of pairsIn(text, top!.span)) {
    add(pair.path, { kind: "key", span: firstLine(text, pair) });
  }
  for (const { path, header: span } of tables) {
    add(path, { kind: "inner", span });
  }
  return places;
}

/** A key and its value, as far as they are on one line. */
function firstLine(text: string, { keySpan, value }: TomlPair): Span {
  const { start, end } = value ?? keySpan;
  return { start: keySpan.start, end: Math.min(end, lineEnd(text, start)) };
}
