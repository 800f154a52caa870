import type { DamageEffects } from "../../ast/effects/damage.ts";
import type { Amount, EffectOf, Target } from "../../ast/mod.ts";
import { printAmount } from "../amounts/amount.ts";
import { printDuration } from "../amounts/durations.ts";
import { some } from "../nouns/cards.ts";
import { act, type Clause, type Printers } from "../clauses/clause.ts";
import { chosenBy } from "./parts/who_acts.ts";
import { STATS } from "../nouns/stat.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "deal 2 damage to chosen character" */
export const damagePrinters: Printers<DamageEffects> = {
  "deal-damage": (effect, voice) => {
    const { amount, target, each, source } = effect;
    const number = some(amount);
    if (effect.divided) {
      return chosenBy(
        effect,
        voice,
        (verb, to) =>
          `${verb("deal")} ${number} damage divided as you choose among ${
            to("all")
          }`,
        target,
      );
    }
    if (source !== undefined) return dealtBy(source, effect, voice);
    return chosenBy(
      effect,
      voice,
      (verb, to) =>
        number === undefined
          ? isEarlier(amount) && effect.wording === undefined
            ? `${verb("deal")} damage equal to ${
              printAmount(amount, voice)
            } to ${to("each")}`
            : `${verb("deal")} damage to ${to("each")} equal to ${
              printAmount(amount, voice)
            }`
          : phrase(
            `${verb("deal")} ${number} damage`,
            each && "each",
            `to ${to("each")}${
              effect.unreduced ? ". This damage can't be reduced" : ""
            }`,
          ),
      target,
    );
  },
  "put-damage": (effect, voice) => {
    const { amount, target } = effect;
    const number = typeof amount === "object" ? "that many" : some(amount);
    return chosenBy(
      effect,
      voice,
      (verb, to) =>
        `${verb("put")} ${number} damage counter${amount === 1 ? "" : "s"} on ${
          to("each")
        }`,
      target,
    );
  },
  "remove-damage": (effect, voice) => {
    const { amount, upTo, each, target } = effect;
    if (effect.divided) {
      return chosenBy(
        effect,
        voice,
        (verb, to) =>
          `${verb("remove")} up to ${amount} total damage from among ${
            to("all")
          }`,
        target,
      );
    }
    const much = amount === "all"
      ? "all damage"
      : `${upTo ? "up to " : ""}${some(amount)} damage`;
    return chosenBy(
      effect,
      voice,
      (verb, to) =>
        phrase(verb("remove"), much, each && "each", `from ${to("each")}`),
      target,
    );
  },
  "move-damage": ({ amount, from, to, upTo, divided, wording }, voice) =>
    act("CONTROLLER", (verb) =>
      phrase(
        verb("move"),
        upTo && "up to",
        amount === "any" ? "any number of" : some(amount) ?? String(amount),
        divided && "total",
        "damage",
        wording?.counters && (amount === 1 && !upTo
          ? "counter"
          : amount === 1
          ? "counter"
          : "counters"),
        `from ${printTarget(from, voice, amount === "all" ? "all" : "each")}`,
        `to ${printTarget(to, voice, "object")}`,
      )),
  "enters-with-damage": ({ amount, target }) => ({
    kind: "cards",
    target,
    thing: (verb) => `${verb("enter")} play with ${amount} damage`,
    limits: () => [],
  }),
  "damage-limit": ({ amount, challenges, target, duration }, voice) => ({
    kind: "cards",
    target,
    thing: () =>
      `can't be dealt more than ${amount} damage ${
        challenges ? "in a challenge" : "at a time"
      }`,
    limits: () => printDuration(duration, voice),
  }),
  "damage-source-stat-override": ({ stat, instead, target }) => ({
    kind: "cards",
    target,
    thing: (verb) =>
      `${verb("deal")} damage with their ${STATS[stat]} instead of their ${
        STATS[instead]
      }`,
    limits: () => [],
  }),
};

/** "they deal damage equal to their {S} to chosen opposing character" */
function dealtBy(
  source: Target,
  { amount, target }: EffectOf<"deal-damage">,
  voice: Voice,
): Clause {
  const number = some(amount);
  return {
    kind: "cards",
    target: source,
    thing: (verb) =>
      phrase(
        verb("deal"),
        number === undefined
          ? `damage equal to ${printAmount(amount, voice)}`
          : `${number} damage`,
        `to ${printTarget(target, voice, "each")}`,
      ),
    limits: () => [],
  };
}

function isEarlier(amount: Amount): boolean {
  return typeof amount === "object" && "target" in amount &&
    typeof amount.target === "object" &&
    "ref" in amount.target;
}
