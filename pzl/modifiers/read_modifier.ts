import { oneEdit } from "../../diagnostics/internal.ts";
import { type Log, warn } from "../text/log.ts";
import { part, type Piece, spanOf, trim, trimText } from "../text/piece.ts";
import { isSeen, type ModifierForm } from "./form.ts";
import { findForm, findLonger } from "./table.ts";
import { keepUnknown, type ModifierTarget } from "./target.ts";

/** Reads the text between two bars into the target. */
export function readModifier(target: ModifierTarget, written: Piece): void {
  const { log } = target;
  const whole = trim(written);
  if (whole.text === "") return warn(log, "empty-modifier", written, {});
  const colon = whole.text.indexOf(":");
  const before = colon === -1 ? whole.text : whole.text.slice(0, colon);
  const name = trimText(before);
  const form = findForm(name);
  if (!form || !(colon === -1 ? form.readBare : form.readValue)) {
    return readOther(target, whole, written);
  }
  target.written = written.text;
  const after = colon === -1 ? undefined : part(whole, colon + 1);
  const value = after && trim(after);
  if (whole !== written || name !== before || value !== after) {
    reportSpaces(target, form, { written, whole, value });
  }
  if (name !== form.name) reportCase(log, form, name, whole);
  if (value) form.readValue?.(target, whole, value);
  else form.readBare?.(target, whole);
}

/**
 * Reads a word that is not a modifier; Forge may take it for one with this
 * prefix.
 */
function readOther(
  target: ModifierTarget,
  whole: Piece,
  written: Piece,
): void {
  const { log, draft } = target;
  const found = whole.text;
  const form = findLonger(whole.text);
  if (!form) {
    warn(log, "unknown-modifier", whole, { found });
    return keepUnknown(target, whole);
  }
  target.written = written.text;
  const expected = form.name;
  form.readLonger?.(target, whole, part(whole, expected.length));
  const replacement = form.write(draft) ?? expected;
  const suggestion = oneEdit(spanOf(written), replacement);
  warn(log, "modifier-prefix", whole, { found, expected }, { suggestion });
  if (whole !== written) {
    const details = { found, crashes: false };
    warn(log, "inner-space", whole, details, { suggestion });
  }
}

interface Spaced {
  readonly written: Piece;
  readonly whole: Piece;
  readonly value: Piece | undefined;
}

function reportSpaces(
  target: ModifierTarget,
  form: ModifierForm,
  { written, whole, value }: Spaced,
): void {
  const found = whole.text;
  const crashes = value !== undefined &&
    isNumberSpaced(form, written, value) && isSeen(form, target);
  const replacement = value ? `${form.name}:${value.text}` : form.name;
  warn(target.log, "inner-space", whole, { found, crashes }, {
    suggestion: oneEdit(spanOf(written), replacement),
  });
}

/** Whether there is a blank where Forge expects only a number. */
function isNumberSpaced(
  { numberAt }: ModifierForm,
  written: Piece,
  value: Piece,
): boolean {
  if (numberAt === undefined) return false;
  const valueEnd = value.at + value.text.length;
  if (written.at + written.text.length > valueEnd) return true;
  const colon = written.text.indexOf(":");
  return numberAt === "both ends" && value.at > written.at + colon + 1;
}

function reportCase(
  log: Log,
  { name: expected }: ModifierForm,
  found: string,
  whole: Piece,
): void {
  const span = { start: whole.at, end: whole.at + found.length };
  const suggestion = oneEdit(span, expected);
  warn(log, "modifier-case", whole, { found, expected }, { suggestion });
}
