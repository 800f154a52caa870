import {
  capitalized as withFirstCapital,
  type FaultyText,
  inCaseOf,
  type MistakeGuide,
  spelled,
  type TokenEdit,
  wordAt,
} from "../../../combinators/mistakes/mod.ts";
import type { Dialect } from "../../../lexer/dialects/mod.ts";

/** Writes what an edit puts in, capitalized as its position and the old words ask. */
export function inCaseFor(
  dialect: Dialect,
): Required<MistakeGuide>["inCase"] {
  return (faulty, edit, written) => {
    const meant = edit.why === "respelled"
      ? inCaseOf(written, spelled(edit))
      : withCapital(written, spelled(edit), dialect);
    const isStart = edit.why === "special" ||
      startsSentence(faulty, edit.at) && !isCost(faulty, edit, meant) &&
        meant !== "{bullet}";
    return isStart ? capitalized(meant) : meant;
  };
}

/** A new word, capitalized if the old one was; names of values are not. */
function withCapital(
  written: string,
  meant: string,
  { read }: Dialect,
): string {
  const body = meant.replaceAll(/[{}]/g, "").toLowerCase();
  const isName = read(body).sort === "value";
  return /^\{?[A-Z]/.test(written) && (!isName || /^\{[A-Z]/.test(written))
    ? capitalized(meant)
    : meant;
}

/** Whether a capital letter belongs at a position. */
function startsSentence(
  { tokens, text }: FaultyText,
  at: number,
): boolean {
  const before = tokens[at - 1];
  if (before === undefined || /^[.:\n]$/.test(before.spelling)) return true;
  // "{Judgment} Draw {cards}."
  return at === 1 &&
    /^\{[A-Z]\w+ed|^\{Judgment/.test(text.slice(before.start, before.end));
}

/** "{e}:" and "{e}, abandon an ally:" start in lower case. */
function isCost(
  faulty: FaultyText,
  { at, removed }: TokenEdit,
  meant: string,
): boolean {
  return meant.startsWith("{") && /^[:,]$/.test(wordAt(faulty, at + removed));
}

function capitalized(text: string): string {
  // A phrase with a prefix has one for capitals, too.
  return /^\{[@$]/.test(text) ? text : withFirstCapital(text);
}
