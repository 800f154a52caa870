import { type Log, warn } from "../text/log.ts";
import { part, type Piece, trim } from "../text/piece.ts";
import type { Modifiers } from "../types.ts";
import type { ModifierTarget } from "./target.ts";

/** How a modifier is read and written. */
export interface ModifierForm {
  /** In Forge's spelling. */
  readonly name: string;
  /** Reads it without a value; absent if it needs one. */
  readonly readBare?: (target: ModifierTarget, whole: Piece) => void;
  /** Reads it with a value, which may be empty; absent if it takes none. */
  readonly readValue?: (
    target: ModifierTarget,
    whole: Piece,
    value: Piece,
  ) => void;
  /**
   * Reads a longer word that Forge takes for this one, since it looks only at
   * how the word begins; absent if Forge compares the whole word. The rest is
   * what follows the name.
   */
  readonly readLonger?: (
    target: ModifierTarget,
    whole: Piece,
    rest: Piece,
  ) => void;
  /** Blanks on these sides of its value make Forge fail to read a number. */
  readonly numberAt?: "both ends" | "end";
  /** Writes it, if the card has it. */
  readonly write: (card: Modifiers) => string | undefined;
}

/** The fields of a card whose values have exactly the type `T`. */
export type FieldOf<T> = {
  [K in keyof Modifiers]-?: [Required<Modifiers>[K]] extends [T]
    ? [T] extends [Required<Modifiers>[K]] ? K : never
    : never;
}[keyof Modifiers];

/** "Name:value", unless there is no value. */
export function pair(
  name: string,
  value: string | number | undefined,
): string | undefined {
  return value === undefined ? undefined : `${name}:${value}`;
}

/** Whether Forge recognizes what is written: it knows no blanks and one case. */
export function isSeen(
  { name, readLonger }: Pick<ModifierForm, "name" | "readLonger">,
  { written }: ModifierTarget,
): boolean {
  return written.startsWith(name) &&
    (readLonger !== undefined || written.charAt(name.length) === ":");
}

/** How Forge reads a longer word: a value is what follows the first colon. */
export function longer(
  { readBare, readValue }: Pick<ModifierForm, "readBare" | "readValue">,
): Required<Pick<ModifierForm, "readLonger">> {
  return {
    readLonger: (target, whole, rest) => {
      const colon = rest.text.indexOf(":");
      if (colon === -1) readBare?.(target, whole);
      else readValue?.(target, whole, trim(part(rest, colon + 1)));
    },
  };
}

/** Notes a value that is not one of those Forge knows. */
export function reportValue(
  log: Log,
  whole: Piece,
  effect: "ignored" | "crash" | "end",
): void {
  const found = whole.text;
  warn(log, "invalid-modifier-value", whole, { found, effect });
}
