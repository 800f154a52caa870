import type { Player, Target } from "../../../ast/mod.ts";
import { isOpponent, isWithYou } from "../../../ast/player_traits.ts";
import { isChosen, queryOf, shortened } from "../../../ast/target_names.ts";

/** Who chooses, unless it is you. */
export function chooser(who: Player): Player | undefined {
  return who === "CONTROLLER" ? undefined : who;
}

/** The field for the acting player, who may also choose the cards. */
function doneBy(
  who: Player,
  target: Target,
): { readonly chosenBy?: Player; readonly by?: Player } {
  if (who === "CONTROLLER") return NOBODY;
  return isChosen(target) ? { chosenBy: who } : { by: who };
}

const NOBODY = {};

/** The target, with "their" as the cards of the acting player. */
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

/** The target, chosen by a player. */
export function asChosen(target: Target): Target {
  if (typeof target === "string" || !("selector" in target)) return target;
  return target.selector === "all"
    ? target
    : shortened({ ...target, selector: "chosen" });
}

/** A target, and the fields for the acting player. */
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
