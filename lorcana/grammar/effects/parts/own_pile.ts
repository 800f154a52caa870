import type { OwnPile, Target } from "../../../ast/mod.ts";
import { expanded } from "../../../ast/target_names.ts";
import type { Whose } from "../../nouns/players.ts";

/** "chosen opposing character to your hand": cards go to their owner's. */
export function isAnothers(target: Target, pile: OwnPile | Whose): boolean {
  const full = expanded(target);
  return pile === "CONTROLLER" && typeof full === "object" &&
    "selector" in full &&
    (full.owner === "opponent" || full.owner === "chosen-opponent" ||
      full.owner === "each-opponent");
}
