import type { Effect, Player, Query, Target } from "../../ast/mod.ts";
import { shortened } from "../../ast/target_names.ts";

/** What a player does: an effect, once it is known who does it. */
export type Act = (who: Player) => Effect;

/** Who chooses, where it is not the player of the card. */
export function chooser(who: Player): Player | undefined {
  return who === "CONTROLLER" ? undefined : who;
}

/** Who does something to cards: who chooses them, or who just does it. */
export function doneBy(
  who: Player,
  target: Target,
): { readonly chosenBy?: Player; readonly by?: Player } {
  if (who === "CONTROLLER") return NOBODY;
  return isChosen(target) ? { chosenBy: who } : { by: who };
}

const NOBODY = {};

function isChosen(target: Target): boolean {
  return typeof target === "string"
    ? target.includes("CHOSEN")
    : "selector" in target && target.selector === "chosen";
}

const OPPONENTS: ReadonlySet<Player> = new Set<Player>([
  "OPPONENT",
  "OPPONENTS",
  "EACH_OPPONENT",
  "CHOSEN_OPPONENT",
  "CHALLENGING_PLAYER",
  "CHALLENGED_PLAYER",
]);

/** The target, where "their" cards are those of the player who acts. */
export function ownedBy(who: Player, target: Target): Target {
  if (typeof target === "string" || !("selector" in target)) return target;
  return target.owner === "their" && OPPONENTS.has(who)
    ? shortened({ ...target, owner: "opponent" })
    : target;
}

/** The target as one that a player chooses. */
export function asChosen(target: Target): Target {
  if (typeof target === "string" || !("selector" in target)) return target;
  const query: Query = { ...target, selector: "chosen" };
  return target.selector === "all" ? target : shortened(query);
}
