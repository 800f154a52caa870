import { oneEdit } from "../../diagnostics/internal.ts";
import { fail, type Log, warn } from "../text/log.ts";
import { type Piece, spanOf } from "../text/piece.ts";
import type { KeyLine } from "../text/key_lines.ts";
import { gapOf } from "../text/split_key.ts";
import type { Seats } from "./profile.ts";
import type { Phase, Seat } from "../types.ts";
import { PHASE_NAMES } from "./words.ts";

const LEAST = -2147483648;
const MOST = 2147483647;

/** Whether a number is within Forge's integers. */
export function inRange(value: number): boolean {
  return value >= LEAST && value <= MOST;
}

/** The integer in a text: `[+-]?[0-9]+` within 32 bits. */
export function toInteger(text: string): number | undefined {
  const sign = text[0];
  const start = sign === "-" || sign === "+" ? 1 : 0;
  const size = toDigits(text, start);
  if (size === undefined) return undefined;
  // Never -0: it is not equal to 0 when models are compared.
  const value = sign === "-" && size !== 0 ? -size : size;
  return inRange(value) ? value : undefined;
}

/** The number in a text of digits, however large. */
export function toDigits(text: string, start = 0): number | undefined {
  if (start >= text.length) return undefined;
  let value = 0;
  for (let index = start; index < text.length; index++) {
    const digit = text.charCodeAt(index) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

/** Reads an integer; anything else is an error. */
export function readInteger(log: Log, piece: Piece): number | undefined {
  const value = toInteger(piece.text);
  if (value === undefined) {
    fail(log, "invalid-integer", piece, { found: piece.text });
  }
  return value;
}

/** Reads the integer of a key; Forge accepts no blanks before it. */
export function readIntegerLine<F>(
  log: Log,
  line: KeyLine<F>,
): number {
  const { value, isSeen } = line;
  const gap = gapOf(line);
  if (isSeen && gap.text !== "" && toInteger(value.text) !== undefined) {
    warn(log, "space-before-number", gap, { found: value.text }, {
      suggestion: oneEdit(
        { start: gap.at, end: value.at + value.text.length },
        value.text,
      ),
    });
  }
  return readInteger(log, value) ?? 0;
}

/** Reads `true` or `false`; anything else counts as false. */
export function readBoolean(log: Log, value: Piece): boolean {
  const word = value.text.toLowerCase();
  if (word !== "true" && word !== "false") {
    warn(log, "invalid-boolean", value, { found: value.text });
  }
  return word === "true";
}

/** Reads the active player; anything but a player is an error. */
export function readPlayer(log: Log, value: Piece, seats: Seats): Seat {
  const found = value.text;
  const player = seats.get(found.toLowerCase());
  if (player !== undefined) return player;
  if (found.toLowerCase().startsWith("human")) {
    warn(log, "invalid-player", value, { found, effect: "human" });
  } else fail(log, "invalid-player", value, { found, effect: "none" });
  return "human";
}

/** Reads a phase by any of its names; anything else is an error. */
export function readPhase(log: Log, value: Piece): Phase {
  const meaning = PHASE_NAMES.get(value.text.toUpperCase());
  if (meaning === undefined) {
    fail(log, "invalid-phase", value, { found: value.text });
  } else if (!meaning.forge) {
    const expected = meaning.word;
    warn(log, "non-forge-phase", value, { found: value.text, expected }, {
      suggestion: oneEdit(spanOf(value), expected),
    });
  }
  return meaning?.word ?? "UNTAP";
}
