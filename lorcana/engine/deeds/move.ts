import type { EffectOf } from "../../mod.ts";
import { after, type Moment, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, withCard } from "../state/game.ts";
import { holderOf } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { glance, type InForce, inForce } from "../view/in_force.ts";
import { restrictionsOn } from "../view/restrictions.ts";

/** Moves a character to a location, unless it is already there. */
export function moveTo(
  moment: Moment,
  id: CardId,
  location: CardId,
  by: PlayerId = moment.you,
): Moment {
  const { at } = cardOf(moment.game, id);
  if (at === location || !canMove(moment, id, location)) return moment;
  return record(after(moment, withCard(moment.game, id, { at: location })), {
    event: "move",
    card: id,
    other: location,
    by,
    ...(at === undefined ? {} : { from: at }),
  });
}

function canMove(scene: Scene, id: CardId, to: CardId): boolean {
  return !restrictionsOn(scene, id, "cant-move").some(({ effect, source }) =>
    effect.location === undefined ||
    scene.rules.meant(glance(scene, source), effect.location).includes(to)
  );
}

/** The ink that it takes to move a character to a location. */
export function inkToMove(scene: Scene, id: CardId, to: CardId): number {
  const base = cardOf(scene.game, to).printed.moveCost ?? 0;
  const more = inForce(scene, "move-cost-increase")
    .filter((one) => isAbout(scene, one, id, to))
    .reduce((sum, one) => sum + measured(scene, one), 0);
  const less = inForce(scene, "move-cost-reduction")
    .filter((one) => isAbout(scene, one, id, to))
    .map((one) => one.effect.cost === "free" ? Infinity : measured(scene, one));
  return Math.max(0, base + more - less.reduce((sum, one) => sum + one, 0));
}

type Change = InForce<
  EffectOf<"move-cost-reduction"> | EffectOf<"move-cost-increase">
>;

function measured(scene: Scene, { effect, source }: Change): number {
  return scene.rules.measure(glance(scene, source), effect.amount);
}

/** Whether a change of costs applies to moving a card to a location. */
function isAbout(
  scene: Scene,
  { effect, source, you, players }: Change,
  id: CardId,
  to: CardId,
): boolean {
  const mover = holderOf(scene.game, id);
  const payers = players.length > 0 ? players : [you];
  const moment = { ...glance(scene, source), they: mover };
  return payers.includes(mover) &&
    scene.rules.meant(moment, effect.character).includes(id) &&
    scene.rules.meant(moment, effect.location).includes(to);
}
