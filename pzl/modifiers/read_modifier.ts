import { oneEdit } from "../../diagnostics/mod.ts";
import { type Log, warn } from "../log.ts";
import { part, type Piece, trim, trimText } from "../piece.ts";
import type { ModifierForm } from "./form.ts";
import { findForm } from "./table.ts";
import { keepUnknown, type ModifierTarget } from "./target.ts";

/** Reads what stands between two bars into the target. */
export function readModifier(target: ModifierTarget, written: Piece): void {
  const { log } = target;
  const whole = trim(written);
  if (whole.text === "") return warn(log, "empty-modifier", written, {});
  const colon = whole.text.indexOf(":");
  const before = colon === -1 ? whole.text : whole.text.slice(0, colon);
  const name = trimText(before);
  const form = findForm(name);
  if (!form || !(colon === -1 ? form.readBare : form.readValue)) {
    warn(log, "unknown-modifier", whole, { found: whole.text });
    return keepUnknown(target, whole);
  }
  const after = colon === -1 ? undefined : part(whole, colon + 1);
  const value = after && trim(after);
  if (whole !== written || name !== before || value !== after) {
    warn(log, "inner-space", whole, { found: whole.text });
  }
  if (name !== form.name) reportCase(log, form, name, whole);
  if (value) form.readValue?.(target, whole, value);
  else form.readBare?.(target, whole);
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
