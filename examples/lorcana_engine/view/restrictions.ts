import type { Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { begin } from "../moment.ts";
import { type InForce, inForce } from "./in_force.ts";
import type {
  CauseKind,
  EffectOf,
  RestrictionName,
} from "@dreamtides/parse/lorcana";

type Restriction = EffectOf<"restriction">;

/** Whether a card cannot do something, or it cannot be done to the card. */
export function isForbidden(
  scene: Scene,
  id: CardId,
  ...names: readonly RestrictionName[]
): boolean {
  return restrictionsOn(scene, id, ...names).length > 0;
}

/** The restrictions of these names that are in force for a card. */
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

/** "unless …": what must hold for the restriction not to. */
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

/** Whether a player cannot do something, or not with such a card. */
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
