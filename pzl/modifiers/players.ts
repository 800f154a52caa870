import { oneEdit } from "../../diagnostics/internal.ts";
import { type Log, warn } from "../text/log.ts";
import { type Piece, spanOf } from "../text/piece.ts";
import type { Seat } from "../types.ts";
import { readPlayer } from "../values/values.ts";
import { prefixOf } from "../values/words.ts";
import { type FieldOf, longer, type ModifierForm } from "./form.ts";
import { assign } from "./target.ts";

/** "Owner:P1" */
export function player(name: string, field: FieldOf<Seat>): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) => {
      if (value.text === "p1") reportPlayer(target.log, whole, value);
      assign(target, field, readPlayer(target.log, value, target.seats), whole);
    },
    write: (card) => {
      const seat = card[field];
      return seat && `${name}:${prefixOf(seat).toUpperCase()}`;
    },
  };
}

/** "PhasedOut:P1"; without a value it is the human player */
export function optionalPlayer(
  name: string,
  field: FieldOf<Seat>,
): ModifierForm {
  const form: ModifierForm = {
    ...player(name, field),
    readBare: (target, whole) => {
      warn(target.log, "missing-modifier-value", whole, { found: whole.text });
      assign(target, field, "human", whole);
    },
  };
  return { ...form, ...longer(form) };
}

function reportPlayer(log: Log, whole: Piece, value: Piece): void {
  warn(log, "player-ref-case", whole, { found: value.text }, {
    suggestion: oneEdit(spanOf(value), "P1"),
  });
}
