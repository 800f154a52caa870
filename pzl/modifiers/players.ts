import { oneEdit, type PlayerMeaning } from "../../diagnostics/internal.ts";
import { type Log, warn } from "../text/log.ts";
import { type Piece, spanOf } from "../text/piece.ts";
import type { Seat } from "../types.ts";
import { prefixOf } from "../values/words.ts";
import { type FieldOf, longer, type ModifierForm } from "./form.ts";
import { assign, type ModifierTarget } from "./target.ts";

/** "Owner:P1" */
export function player(name: string, field: FieldOf<Seat>): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) => {
      if (value.text === "p1") reportPlayer(target.log, whole, value);
      assign(target, field, readSeat(target, value), whole);
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

/** Any text names a player: the human one, unless it is known or begins so. */
function readSeat({ log, seats }: ModifierTarget, value: Piece): Seat {
  const found = value.text;
  const seat = seats.get(found.toLowerCase());
  if (seat !== undefined) return seat;
  const effect = meaningOf(found);
  warn(log, "invalid-player", value, { found, effect });
  return effect === "ai" ? "ai" : "human";
}

/** After "P" Forge takes one character for the number of a player, if it is. */
function meaningOf(text: string): PlayerMeaning {
  if (text[0] !== "P") return "human";
  const number = text[1];
  if (number === undefined || (number >= "2" && number <= "9")) return "crash";
  return number === "1" ? "ai" : "human";
}

function reportPlayer(log: Log, whole: Piece, value: Piece): void {
  warn(log, "player-ref-case", whole, { found: value.text }, {
    suggestion: oneEdit(spanOf(value), "P1"),
  });
}
