import { oneEdit } from "../../diagnostics/internal.ts";
import { warn } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import { readInteger, toInteger } from "../values/values.ts";
import {
  type FieldOf,
  isSeen,
  longer,
  type ModifierForm,
  pair,
} from "./form.ts";
import { trimmedList } from "./list.ts";
import {
  assign,
  assignFirst,
  keepEmpty,
  keepUnknown,
  type ModifierTarget,
} from "./target.ts";

/** "Id:7" */
export function integer(name: string, field: FieldOf<number>): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) =>
      assignInteger(target, field, value, whole),
    numberAt: "both ends",
    write: (card) => pair(name, card[field]),
  };
}

/** "Attaching:7", the old name of "AttachedTo": read, never written */
export function attaching(name: string): ModifierForm {
  const expected = "AttachedTo";
  return {
    name,
    readValue: (target, whole, value) => {
      const span = { start: whole.at, end: whole.at + name.length };
      const suggestion = oneEdit(span, expected);
      const details = { found: name, expected };
      warn(target.log, "deprecated-modifier", whole, details, { suggestion });
      assignInteger(target, "attachedTo", value, whole);
    },
    numberAt: "both ends",
    write: () => undefined,
  };
}

/** "Attacking", "Attacking:7" */
export function attacking(name: string): ModifierForm {
  const readers: Pick<ModifierForm, "readBare" | "readValue"> = {
    readBare: (target, whole) => assign(target, "attacking", true, whole),
    readValue: (target, whole, value) =>
      assignInteger(target, "attacking", value, whole),
  };
  return {
    name,
    ...readers,
    ...longer(readers),
    numberAt: "both ends",
    write: ({ attacking }) => attacking === true ? name : pair(name, attacking),
  };
}

/** "Art:2"; a bad one does no harm */
export function art(name: string): ModifierForm {
  return {
    name,
    readValue: (target, whole, { text }) => {
      const number = toInteger(text);
      if (number !== undefined) {
        return assignFirst(target, "art", number, whole);
      }
      warn(target.log, "invalid-art", whole, { found: whole.text });
      keepUnknown(target, whole);
    },
    write: (card) => pair(name, card.art),
  };
}

/** "RememberedCards:4,5" */
export function ids(
  name: string,
  field: FieldOf<readonly number[]>,
): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) => {
      const seen = isSeen({ name }, target);
      const entries = trimmedList(target, whole, value, seen);
      // Of commas alone Forge makes an empty list, of nothing a bad number.
      const crashes = seen && value.text === "";
      if (entries.length === 0) return keepEmpty(target, whole, crashes);
      const ids = entries.flatMap((each) =>
        readInteger(target.log, each) ?? []
      );
      assign(target, field, ids, whole);
    },
    numberAt: "both ends",
    write: (card) => pair(name, card[field]?.join(",")),
  };
}

/** Sets a field unless the value is no integer, which is an error. */
function assignInteger(
  target: ModifierTarget,
  field: FieldOf<number> | "attacking",
  value: Piece,
  whole: Piece,
): void {
  const number = readInteger(target.log, value);
  if (number !== undefined) assign(target, field, number, whole);
}
