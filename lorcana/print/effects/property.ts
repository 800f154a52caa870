import type { PropertyEffects } from "../../ast/effects/property.ts";
import type { CountedAmount, EffectOf } from "../../ast/mod.ts";
import type { Clause, Printers } from "../clauses/clause.ts";
import { printDuration } from "../amounts/durations.ts";
import { printCounter } from "../amounts/counter.ts";
import { printTarget } from "../nouns/target.ts";
import type { Verb } from "../nouns/players.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "opposing characters gain the Villain classification" */
export const propertyPrinters: Printers<PropertyEffects> = {
  "property-modification": property,
};

type Property = EffectOf<"property-modification">;

function property(effect: Property, voice: Voice): Clause {
  const { property, value, target, duration, purpose } = effect;
  const limits = () => [
    ...isCounted(value) ? [`for each ${printCounter(value, voice)}`] : [],
    ...printDuration(duration, voice),
  ];
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
          typeof value === "object" && !isCounted(value)
            ? `${verb("count")} as being named both ${value.join(" and ")}`
            : `also ${verb("count")} as being named ${value}`,
          purpose && `for ${purpose}`,
        );
      case "cost-to-sing":
        return `${verb("count")} as having +${
          isCounted(value) ? value.multiplier ?? 1 : value
        } cost to sing ${sung(effect, voice)}`;
      default:
        return `${verb("count")} as having {IW}`;
    }
  };
  return { kind: "cards", target, thing, limits };
}

/** The songs for which a character's cost counts as different. */
function sung({ songs, duration }: Property, voice: Voice): string {
  if (songs !== undefined) return printTarget(songs, voice, "subject");
  return duration === "first-play-each-turn"
    ? "the first song you play each turn"
    : "songs";
}

function isCounted(value: Property["value"]): value is CountedAmount {
  return typeof value === "object" && "type" in value;
}
