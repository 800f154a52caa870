import { oneEdit } from "../../diagnostics/internal.ts";
import { warn } from "../text/log.ts";
import { readInteger, toInteger } from "../values/values.ts";
import {
  type FieldOf,
  isSeen,
  longer,
  type ModifierForm,
  pair,
} from "./form.ts";
import { trimmedList } from "./list.ts";
import { assign, assignFirst, keepEmpty, keepUnknown } from "./target.ts";

/** "Id:7" */
export function integer(name: string, field: FieldOf<number>): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) =>
      assign(target, field, readInteger(target.log, value), whole),
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
      assign(target, "attachedTo", readInteger(target.log, value), whole);
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
      assign(target, "attacking", readInteger(target.log, value), whole),
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
      const ids = trimmedList(target, whole, value, seen).map((entry) =>
        readInteger(target.log, entry)
      );
      // Of commas alone Forge makes an empty list, of nothing a bad number.
      const crashes = seen && value.text === "";
      if (ids.length === 0) return keepEmpty(target, whole, crashes);
      assign(target, field, ids, whole);
    },
    numberAt: "both ends",
    write: (card) => pair(name, card[field]?.join(",")),
  };
}
