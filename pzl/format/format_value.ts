import type { MetadataKey } from "../metadata.ts";
import type { PlayerField, StateField } from "../state/state_keys.ts";
import { gapOf, type KeyAndValue } from "../text/split_key.ts";
import { newLog } from "../text/log.ts";
import { isBlank, type Piece, splitList, trim } from "../text/piece.ts";
import { readCounters, writeCounters } from "../values/counters.ts";
import { toInteger } from "../values/values.ts";
import { PHASE_NAMES } from "../values/words.ts";
import { formatCard } from "./format_card.ts";
import type { ProblemMarks } from "./marks.ts";

/** The tidied value of a key of `[metadata]`; undefined if it must not change. */
export function formatMetadata(
  key: MetadataKey,
  { value }: KeyAndValue,
  marks: ProblemMarks,
): string | undefined {
  if (marks.touch(value)) return undefined;
  switch (key) {
    case "Turns":
    case "TargetCount":
      return formatInteger(value);
    case "HumanControl":
      return value.text.toLowerCase();
    default:
      return value.text;
  }
}

/** The tidied value of a key of `[state]`; undefined if it must not change. */
export function formatState(
  field: StateField,
  pair: KeyAndValue,
  marks: ProblemMarks,
): string | undefined {
  const { value } = pair;
  if (field.kind === "player") return formatPlayer(field.of, pair, marks);
  if (marks.touch(value)) return undefined;
  const { text } = value;
  switch (field.kind) {
    case "turn":
      return formatInteger(value);
    case "activeplayer":
    case "removesummoningsickness":
      return text.toLowerCase();
    case "activephase":
    case "activephaseadvance":
      return PHASE_NAMES.get(text.toUpperCase())?.word ?? text;
    case "ability":
      return undefined;
  }
}

function formatPlayer(
  { kind }: PlayerField,
  pair: KeyAndValue,
  marks: ProblemMarks,
): string | undefined {
  const { value } = pair;
  switch (kind) {
    case "cards":
      return formatList(pair, marks, formatCard);
    case "scripts":
      return formatList(pair, marks, ({ text }) => text);
    case "integer":
      return marks.touch(value) ? undefined : formatInteger(value);
    case "mana":
      return marks.touch(value) ? undefined : value.text;
    case "counters":
      return marks.touch(value)
        ? undefined
        : writeCounters(readCounters(newLog(), value, value, true));
  }
}

/** The elements of a list, each tidied by itself or left as it is. */
function formatList(
  pair: KeyAndValue,
  marks: ProblemMarks,
  format: (element: Piece) => string,
): string {
  // The blanks before the first element are a part of it.
  const gap = gapOf(pair);
  const list = { text: gap.text + pair.value.text, at: gap.at };
  const elements = splitList(list, ";").map((element) =>
    marks.touch(element) ? element.text : format(trim(element))
  );
  // A blank at the end would be no part of the value without the semicolon.
  const last = elements.at(-1) ?? "";
  return elements.join(";") +
    (isBlank(last.charCodeAt(last.length - 1)) ? ";" : "");
}

function formatInteger({ text }: Piece): string {
  return `${toInteger(text) ?? text}`;
}
