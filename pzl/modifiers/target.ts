import { type Log, warn } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import type { Seats } from "../values/profile.ts";
import type { Modifiers } from "../types.ts";

/** Fields that take one more value with each modifier. */
export type Repeatable = "unlockedRooms" | "abilities" | "unknownModifiers";

/** Modifiers while they are read. */
export type ModifiersDraft =
  & Writable<Omit<Modifiers, Repeatable>>
  & { [K in Repeatable]?: string[] };

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The modifier that gave a field its value, for the linter. */
export interface ModifierPlace {
  readonly field: keyof Modifiers;
  readonly whole: Piece;
}

/** Where a modifier is read to. */
export interface ModifierTarget {
  readonly log: Log;
  readonly draft: ModifiersDraft;
  /** The players a file can name. */
  readonly seats: Seats;
  /** The modifier that is being read, with the blanks around it. */
  written: string;
  /** The fields set so far: a few, found faster here than in the draft. */
  readonly fields: (keyof Modifiers)[];
  readonly places: ModifierPlace[];
}

/** The fields a linter looks at; the others need no place. */
const LINTED: ReadonlySet<keyof Modifiers> = new Set([
  "id",
  "attachedTo",
  "exiledWith",
  "rememberedCards",
  "imprinting",
  "chosenCards",
  "attacking",
  "manifested",
  "cloaked",
  "executeScript",
  "damage",
  "classLevel",
  "counters",
]);

/** Sets a field; a later value replaces an earlier one. */
export function assign<K extends Exclude<keyof Modifiers, Repeatable>>(
  target: ModifierTarget,
  field: K,
  value: NonNullable<ModifiersDraft[K]>,
  whole: Piece,
): void {
  const { log, draft, places, fields } = target;
  if (fields.includes(field)) {
    warn(log, "duplicate-modifier", whole, { found: whole.text, kept: "last" });
    const earlier = places.findLastIndex((place) => place.field === field);
    if (earlier !== -1) places.splice(earlier, 1);
  } else fields.push(field);
  draft[field] = value;
  if (LINTED.has(field)) places.push({ field, whole });
}

/** Sets a field whose first value counts. */
export function assignFirst<K extends "set" | "art">(
  target: ModifierTarget,
  field: K,
  value: NonNullable<ModifiersDraft[K]>,
  whole: Piece,
): void {
  if (target.draft[field] === undefined) {
    return assign(target, field, value, whole);
  }
  const details = { found: whole.text, kept: "first" } as const;
  warn(target.log, "duplicate-modifier", whole, details);
}

/** Keeps a modifier as it is written. */
export function keepUnknown({ draft }: ModifierTarget, { text }: Piece): void {
  (draft.unknownModifiers ??= []).push(text);
}

/** Keeps a modifier that lacks its value. */
export function keepEmpty(
  target: ModifierTarget,
  whole: Piece,
  crashes = false,
): void {
  reportEmpty(target.log, whole, crashes);
  keepUnknown(target, whole);
}

/** Notes a modifier that lacks a value. */
export function reportEmpty(log: Log, whole: Piece, crashes: boolean): void {
  warn(log, "empty-modifier-value", whole, { found: whole.text, crashes });
}
