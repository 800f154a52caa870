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
import { part, type Piece, trim, trimText } from "./piece.ts";

/** Reads what stands between two bars into the target. */
export function readModifier(target: ModifierTarget, written: Piece): void {
  const { log } = target;
  const whole = trim(written);
  if (whole.text === "") return warn(log, "empty-modifier", written, {});
  const colon = whole.text.indexOf(":");
  const before = colon === -1 ? whole.text : whole.text.slice(0, colon);
  const name = trimText(before);
  const after = colon === -1 ? undefined : part(whole, colon + 1);
  const form = findForm(name);
  if (!form || !fits(form, after)) {
    warn(log, "unknown-modifier", whole, { found: whole.text });
    return keepUnknown(target, whole);
  }
  const value = after && trim(after);
  if (whole !== written || name !== before || value !== after) {
    warn(log, "inner-space", whole, { found: whole.text });
  }
  if (name !== form.name || isOdd(form)) reportName(log, form, name, whole);
  if (value) readWithValue(target, form, { whole, value });
  else readBare(target, form, whole);
}

function fits(form: ModifierForm, value: Piece | undefined): boolean {
  return value ? form.kind !== "exactFlag" : !needsValue(form);
}

/** Whether the name alone is worth a warning. */
function isOdd({ name }: ModifierForm): boolean {
  return name === "Attaching" || name === "Manifested";
}

function reportName(
  log: Log,
  { name: expected }: ModifierForm,
  found: string,
  whole: Piece,
): void {
  if (found !== expected) {
    const mend = renamed(whole, found, expected);
    warn(log, "modifier-case", whole, { found, expected }, mend);
  }
  if (expected === "Attaching") {
    const mend = renamed(whole, found, "AttachedTo");
    const details = { found, expected: "AttachedTo" };
    warn(log, "deprecated-modifier", whole, details, mend);
  }
  if (expected === "Manifested") {
    warn(log, "non-forge-modifier", whole, { found });
  }
}

function renamed(whole: Piece, name: string, replacement: string): NoteExtras {
  const span = { start: whole.at, end: whole.at + name.length };
  return { suggestion: { span, replacement } };
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
