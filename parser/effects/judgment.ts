import type { JudgmentEffects } from "../../ast/internal.ts";
import { oneOf } from "../../combinators/mod.ts";
import { collected } from "../collection.ts";
import { pattern } from "../primitives.ts";
import type { Productions } from "../productions.ts";
import { oneTarget, predicate } from "../target.ts";

/** How the effects of this family are read. */
export const judgmentProductions: Productions<JudgmentEffects> = {
  TriggerAdditionalJudgmentPhaseAtEndOfTurn:
    pattern`at the end of this turn, trigger an additional {judgmentphasename} phase`,
  TriggerJudgmentAbility: oneOf<JudgmentEffects["TriggerJudgmentAbility"]>([
    pattern`trigger the {judgment} ability of each ${predicate}`
      .map(([matching]) => ({ matching, collection: "All" })),
    pattern`trigger the {judgment} ability of each of the other ${predicate}`
      .map(([matching]) => ({ matching, collection: "EachOther" })),
    pattern`trigger the {judgment} ability of ${oneTarget}`
      .map(([matching]) => ({ matching, collection: { Exactly: 1 } })),
    pattern`trigger the {judgment} ability of ${collected}`
      .map(([{ target, count }]) => ({ matching: target, collection: count })),
  ]),
};
