import { oneEdit } from "../../diagnostics/mod.ts";
import { type Log, warn } from "../log.ts";
import { type Piece, spanOf } from "../piece.ts";
import type { Player } from "../types.ts";
import { readPlayer } from "../values.ts";
import type { FieldOf, ModifierForm } from "./form.ts";
import { assign } from "./target.ts";

/** "Owner:P1" */
export function player(name: string, field: FieldOf<Player>): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) => {
      if (value.text === "p1") reportPlayer(target.log, whole, value);
      assign(target, field, readPlayer(target.log, value), whole);
    },
    write: (card) =>
      card[field] && `${name}:${card[field] === "ai" ? "P1" : "P0"}`,
  };
}

/** "PhasedOut:P1"; without a value it is the human player */
export function optionalPlayer(
  name: string,
  field: FieldOf<Player>,
): ModifierForm {
  return {
    ...player(name, field),
    readBare: (target, whole) => {
      warn(target.log, "missing-modifier-value", whole, { found: whole.text });
      assign(target, field, "human", whole);
    },
  };
}

function reportPlayer(log: Log, whole: Piece, value: Piece): void {
  warn(log, "player-ref-case", whole, { found: value.text }, {
    suggestion: oneEdit(spanOf(value), "P1"),
  });
}
