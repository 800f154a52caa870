import { begin, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { type InForce, inForce } from "./in_force.ts";
import type { CauseKind, EffectOf, RestrictionName } from "../../mod.ts";

type Restriction = EffectOf<"restriction">;

/** Whether any of these restrictions applies to a card. */
export function isForbidden(
  scene: Scene,
  id: CardId,
  ...names: readonly RestrictionName[]
): boolean {
  return restrictionsOn(scene, id, ...names).length > 0;
}

/** The restrictions with these names that apply to a card. */
export function restrictionsOn(
  scene: Scene,
  id: CardId,
  ...names: readonly RestrictionName[]
): readonly InForce<Restriction>[] {
  return inForce(scene, "restriction").filter((one) =>
    names.includes(one.effect.restriction) && one.cards.includes(id) &&
    !isExcepted(scene, one, id)
  );
}

/** "unless …": whether an exception to a restriction applies. */
function isExcepted(
  scene: Scene,
  { effect, source, you }: InForce<Restriction>,
  id: CardId,
): boolean {
  if (effect.unless === undefined) return false;
  const { target } = effect;
  const bound = typeof target === "object" ? target.id : undefined;
  const moment = {
    ...begin(scene, source, you),
    bound: bound === undefined ? {} : { [bound]: [id] },
  };
  return scene.rules.holds(moment, effect.unless);
}

/** Whether a restriction applies to a player, possibly for a cause. */
export function isForbiddenTo(
  scene: Scene,
  player: PlayerId,
  name: RestrictionName,
  by?: CauseKind,
): boolean {
  return inForce(scene, "restriction").some((
    { effect, players, source, you },
  ) =>
    effect.restriction === name && players.includes(player) &&
    (effect.cause === undefined ||
      by !== undefined && effect.cause.what?.includes(by) === true) &&
    (effect.unless === undefined ||
      !scene.rules.holds(
        { ...begin(scene, source, you), they: player },
        effect.unless,
      ))
  );
}
