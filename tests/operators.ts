import type { Operators } from "../ast/internal.ts";
import type { Examples } from "./examples.ts";

/** What follows "{Discover} a card with cost", with `e: 3`. */
export const boundExamples: Examples<Operators> = {
  LowerBy: [
    { text: "{e} lower", tree: { "LowerBy": 3 } },
    {
      text: "{e2} lower than {e}",
      variables: "e2: 1",
      tree: { "LowerBy": 1 },
    },
  ],
  OrLess: [{ text: "{e} or less", tree: "OrLess" }],
  Exactly: [{ text: "{e}", tree: "Exactly" }],
  OrMore: [{ text: "{e} or more", tree: "OrMore" }],
  HigherBy: [{ text: "{e} higher", tree: { "HigherBy": 3 } }],
};

/** What stands before "the number of cards in your void". */
export const comparisonExamples: Examples<Operators> = {
  LowerBy: [
    {
      text: "lower by {e} than",
      variables: "e: 2",
      tree: { "LowerBy": 2 },
    },
  ],
  OrLess: [{ text: "less than", tree: "OrLess" }],
  Exactly: [{ text: "equal to", tree: "Exactly" }],
  OrMore: [{ text: "greater than", tree: "OrMore" }],
  HigherBy: [
    {
      text: "higher by {e} than",
      variables: "e: 2",
      tree: { "HigherBy": 2 },
    },
  ],
};
