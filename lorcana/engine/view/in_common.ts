import type { Distinct } from "../../mod.ts";
import type { Scene } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { classesOf, costOf, namesOf } from "./stats.ts";

/** The values of each property that cards can share or differ in. */
export const DISTINCT: {
  readonly [D in Distinct]: (scene: Scene, id: CardId) => readonly unknown[];
} = {
  name: namesOf,
  classification: classesOf,
  cost: (scene, id) => [costOf(scene, id)],
  "ink-type": ({ game }, id) => cardOf(game, id).printed.inkTypes ?? [],
};

/** The highest number of cards that share a value. */
export function mostInCommon(
  scene: Scene,
  cards: readonly CardId[],
  of: Distinct,
): number {
  const all = cards.map((id) => DISTINCT[of](scene, id));
  return Math.max(
    0,
    ...all.flat().map((one) =>
      all.filter((others) => others.includes(one)).length
    ),
  );
}
