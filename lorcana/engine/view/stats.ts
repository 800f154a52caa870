import type { Amount, Effect, Ranked, Stat, Target } from "../../mod.ts";
import type { Scene } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { placeOf } from "../state/zones.ts";
import { glance, type InForce, inForce } from "./in_force.ts";
import { keywordValue } from "./keywords.ts";

/** A stat of a card, with all changes. */
export function statOf(scene: Scene, id: CardId, stat: Stat): number {
  const { printed } = cardOf(scene.game, id);
  const own = printed[stat] ?? 0;
  if (placeOf(scene.game, id) !== "play") return own;
  const base = setValue(scene, id, stat) ?? own;
  const changes = inForce(scene, "modify-stat")
    .filter(({ effect, cards }) => effect.stat === stat && cards.includes(id))
    .map((one) => measured(scene, one, one.effect.modifier, id));
  return changes.reduce((sum, one) => sum + one, base) +
    (stat === "strength" ? challengerBonus(scene, id) : 0);
}

/** The value that replaces the printed one; the last one counts. */
function setValue(scene: Scene, id: CardId, stat: Stat): number | undefined {
  return inForce(scene, "set-stat")
    .filter(({ effect, cards }) => effect.stat === stat && cards.includes(id))
    .map((one) => measured(scene, one, one.effect.value, id))
    .at(-1);
}

/** An amount, in which references to the effect's cards mean one card. */
function measured(
  scene: Scene,
  { effect: { target }, source }: InForce<Effect & { readonly target: Target }>,
  amount: Amount,
  id: CardId,
): number {
  const bound = typeof target === "object" ? target.id : undefined;
  return scene.rules.measure({
    ...glance(scene, source),
    bound: bound === undefined ? {} : { [bound]: [id] },
  }, amount);
}

/** "Challenger +2": applies only when challenging a character. */
function challengerBonus(scene: Scene, id: CardId): number {
  const { challenge } = scene.game;
  if (challenge?.attacker !== id) return 0;
  const isCharacter =
    cardOf(scene.game, challenge.defender).printed.type === "character";
  return isCharacter ? keywordValue(scene, id, "Challenger") ?? 0 : 0;
}

/** The damage that a card deals in a challenge, at least 0. */
export function damageDealt(scene: Scene, id: CardId): number {
  const other = inForce(scene, "damage-source-stat-override")
    .find(({ cards }) => cards.includes(id));
  return Math.max(0, statOf(scene, id, other?.effect.stat ?? "strength"));
}

/** The names of a card. */
export function namesOf(scene: Scene, id: CardId): readonly string[] {
  const { name } = cardOf(scene.game, id).printed;
  return [name, ...properties(scene, id, "name")];
}

/** The classifications of a card. */
export function classesOf(scene: Scene, id: CardId): readonly string[] {
  const { classifications = [] } = cardOf(scene.game, id).printed;
  return [...classifications, ...properties(scene, id, "classification")];
}

function properties(
  scene: Scene,
  id: CardId,
  property: "name" | "classification",
): readonly string[] {
  return inForce(scene, "property-modification")
    .filter(({ effect, cards }) =>
      effect.property === property && cards.includes(id)
    )
    .flatMap(({ effect }) =>
      Array.isArray(effect.value) ? effect.value : [String(effect.value)]
    );
}

/** The printed cost of a card, not the ink that it takes to play it. */
export function costOf(scene: Scene, id: CardId): number {
  return cardOf(scene.game, id).printed.cost;
}

/** One of the numbers by which cards can be ranked. */
export function rankOf(
  scene: Scene,
  id: CardId,
  of: Ranked | "damage",
): number {
  if (of === "damage") return cardOf(scene.game, id).damage;
  return of === "cost" ? costOf(scene, id) : statOf(scene, id, of);
}

/** The cost that a character counts as when singing. */
export function singingCost(scene: Scene, id: CardId): number {
  const singer = keywordValue(scene, id, "Singer");
  const base = Math.max(costOf(scene, id), singer ?? 0);
  return inForce(scene, "property-modification")
    .filter(({ effect, cards }) =>
      effect.property === "cost-to-sing" && cards.includes(id)
    )
    .reduce((cost, one) => {
      const { value } = one.effect;
      return cost +
        (typeof value === "object" && "type" in value
          ? measured(scene, one, value, id)
          : Number(value));
    }, base);
}

/** Whether a player can put a card into the inkwell as the turn's ink. */
export function isInkable(scene: Scene, id: CardId): boolean {
  return cardOf(scene.game, id).printed.inkable !== false ||
    inForce(scene, "property-modification").some(({ effect, cards }) =>
      effect.property === "inkwell" && cards.includes(id)
    );
}
