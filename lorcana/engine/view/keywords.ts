import type { Keyword } from "../../mod.ts";
import type { Scene } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { abilitiesOf, glance, inForce } from "./in_force.ts";

/** The number after a keyword, if a card has that keyword. */
export function keywordValue(
  scene: Scene,
  id: CardId,
  keyword: Keyword,
): number | undefined {
  const values = keywordValues(scene, id, keyword);
  if (values.length === 0) return undefined;
  // Only these two add up; of the others, the highest counts.
  return keyword === "Resist" || keyword === "Challenger"
    ? values.reduce((sum, value) => sum + value, 0)
    : Math.max(...values);
}

/** Whether a card has a keyword. */
export function hasKeyword(
  scene: Scene,
  id: CardId,
  keyword: Keyword,
): boolean {
  return keywordValues(scene, id, keyword).length > 0;
}

function keywordValues(
  scene: Scene,
  id: CardId,
  keyword: Keyword,
): readonly number[] {
  const isLost =
    inForce(scene, "lose-keyword").some(({ effect, cards }) =>
      effect.keyword === keyword && cards.includes(id)
    ) || inForce(scene, "restriction").some(({ effect, cards }) =>
      effect.restriction === "cant-gain-keyword" &&
      effect.keyword === keyword &&
      cards.includes(id)
    );
  return isLost
    ? []
    : [...printed(scene, id, keyword), ...gained(scene, id, keyword)];
}

function printed(
  scene: Scene,
  id: CardId,
  keyword: Keyword,
): readonly number[] {
  return abilitiesOf(scene, id).flatMap((one) => {
    if (one.type !== "keyword" || one.keyword !== keyword) return [];
    const moment = glance(scene, id, `${id} ${keyword}`);
    const holds = one.condition === undefined ||
      scene.rules.holds(moment, one.condition);
    return holds ? [one.value ?? 0] : [];
  });
}

function gained(scene: Scene, id: CardId, keyword: Keyword): readonly number[] {
  return inForce(scene, "gain-keyword")
    .filter(({ effect, cards }) =>
      effect.keyword === keyword && cards.includes(id)
    )
    .map(({ effect, source }) =>
      effect.value === undefined
        ? 0
        : scene.rules.measure(glance(scene, source), effect.value)
    );
}
