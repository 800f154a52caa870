import { optional, type Rule } from "../../../../../combinators/mod.ts";
import { fixed, number, pattern, words } from "../../../words.ts";
import type { Restriction } from "./restriction.ts";

/** "unless their player pays 2 {I}" */
export const unlessPaid: Rule<Partial<Restriction>> = pattern`unless ${
  words(
    "their player pays",
    "you pay",
    "its player pays",
    "his player pays",
    "her player pays",
    "their players pay",
    "that character's player pays",
  )
} ${optional(fixed("an additional"))} ${number} {I} ${
  optional(
    words(
      "for each of them",
      "for each of those characters",
      "for each character",
      "for each",
      "each",
    ).map(() => true as const),
  )
}`.map(([, , unlessInk, each]) => ({
  unlessInk,
  ...(each === undefined ? {} : { unlessInkEach: true as const }),
}));
