import type { PointsEffects } from "../../ast/internal.ts";
import { pattern, points } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { quantity } from "../quantity.ts";

/** How the effects of this family are read. */
export const pointsProductions: Productions<PointsEffects> = {
  EnemyGainsPoints: pattern`the opponent gains ${points}`
    .map(([count]) => ({ count })),
  EnemyGainsPointsEqualToItsSpark:
    pattern`the opponent gains points equal to its spark`,
  EnemyLosesPoints: pattern`the opponent loses ${points}`
    .map(([count]) => ({ count })),
  GainPoints: pattern`gain ${points}`.map(([gains]) => ({ gains })),
  GainPointsForEach: pattern`gain ${points} for each ${quantity}`
    .map(([gain, for_count]) => ({ gain, for_count })),
  LosePoints: pattern`you lose ${points}`.map(([loses]) => ({ loses })),
};
