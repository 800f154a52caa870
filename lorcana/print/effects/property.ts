import type { PropertyEffects } from "../../ast/effects/property.ts";
import type { EffectOf } from "../../ast/mod.ts";
import type { Clause, Printers } from "../clauses/clause.ts";
import { printDuration } from "../amounts/durations.ts";
import type { Verb } from "../nouns/players.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "opposing characters gain the Villain classification" */
export const propertyPrinters: Printers<PropertyEffects> = {
  "property-modification": property,
};

function property(
  { property, value, target, duration, purpose }: EffectOf<
    "property-modification"
  >,
  voice: Voice,
): Clause {
  const limits = () => printDuration(duration, voice);
  if (property === "classification") {
    return {
      kind: "cards",
      target,
      verb: "gain",
      thing: () => `the ${value} classification`,
      limits,
    };
  }
  const thing = (verb: Verb): string => {
    switch (property) {
      case "name":
        return phrase(
          typeof value === "object"
            ? `${verb("count")} as being named both ${value.join(" and ")}`
            : `also ${verb("count")} as being named ${value}`,
          purpose && `for ${purpose}`,
        );
      case "cost-to-sing":
        return `${verb("count")} as having +${value} cost to sing songs`;
      default:
        return `${verb("count")} as having {IW}`;
    }
  };
  return { kind: "cards", target, thing, limits };
}
