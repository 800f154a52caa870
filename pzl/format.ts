import { readCards } from "./cards/cards.ts";
import { readCounters, writeCounters } from "./values/counters.ts";
import { type KeyRules, splitKey } from "./text/key_lines.ts";
import { eachLine, type Line } from "./text/lines.ts";
import { hasErrors, type Log } from "./text/log.ts";
import { METADATA_RULES, type MetadataKey } from "./metadata.ts";
import type { Piece } from "./text/piece.ts";
import { readScripts, writeScripts } from "./cards/scripts.ts";
import { headerName } from "./text/sections.ts";
import {
  BYTE_ORDER_MARK,
  type PuzzleSource,
  puzzleText,
} from "./text/source.ts";
import {
  type PlayerField,
  STATE_RULES,
  type StateField,
} from "./state/state_keys.ts";
import { readBoolean, readMana, toInteger } from "./values/values.ts";
import {
  DIFFICULTY_NAMES,
  GOAL_NAMES,
  PHASE_NAMES,
  PLAYER_NAMES,
} from "./values/words.ts";
import { writeCards } from "./cards/write_cards.ts";

/**
 * Tidies a puzzle file and changes nothing it says: comments, the order of its
 * lines and the spelling of its keys stay; blanks, separators and values become
 * those of the canonical text. A line that cannot be read stays as it is.
 *
 * @example
 * ```ts
 * import { formatPuzzle } from "@dreamtides/parse";
 * import { strictEqual } from "node:assert/strict";
 *
 * strictEqual(
 *   formatPuzzle("[state]\n# mine\nHumanHand = Opt ; Shock | tapped;"),
 *   "[state]\n# mine\nHumanHand=Opt;Shock|Tapped\n",
 * );
 * ```
 */
export function formatPuzzle(source: PuzzleSource): string {
  const lines: string[] = [];
  let section: string | undefined;
  eachLine(puzzleText(source), (line) => {
    if (line.kind === "header") section = headerName(line);
    if (line.kind !== "blank") lines.push(formatLine(line, section));
    else if (lines.length > 0 && lines.at(-1) !== "") lines.push("");
  });
  if (lines.at(-1) === "") lines.pop();
  // A mark that is no longer the first character must not become it.
  if (lines[0]?.startsWith(BYTE_ORDER_MARK)) lines.unshift("");
  return lines.map((line) => `${line}\n`).join("");
}

function formatLine(line: Line, section: string | undefined): string {
  if (line.kind === "header") return `[${section}]`;
  if (line.kind === "comment") return line.text;
  switch (section) {
    case "metadata":
      return formatKeyLine(line, METADATA_RULES, formatMetadata);
    case "state":
      return formatKeyLine(line, STATE_RULES, formatState);
    default:
      return line.text;
  }
}

function formatKeyLine<F>(
  line: Piece,
  { separator, find }: KeyRules<F>,
  format: (field: F, value: Piece) => string,
): string {
  const pair = splitKey(line);
  if (!pair) return line.text;
  const field = find(pair.key.text.toLowerCase());
  const value = field === undefined
    ? pair.value.text
    : format(field, pair.value);
  return pair.key.text + separator + value;
}

function formatMetadata(key: MetadataKey, { text, at }: Piece): string {
  switch (key) {
    case "Turns":
    case "TargetCount":
      return formatInteger(text);
    case "Goal":
      return GOAL_NAMES.get(text.toLowerCase())?.word ?? text;
    case "Difficulty":
      return DIFFICULTY_NAMES.get(text.toLowerCase()) ?? text;
    case "HumanControl":
      return formatBoolean({ text, at });
    default:
      return text;
  }
}

function formatState(field: StateField, value: Piece): string {
  const { text } = value;
  switch (field.kind) {
    case "turn":
      return formatInteger(text);
    case "activeplayer":
      return PLAYER_NAMES.has(text.toLowerCase()) ? text.toLowerCase() : text;
    case "activephase":
    case "activephaseadvance":
      return PHASE_NAMES.get(text.toUpperCase())?.word ?? text;
    case "removesummoningsickness":
      return formatBoolean(value);
    case "ability":
      return text;
    case "player":
      return formatPlayer(field.of, value);
  }
}

function formatPlayer({ kind }: PlayerField, value: Piece): string {
  switch (kind) {
    case "integer":
      return formatInteger(value.text);
    case "mana":
      return readMana({ notes: [] }, value).join(" ");
    case "counters":
      return rewritten(
        value,
        (log) => writeCounters(readCounters(log, value, value)),
      );
    case "cards":
      return rewritten(
        value,
        (log) => writeCards(readCards(log, value).cards),
      );
    case "scripts":
      return rewritten(
        value,
        (log) =>
          writeScripts(readScripts(log, value).map(({ entry }) => entry)),
      );
  }
}

/** The value read and written again, unless there is an error in it. */
function rewritten({ text }: Piece, rewrite: (log: Log) => string): string {
  const log: Log = { notes: [] };
  const written = rewrite(log);
  return hasErrors(log) ? text : written;
}

function formatInteger(text: string): string {
  return `${toInteger(text) ?? text}`;
}

function formatBoolean(value: Piece): string {
  const log: Log = { notes: [] };
  const word = `${readBoolean(log, value)}`;
  return log.notes.length > 0 ? value.text : word;
}
