import { after, type Moment, type Scene } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { cardOf, withCard } from "../state/game.ts";
import { record } from "../triggers/record.ts";
import { glance, inForce } from "../view/in_force.ts";
import { restrictionsOn } from "../view/restrictions.ts";

/** Moves a character to a location, unless it is there. */
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

/** What has to be paid to move a character to a location. */
export function inkToMove(scene: Scene, id: CardId, to: CardId): number {
  const base = cardOf(scene.game, to).printed.moveCost ?? 0;
  const less = inForce(scene, "move-cost-reduction")
    .filter(({ effect, source }) => {
      const moment = glance(scene, source);
      return scene.rules.meant(moment, effect.character).includes(id) &&
        scene.rules.meant(moment, effect.location).includes(to);
    })
    .map(({ effect, source }) =>
      effect.cost === "free"
        ? Infinity
        : scene.rules.measure(glance(scene, source), effect.amount)
    );
  return Math.max(0, base - less.reduce((sum, one) => sum + one, 0));
}
