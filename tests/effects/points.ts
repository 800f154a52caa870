import type { PointsEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const pointsExamples: Examples<PointsEffects> = {
  EnemyGainsPoints: [
    {
      text: "The opponent gains {points}.",
      variables: "points: 3",
      tree: { "EnemyGainsPoints": { "count": 3 } },
    },
  ],
  EnemyGainsPointsEqualToItsSpark: [
    {
      text: "The opponent gains points equal to its spark.",
      tree: "EnemyGainsPointsEqualToItsSpark",
    },
  ],
  EnemyLosesPoints: [
    {
      text: "The opponent loses {points}.",
      variables: "points: 2",
      tree: { "EnemyLosesPoints": { "count": 2 } },
    },
  ],
  GainPoints: [
    {
      text: "Gain {points}.",
      variables: "points: 4",
      tree: { "GainPoints": { "gains": 4 } },
    },
  ],
  GainPointsForEach: [
    {
      text: "Gain {points} for each event you have played this turn.",
      variables: "points: 1",
      tree: {
        "GainPointsForEach": {
          "gain": 1,
          "for_count": { "PlayedThisTurn": "Event" },
        },
      },
    },
  ],
  LosePoints: [
    {
      text: "You lose {points}.",
      variables: "points: 2",
      tree: { "LosePoints": { "loses": 2 } },
    },
  ],
};
