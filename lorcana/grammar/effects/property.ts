import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { PropertyEffects } from "../../ast/effects/property.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { times } from "../amounts/amounts.ts";
import { effect } from "../effect.ts";
import { properName } from "../names.ts";
import { gains as gain } from "../verbs.ts";
import { lookup, pattern, plusNumber, words } from "../words.ts";
import { someSongs } from "./parts/some_songs.ts";
import type { Predicate, Productions } from "./parts/production.ts";

type Modifying = Predicate<EffectOf<"property-modification">>;
type Property = Omit<PropertyEffects["property-modification"], "target">;

const count = words("count", "counts", "also count", "also counts");

/** "the Detective classification", without its verb. */
export const classified: Rule<Modifying> =
  pattern`the ${properName} classification`.map(([value]) =>
    modifying({ property: "classification", operation: "add", value })
  );

const besides = optional(
  words(
    "in addition to their other classifications",
    "in addition to its other classifications",
    "in addition to his other classifications",
    "in addition to her other classifications",
  ),
);

type Sung = Pick<Property, "songs" | "duration">;

/** The songs that it counts for: all, some, or one each turn. */
const sung: Rule<Sung> = oneOf<Sung>([
  lookup<Sung>({
    "songs": {},
    "the first song you play each turn": { duration: "first-play-each-turn" },
    "the first song each turn": { duration: "first-play-each-turn" },
  }),
  someSongs.map((songs) => ({ songs })),
]);

/** "gain the Detective classification", "count as being named Elsa" */
export const propertyProductions: Productions<PropertyEffects> = {
  "property-modification": {
    predicates: [
      pattern`${gain} ${classified} ${besides}`.map(([, classified]) =>
        classified
      ),
      pattern`${count} as having ${classified}`.map(([, classified]) =>
        classified
      ),
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
      pattern`${count} as having ${plusNumber} cost to sing ${sung}`.map((
        [, value, sung],
      ) => singing(value, sung)),
      pattern`${count} as having {IW}`.map(() =>
        modifying({ property: "inkwell", operation: "add", value: "inkable" })
      ),
    ],
  },
};

/** "+1 cost to sing songs for each other character here" */
function singing(plus: number, sung: Sung): Modifying {
  return (target, limits) => {
    const value = times(plus, limits.forEach);
    return effect({
      type: "property-modification",
      property: "cost-to-sing",
      operation: "add",
      value: typeof value === "string" ? plus : value,
      target,
      duration: limits.duration,
      ...sung,
    });
  };
}

/** An additional name. */
function alias(name: Pick<Property, "value" | "purpose">): Modifying {
  return modifying({ property: "name", operation: "add-alias", ...name });
}

function modifying(property: Property): Modifying {
  return (target, { duration }) =>
    effect({ type: "property-modification", ...property, target, duration });
}
