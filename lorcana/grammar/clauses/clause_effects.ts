import type { Rule } from "../../../combinators/mod.ts";
import type { ClauseEffects } from "../../ast/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import { choiceProductions } from "./choice.ts";
import type { Chain } from "./parts/clause.ts";
import { conditionalProductions } from "./conditional.ts";
import { forEachProductions } from "./for_each.ts";
import { infinitive } from "./infinitive.ts";
import { lastingProductions } from "./lasting.ts";
import { optionalProductions } from "./optional.ts";
import { payCostProductions } from "./pay_cost.ts";
import type { ClauseProductions } from "./production.ts";
import { repeatProductions } from "./repeat.ts";
import { replacementProductions } from "./replacement.ts";
import { sequenceProductions } from "./sequence.ts";
import { triggerProductions } from "./trigger.ts";

/** How each effect that contains others is read; `told` follows a subject. */
export function clauseEffects(
  chain: Rule<Chain>,
  told: Rule<Chain>,
  act: Rule<Act>,
): ClauseProductions<ClauseEffects> {
  const verbFirst = infinitive(chain);
  return {
    ...choiceProductions(chain, told, act),
    ...conditionalProductions(chain, act),
    ...forEachProductions(chain, told, verbFirst),
    ...lastingProductions(chain),
    ...optionalProductions(verbFirst),
    ...payCostProductions(verbFirst),
    ...repeatProductions,
    ...replacementProductions(act),
    ...sequenceProductions(verbFirst, act),
    ...triggerProductions(chain, act),
  };
}
