import type { Diagnostic } from "../../../diagnostics/internal.ts";
import { tabulaDiagnostic } from "../../messages/mod.ts";
import { tomlHeaders } from "../headers.ts";
import type { Mistake } from "./mistake.ts";
import { lineBehind, statementsBefore, type TomlPlace } from "./place.ts";
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
function entryAt(place: TomlPlace): string | undefined {
  const { text, at } = place;
  const header = tomlHeaders(text).findLast(({ start }) => start < at);
  if (header?.isArray !== true) return undefined;
  const values = new Map(
    statementsBefore({ text, at: Math.max(at - 1, 0) })
      .map(({ key, keySpan, end }) => [
        key,
        /^\s*=\s*"([^"\\\n]*)"/.exec(text.slice(keySpan.end, end))?.[1],
      ]),
  );
  const [name, id] = [values.get("name"), values.get("id")];
  if (name === undefined) return undefined;
  const what = header.path[0]?.endsWith("cards") ? "card" : "row";
  return `${what} "${name}"${id === undefined ? "" : ` (${id})`}`;
}
