import { readCounters } from "./counters.ts";
import { fail, type Log, warn } from "./log.ts";
import type { FieldOf } from "./modifier_forms.ts";
import { type Piece, splitList, trim } from "./piece.ts";
import { readScript } from "./scripts.ts";
import type { Modifiers, Player } from "./types.ts";
import { readInteger, readPlayer, toInteger } from "./values.ts";
import { CARD_STATES } from "./words.ts";

/** Fields that take one more value with each modifier. */
type Repeatable = "unlockedRooms" | "abilities" | "unknownModifiers";

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
  /** The fields set so far: a few, found faster here than in the draft. */
  readonly fields: (keyof Modifiers)[];
  readonly places: ModifierPlace[];
}

/** A modifier with a value, both without outer blanks. */
export interface Segment {
  readonly whole: Piece;
  readonly value: Piece;
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

/** Keeps a modifier as it is written. */
export function keepUnknown(
  { draft }: ModifierTarget,
  { text }: Piece,
): void {
  (draft.unknownModifiers ??= []).push(text);
}

/** "FaceDown:Manifested", "FaceDown:Cloaked" */
export function readFaceDown(
  target: ModifierTarget,
  { whole, value }: Segment,
): void {
  const { log } = target;
  assign(target, "faceDown", true, whole);
  if (value.text === "Manifested") assign(target, "manifested", true, whole);
  else if (value.text === "Cloaked") assign(target, "cloaked", true, whole);
  else warn(log, "invalid-modifier-value", whole, { found: whole.text });
}

/** "Meld:Brisela^ Voice of Nightmares" */
export function readMeld(target: ModifierTarget, segment: Segment): void {
  if (segment.value.text === "") return keepEmpty(target, segment);
  assign(target, "melded", true, segment.whole);
  target.draft.meldedWith = withCommas(segment.value.text);
}

/** "Owner:P1" */
export function readOwner(
  target: ModifierTarget,
  field: FieldOf<Player>,
  { whole, value }: Segment,
): void {
  if (value.text === "p1") {
    warn(target.log, "player-ref-case", whole, { found: value.text }, {
      suggestion: {
        span: { start: value.at, end: value.at + value.text.length },
        replacement: "P1",
      },
    });
  }
  assign(target, field, readPlayer(target.log, value), whole);
}

/** "Id:7" */
export function readNumber(
  target: ModifierTarget,
  field: FieldOf<number> | "attacking",
  { whole, value }: Segment,
): void {
  assign(target, field, readInteger(target.log, value), whole);
}

/** "Art:2"; the first one counts, and a bad one does no harm. */
export function readArt(
  target: ModifierTarget,
  { whole, value }: Segment,
): void {
  const art = toInteger(value.text);
  if (art === undefined) {
    warn(target.log, "invalid-art", whole, { found: whole.text });
    return keepUnknown(target, whole);
  }
  if (!isTaken(target, "art", whole)) assign(target, "art", art, whole);
}

/** "Set:OGW", of which the first counts, or "ChosenType:Elf" */
export function readText(
  target: ModifierTarget,
  field: FieldOf<string>,
  segment: Segment,
): void {
  const { whole, value } = segment;
  if (value.text === "") return keepEmpty(target, segment);
  if (field === "set" && isTaken(target, field, whole)) return;
  assign(target, field, value.text, whole);
}

/** "ChosenColor:red,green" */
export function readTexts(
  target: ModifierTarget,
  field: "chosenColors" | "namedCards",
  segment: Segment,
): void {
  const texts = textList(target.log, segment);
  if (texts.length === 0) return keepEmpty(target, segment);
  assign(target, field, texts, segment.whole);
}

/** "MergedCards:Gemrazer,Sea-Dasher Octopus", with `^` for a comma */
export function readNames(
  target: ModifierTarget,
  field: "mergedCards",
  segment: Segment,
): void {
  const names = textList(target.log, segment).map(withCommas);
  if (names.length === 0) return keepEmpty(target, segment);
  assign(target, field, names, segment.whole);
}

/** "RememberedCards:4,5" */
export function readIds(
  target: ModifierTarget,
  field: FieldOf<readonly number[]>,
  segment: Segment,
): void {
  const ids = trimmedList(target.log, segment).map((entry) =>
    readInteger(target.log, entry)
  );
  if (ids.length === 0) return keepEmpty(target, segment);
  assign(target, field, ids, segment.whole);
}

/** "Counters:P1P1=2" */
export function readCounterList(
  target: ModifierTarget,
  { whole, value }: Segment,
): void {
  const counters = readCounters(target.log, value, whole);
  if (splitList(value, ",").length === 0) {
    fail(target.log, "invalid-counter", value, { found: value.text });
  }
  assign(target, "counters", counters, whole);
}

/** "UnlockedRoom:LeftSplit", which can be repeated */
export function readRoom(
  target: ModifierTarget,
  { whole, value }: Segment,
): void {
  const room = CARD_STATES.get(value.text.toLowerCase());
  if (room !== undefined) {
    (target.draft.unlockedRooms ??= []).push(room);
    return;
  }
  warn(target.log, "invalid-modifier-value", whole, { found: whole.text });
  keepUnknown(target, whole);
}

/** "Ability:Petal", which can be repeated */
export function readAbility(target: ModifierTarget, segment: Segment): void {
  const { whole, value } = segment;
  if (value.text === "") return keepEmpty(target, segment);
  (target.draft.abilities ??= []).push(value.text.toLowerCase());
  target.places.push({ field: "abilities", whole });
}

/** "ExecuteScript:TrigExile->1" */
export function readScriptValue(
  target: ModifierTarget,
  segment: Segment,
): void {
  const { whole, value } = segment;
  if (value.text === "") return keepEmpty(target, segment);
  const script = readScript(target.log, value, whole);
  assign(target, "executeScript", script, whole);
}

function keepEmpty(target: ModifierTarget, { whole }: Segment): void {
  warn(target.log, "empty-modifier-value", whole, { found: whole.text });
  keepUnknown(target, whole);
}

function isTaken(
  { log, draft }: ModifierTarget,
  field: "set" | "art",
  whole: Piece,
): boolean {
  if (draft[field] === undefined) return false;
  warn(log, "duplicate-modifier", whole, { found: whole.text, kept: "first" });
  return true;
}

function textList(log: Log, segment: Segment): string[] {
  return trimmedList(log, segment).map(({ text }) => text)
    .filter((text) => text !== "");
}

function trimmedList(log: Log, { whole, value }: Segment): Piece[] {
  return splitList(value, ",").map((entry) => {
    const trimmed = trim(entry);
    if (trimmed !== entry) {
      warn(log, "inner-space", whole, { found: whole.text });
    }
    return trimmed;
  });
}

function withCommas(name: string): string {
  return name.replaceAll("^", ",");
}
