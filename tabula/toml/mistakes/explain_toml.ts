import type { Diagnostic } from "../../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../../messages/mod.ts";
import { pairsByKey } from "../pairs.ts";
import type { Mistake } from "./mistake.ts";
import {
  lineBehind,
  pairsBefore,
  sectionAround,
  type TomlPlace,
} from "./place.ts";
import { SITUATIONS } from "./situations.ts";

/** Explains why a text is no TOML, from where the parser gave up and what it said. */
export function explainToml(
  text: string,
  at: number,
  said: string,
): Diagnostic {
  const place = { text, at };
  const { reason, span: { start, end }, ...extras } = mistakeAt(place, said);
  const entry = entryAt(place);
  // The last character of a file may be the mistake.
  const span = { start, end: Math.min(end, text.length) };
  return tabulaDiagnostic("invalid-toml", span, { reason }, {
    ...extras,
    ...entry !== undefined && { notes: [`in the ${entry}`] },
  });
}

function mistakeAt(place: TomlPlace, said: string): Mistake {
  for (const [words, explain] of SITUATIONS) {
    const mistake = words.test(said) ? explain(place) : undefined;
    if (mistake !== undefined) return mistake;
  }
  const { length } = /^\S*/.exec(lineBehind(place))?.[0] ?? "";
  return {
    reason: said.replace("Invalid TOML document: ", ""),
    span: { start: place.at, end: place.at + length },
  };
}

/** What a person calls the row that a place is in: `card "Fox" (0a0b…)`. */
function entryAt({ text, at }: TomlPlace): string | undefined {
  const before = { text, at: Math.max(at - 1, 0) };
  const { isArray, path } = sectionAround(before);
  if (!isArray) return undefined;
  const pairs = pairsByKey(pairsBefore(before));
  const [name, id] = ["name", "id"].map((key) => {
    const value = pairs.get(key)?.value;
    return value &&
      /^"([^"\\\n]*)"$/.exec(text.slice(value.start, value.end))?.[1];
  });
  if (name === undefined) return undefined;
  const what = path[0]?.endsWith("cards") ? "card" : "row";
  return `${what} "${name}"${id === undefined ? "" : ` (${id})`}`;
}
