import type { Rule } from "../../../combinators/mod.ts";
import type { PropertyEffects } from "../../ast/effects/property.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { properName } from "../names.ts";
import { gains as gain } from "../verbs.ts";
import { pattern, plusNumber, words } from "../words.ts";
import type { Predicate, Productions } from "./parts/production.ts";

type Modifying = Predicate<EffectOf<"property-modification">>;
type Property = Omit<PropertyEffects["property-modification"], "target">;

const count = words("count", "counts", "also count", "also counts");

/** "the Detective classification", without its verb. */
export const classified: Rule<Modifying> =
  pattern`the ${properName} classification`.map(([value]) =>
    modifying({ property: "classification", operation: "add", value })
  );

/** "gain the Detective classification", "count as being named Elsa" */
export const propertyProductions: Productions<PropertyEffects> = {
  "property-modification": {
    predicates: [
      pattern`${gain} ${classified}`.map(([, classified]) => classified),
      pattern`${count} as being named ${properName}`.map(([, value]) =>
        alias({ value })
      ),
      pattern`${count} as being named ${properName} as well`.map((
        [, value],
      ) => alias({ value })),
      pattern`${words("is", "are")} also named ${properName}`.map((
        [, value],
      ) => alias({ value })),
      pattern`${count} as being named ${properName} for Shift`.map((
        [, value],
      ) => alias({ value, purpose: "Shift" })),
      pattern`${count} as being named both ${properName} and ${properName}`.map(
        ([, first, second]) => alias({ value: [first, second] }),
      ),
      pattern`${count} as having ${plusNumber} cost to sing songs`.map((
        [, value],
      ) => modifying({ property: "cost-to-sing", operation: "add", value })),
      pattern`${count} as having {IW}`.map(() =>
        modifying({ property: "inkwell", operation: "add", value: "inkable" })
      ),
    ],
  },
};

/** A name that counts beside the printed one. */
function alias(name: Pick<Property, "value" | "purpose">): Modifying {
  return modifying({ property: "name", operation: "add-alias", ...name });
}

function modifying(property: Property): Modifying {
  return (target, { duration }) =>
    effect("property-modification", { ...property, target, duration });
}
