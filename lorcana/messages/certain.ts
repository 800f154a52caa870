import {
  type Certainties,
  sentenceCertainties,
} from "../../diagnostics/internal.ts";
import type { LorcanaDetails } from "./mod.ts";

/** Which suggestions about Lorcana texts are certain. */
export const lorcanaCertainties: Certainties<LorcanaDetails> = {
  ...sentenceCertainties,
  "empty-ability": "never",
  "pronoun-without-antecedent": "never",
};
