import type { Player, Target } from "../../../ast/mod.ts";
import { isOpponent, isWithYou } from "../../../ast/player_traits.ts";
import { isChosen, queryOf, shortened } from "../../../ast/target_names.ts";

/** Who chooses, where it is not the player of the card. */
export function chooser(who: Player): Player | undefined {
  return who === "CONTROLLER" ? undefined : who;
}

/** Who does something to cards: who chooses them, or who just does it. */
function doneBy(
  who: Player,
  target: Target,
): { readonly chosenBy?: Player; readonly by?: Player } {
  if (who === "CONTROLLER") return NOBODY;
  return isChosen(target) ? { chosenBy: who } : { by: who };
}

const NOBODY = {};

/** The target, where "their" cards are those of the player who acts. */
export function ownedBy(who: Player, target: Target): Target {
  const full = queryOf(target);
  if (full === undefined) return target;
  // "You and chosen opponent each banish one of your characters."
  const isBoth = isWithYou(who) || who === "YOU_AND_THAT_PLAYER";
  if (full.owner === "you" && isBoth) {
    return shortened({ ...full, owner: "their" });
  }
  return full.owner === "their" && isOpponent(who)
    ? shortened({ ...full, owner: "opponent" })
    : target;
}

/** The target as one that a player chooses. */
export function asChosen(target: Target): Target {
  if (typeof target === "string" || !("selector" in target)) return target;
  return target.selector === "all"
    ? target
    : shortened({ ...target, selector: "chosen" });
}

/** A target, and who does something to it. */
export function onCards(
  who: Player,
  target: Target,
): {
  readonly target: Target;
  readonly chosenBy?: Player;
  readonly by?: Player;
} {
  return { target: ownedBy(who, target), ...doneBy(who, target) };
}
