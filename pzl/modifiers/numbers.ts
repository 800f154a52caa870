import { oneEdit } from "../../diagnostics/mod.ts";
import { warn } from "../log.ts";
import { readInteger, toInteger } from "../values.ts";
import { type FieldOf, type ModifierForm, pair } from "./form.ts";
import { trimmedList } from "./list.ts";
import { assign, assignFirst, keepEmpty, keepUnknown } from "./target.ts";

/** "Id:7" */
export function integer(name: string, field: FieldOf<number>): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) =>
      assign(target, field, readInteger(target.log, value), whole),
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
    write: () => undefined,
  };
}

/** "Attacking", "Attacking:7" */
export function attacking(name: string): ModifierForm {
  return {
    name,
    readBare: (target, whole) => assign(target, "attacking", true, whole),
    readValue: (target, whole, value) =>
      assign(target, "attacking", readInteger(target.log, value), whole),
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
      const ids = trimmedList(target.log, whole, value).map((entry) =>
        readInteger(target.log, entry)
      );
      if (ids.length === 0) return keepEmpty(target, whole);
      assign(target, field, ids, whole);
    },
    write: (card) => pair(name, card[field]?.join(",")),
  };
}
