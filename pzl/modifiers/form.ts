import { type Log, warn } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
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

/** Notes a value that is not one of those Forge knows. */
export function reportValue(log: Log, whole: Piece): void {
  warn(log, "invalid-modifier-value", whole, { found: whole.text });
}
