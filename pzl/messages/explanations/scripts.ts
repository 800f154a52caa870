import type { ScriptDetails } from "../scripts.ts";
import type { Explanations } from "../../../diagnostics/internal.ts";

/** The problems of the scripts of a puzzle. */
export const scriptExplanations: Explanations<ScriptDetails> = {
  "script-space": {
    meaning: "Forge takes the spaces for part of a name, which it then does " +
      "not find.",
    example: "aiprecast=Opt; Shock",
    fix: "Remove the spaces: `Opt;Shock`.",
  },
  "empty-script": {
    meaning: "No script is named; the message says what Forge does then.",
    example: "aiprecast=Opt:",
    fix: "Name the script, or remove the colon.",
  },
  "invalid-target": {
    meaning: "A target is `human`, `ai` or the id of a card.",
    example: "aiprecast=Opt->p1",
    fix: "Write `->ai`, or give the card an id: `->7`.",
  },
};
