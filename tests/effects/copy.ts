import type { CopyEffects } from "../../ast/internal.ts";
import type { Examples } from "../examples.ts";

/** Effects as whole abilities. */
export const copyExamples: Examples<CopyEffects> = {
  Copy: [
    {
      text: "Copy it.",
      tree: { "Copy": { "target": "It" } },
    },
  ],
  CopyNextPlayed: [
    {
      text: "Copy the next event you play {this-turn-times}.",
      variables: "number: 2",
      tree: {
        "CopyNextPlayed": { "matching": { "Your": "Event" }, "times": 2 },
      },
    },
    {
      text: "Copy the next character you play this turn.",
      tree: {
        "CopyNextPlayed": {
          "matching": { "Your": "Character" },
          "times": null,
        },
      },
    },
  ],
};
