import { type Log, type NoteExtras, warn } from "./log.ts";
import { findForm, type ModifierForm, needsValue } from "./modifier_forms.ts";
import {
  assign,
  keepUnknown,
  type ModifierTarget,
  readAbility,
  readArt,
  readCounterList,
  readFaceDown,
  readIds,
  readMeld,
  readNames,
  readNumber,
  readOwner,
  readRoom,
  readScriptValue,
  readText,
  readTexts,
  type Segment,
} from "./modifier_values.ts";
import { part, type Piece, spanOf, trim } from "./piece.ts";

/** Reads what stands between two bars into the target. */
export function readModifier(target: ModifierTarget, written: Piece): void {
  const { log } = target;
  const whole = trim(written);
  if (whole.text === "") return warn(log, "empty-modifier", written, {});
  const { name, value, spaced } = splitModifier(whole);
  const form = findForm(name.text);
  if (!form || !fits(form, value)) {
    warn(log, "unknown-modifier", whole, { found: whole.text });
    return keepUnknown(target, whole);
  }
  if (spaced || whole !== written) {
    warn(log, "inner-space", whole, { found: whole.text });
  }
  reportName(log, form, name, whole);
  if (value) readWithValue(target, form, { whole, value });
  else readBare(target, form, whole);
}

interface SplitModifier {
  readonly name: Piece;
  readonly value: Piece | undefined;
  /** Whether there are blanks around the colon. */
  readonly spaced: boolean;
}

function splitModifier(whole: Piece): SplitModifier {
  const colon = whole.text.indexOf(":");
  if (colon === -1) return { name: whole, value: undefined, spaced: false };
  const before = part(whole, 0, colon);
  const after = part(whole, colon + 1);
  const name = trim(before);
  const value = trim(after);
  return { name, value, spaced: name !== before || value !== after };
}

function fits(form: ModifierForm, value: Piece | undefined): boolean {
  return value ? form.kind !== "exactFlag" : !needsValue(form);
}

function reportName(
  log: Log,
  form: ModifierForm,
  name: Piece,
  whole: Piece,
): void {
  const found = name.text;
  if (found !== form.name) {
    const expected = form.name;
    const mend = renamed(name, expected);
    warn(log, "modifier-case", whole, { found, expected }, mend);
  }
  if (form.name === "Attaching") {
    const expected = "AttachedTo";
    const mend = renamed(name, expected);
    warn(log, "deprecated-modifier", whole, { found, expected }, mend);
  }
  if (form.name === "Manifested") {
    warn(log, "non-forge-modifier", whole, { found });
  }
}

function renamed(name: Piece, replacement: string): NoteExtras {
  return { suggestion: { span: spanOf(name), replacement } };
}

function readBare(
  target: ModifierTarget,
  form: ModifierForm,
  whole: Piece,
): void {
  switch (form.kind) {
    case "optionalPlayer":
      warn(target.log, "missing-modifier-value", whole, { found: whole.text });
      return assign(target, form.field, "human", whole);
    case "flag":
    case "exactFlag":
    case "faceDown":
    case "meld":
    case "attacking":
      return assign(target, form.field, true, whole);
  }
}

function readWithValue(
  target: ModifierTarget,
  form: ModifierForm,
  segment: Segment,
): void {
  switch (form.kind) {
    case "flag":
    case "exactFlag":
      return readFlag(target, form, segment);
    case "faceDown":
      return readFaceDown(target, segment);
    case "meld":
      return readMeld(target, segment);
    case "optionalPlayer":
    case "player":
      return readOwner(target, form.field, segment);
    case "attacking":
    case "integer":
      return readNumber(target, form.field, segment);
    case "art":
      return readArt(target, segment);
    case "text":
      return readText(target, form.field, segment);
    case "texts":
      return readTexts(target, form.field, segment);
    case "names":
      return readNames(target, form.field, segment);
    case "ids":
      return readIds(target, form.field, segment);
    case "counters":
      return readCounterList(target, segment);
    case "room":
      return readRoom(target, segment);
    case "ability":
      return readAbility(target, segment);
    case "script":
      return readScriptValue(target, segment);
  }
}

function readFlag(
  target: ModifierTarget,
  { field }: Extract<ModifierForm, { kind: "flag" | "exactFlag" }>,
  { whole }: Segment,
): void {
  warn(target.log, "ignored-modifier-value", whole, { found: whole.text });
  assign(target, field, true, whole);
}
