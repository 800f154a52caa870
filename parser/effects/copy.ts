import type { CopyEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { integer, pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { target, yourPredicate } from "../target.ts";

const times = integer("this-turn-times");

/** How the effects of this family are read. */
export const copyProductions: Productions<CopyEffects> = {
  Copy: pattern`copy ${target}`.map(([target]) => ({ target })),
  CopyNextPlayed: oneOf<CopyEffects["CopyNextPlayed"]>([
    pattern`copy the next ${yourPredicate} you play ${times}`
      .map(([matching, times]) => ({ matching, times })),
    pattern`copy the next ${yourPredicate} you play this turn`
      .map(([matching]) => ({ matching, times: null })),
  ]),
};
