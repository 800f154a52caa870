import { warn } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import { type FieldOf, type ModifierForm, reportValue } from "./form.ts";
import { assign, type ModifierTarget } from "./target.ts";

/** "Tapped"; a value has no effect, whatever it says */
export function flag(name: string, field: FieldOf<true>): ModifierForm {
  return {
    ...exactFlag(name, field),
    readValue: (target, whole) => {
      warn(target.log, "ignored-modifier-value", whole, { found: whole.text });
      assign(target, field, true, whole);
    },
    readLonger: (target, whole) => assign(target, field, true, whole),
  };
}

/** "IsToken"; with a value it is another, unknown modifier */
export function exactFlag(name: string, field: FieldOf<true>): ModifierForm {
  return {
    name,
    readBare: (target, whole) => assign(target, field, true, whole),
    write: (card) => card[field] && name,
  };
}

/** "Manifested", which Forge says with "FaceDown:Manifested" */
export function manifested(name: string): ModifierForm {
  return {
    name,
    readBare: (target, whole) => {
      warn(target.log, "non-forge-modifier", whole, { found: whole.text });
      assign(target, "manifested", true, whole);
    },
    // With a cloak, the modifier is written separately.
    write: (card) =>
      card.manifested && !(card.faceDown && !card.cloaked) ? name : undefined,
  };
}

/** "FaceDown", "FaceDown:Manifested", "FaceDown:Cloaked" */
export function faceDown(name: string): ModifierForm {
  return {
    name,
    readBare: (target, whole) => assign(target, "faceDown", true, whole),
    readValue: (target, whole, { text }) => {
      assign(target, "faceDown", true, whole);
      const mark = readMark(target, whole, text);
      if (mark === text) return;
      reportValue(target.log, whole, mark === undefined ? "ignored" : "end");
    },
    readLonger: (target, whole, { text }) => {
      assign(target, "faceDown", true, whole);
      readMark(target, whole, text);
    },
    write: ({ faceDown, manifested, cloaked }) => {
      if (!faceDown) return undefined;
      return cloaked
        ? `${name}:Cloaked`
        : manifested
        ? `${name}:Manifested`
        : name;
    },
  };
}

/** Forge looks only at how the modifier ends. */
function readMark(
  target: ModifierTarget,
  whole: Piece,
  text: string,
): "Manifested" | "Cloaked" | undefined {
  if (text.endsWith("Manifested")) {
    assign(target, "manifested", true, whole);
    return "Manifested";
  }
  if (!text.endsWith("Cloaked")) return undefined;
  assign(target, "cloaked", true, whole);
  return "Cloaked";
}
