import type { GrantedName } from "../../mod.ts";
import { exert } from "../deeds/turn_cards.ts";
import { gainLore } from "../deeds/lore.ts";
import { type Moment, refuse, type Scene } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { placeOf } from "../state/zones.ts";
import { record } from "../triggers/record.ts";
import { inForce } from "../view/in_force.ts";
import { hasKeyword } from "../view/keywords.ts";
import { isForbidden } from "../view/restrictions.ts";
import { statOf } from "../view/stats.ts";

/** Quests with a character. */
export function quest(moment: Moment, id: CardId): Moment {
  const why = whyNoQuest(moment, id);
  if (why !== undefined) return refuse(moment, `${id} cannot quest: ${why}`);
  const { you } = moment;
  const lore = Math.max(0, statOf(moment, id, "lore"));
  const exerted = exert(moment, [id]);
  const quested = record(exerted, { event: "quest", card: id, by: you });
  return gainLore(quested, you, lore);
}

/** Why a character cannot quest now, if it cannot. */
export function whyNoQuest(scene: Scene, id: CardId): string | undefined {
  const { exerted, drying } = cardOf(scene.game, id);
  if (placeOf(scene.game, id) !== "play") return "it is not in play";
  if (exerted) return "it is exerted";
  if (drying && !isGranted(scene, id, "can-quest")) return "it is drying";
  if (hasKeyword(scene, id, "Reckless")) return "it is Reckless";
  return isForbidden(scene, id, "cant-quest", "cant-quest-or-challenge")
    ? "it must not"
    : undefined;
}

/** Whether a card was granted an ability that has a name, not a quote. */
export function isGranted(
  scene: Scene,
  id: CardId,
  ability: GrantedName,
): boolean {
  return inForce(scene, "grant-ability").some(({ effect, cards }) =>
    effect.ability === ability && effect.object === undefined &&
    cards.includes(id)
  );
}
