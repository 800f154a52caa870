import type { DisplayDetails } from "./diagnostic.ts";
import type { Explanations } from "../../diagnostics/internal.ts";

/** The problems of texts as players see them. */
export const displayExplanations: Explanations<DisplayDetails> = {
  "unknown-message": {
    meaning:
      "A directive is displayed by the message of the same name, but there " +
      "is no such message, neither built in nor in `strings.ftl`.",
    example: "{glimmer}",
    fix: "Check the spelling, or add the message to `strings.ftl`: " +
      "`glimmer = Glimmer`.",
  },
  "unusable-message": {
    meaning: "The message of a directive cannot be filled in: it refers to a " +
      "variable or another message that does not exist.",
    example: "glimmer = { $missing }",
    fix: "Correct the message in `strings.ftl`.",
  },
  "unreadable-strings": {
    meaning: "The messages of `strings.ftl` have so many braces within each " +
      "other that they cannot be read.",
    example: "glimmer = { { { { … } } } }",
    fix: "Simplify the message.",
  },
};
