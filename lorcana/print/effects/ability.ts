import type { AbilityEffects } from "../../ast/effects/ability.ts";
import type { Ability, EffectOf } from "../../ast/mod.ts";
import type { Loose } from "../../ast/tidy.ts";
import { act, type Printers } from "../clauses/clause.ts";
import { printDuration } from "../amounts/durations.ts";
import type { Verb } from "../nouns/players.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** Prints abilities in quotes. */
export type PrintQuoted = (abilities: readonly Ability[]) => string;

/** "your characters gain …", "this character loses all abilities" */
export function abilityPrinters(quoted: PrintQuoted): Printers<AbilityEffects> {
  return {
    "grant-ability": ({ ability, target, duration, object, wording }, voice) =>
      typeof ability === "string"
        ? {
          kind: "cards",
          target,
          thing: (verb) =>
            duration === "during-challenge"
              ? `${verb("take")} no damage from the challenge`
              : granted(ability, verb, { object, wording }, voice),
          limits: () =>
            duration === "during-challenge"
              ? []
              : printDuration(duration, voice),
        }
        : {
          kind: "cards",
          target,
          verb: "gain",
          thing: () => `"${quoted("type" in ability ? [ability] : ability)}"`,
          limits: () => printDuration(duration, voice),
        },
    "lose-ability": ({ ability, target, duration }, voice) => ({
      kind: "cards",
      target,
      verb: "lose",
      thing: () =>
        ability === "all" ? "all abilities" : `the ${ability} ability`,
      limits: () => printDuration(duration, voice),
    }),
    "use-ability": ({ ability, target }, voice) =>
      act(
        "CONTROLLER",
        () =>
          `use ${
            target === "THIS_ITEM" ? "this item" : `this ${voice.self}`
          }'s ${ability} ability for free`,
      ),
  };
}

function granted(
  ability: string,
  verb: Verb,
  { object, wording }: Loose<
    Pick<EffectOf<"grant-ability">, "object" | "wording">
  >,
  voice: Voice,
): string {
  switch (ability) {
    case "can-challenge-ready":
      return phrase(
        wording?.also ? "may also" : "can",
        "challenge ready characters",
      );
    case "can-challenge":
      return phrase(
        wording?.also ? "may also" : "can",
        "challenge",
        object && printTarget(object, voice, "subject"),
      );
    case "can-quest":
      return "can quest";
    case "can-sing":
      return "can {E} to sing songs";
    case "takes-no-damage-from-challenges":
      return `${verb("take")} no damage from challenges`;
    default:
      return `${verb("take")} no damage`;
  }
}
