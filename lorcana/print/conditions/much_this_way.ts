import type { Amount, Comparison, DoneThisWay } from "../../ast/mod.ts";
import { tally } from "./tally.ts";

const DONE: { readonly [W in DoneThisWay]?: readonly [string, string] } = {
  "damage-removed": ["you removed", "damage"],
  "damage-moved": ["you moved", "damage"],
  "damage-dealt": ["you dealt", "damage"],
  "ink-drops-removed": ["you removed", "ink drops"],
};

/** "you moved 3 or more damage this way" */
export function muchThisWay(
  what: DoneThisWay,
  comparison: Comparison,
  right: Amount,
): string {
  const much = typeof right === "number" ? tally(comparison, right) : "any";
  const done = DONE[what];
  return done === undefined
    ? `${much} lore was lost this way`
    : `${done[0]} ${much} ${done[1]} this way`;
}
