import { checked, type Rule } from "../../../combinators/mod.ts";
import type { LastingClauses } from "../../ast/clauses/lasting.ts";
import { durationOf } from "../effect.ts";
import type { Duration, Effect } from "../../ast/mod.ts";
import { leadingDuration } from "../amounts/durations.ts";
import { pattern } from "../words.ts";
import { type Chain, clause } from "./parts/clause.ts";
import { sequence } from "./parts/pieces.ts";
import type { ClauseProductions } from "./production.ts";

/** "for the rest of this turn, …" */
export function lastingProductions(
  chain: Rule<Chain>,
): ClauseProductions<LastingClauses> {
  return {
    "lasting": {
      clauses: [
        checked(
          pattern`${leadingDuration} ${chain}`,
          ([, chain]) =>
            chain("CONTROLLER").every(({ effect }) =>
              !isOver(effect) && !hasEnd(effect)
            ),
        ).map(([duration, chain]) =>
          clause((who) => lasting(sequence(chain(who)), duration))
        ),
      ],
    },
  };
}

/** Whether an effect has a duration already: it cannot have two. */
function hasEnd(effect: Effect): boolean {
  const duration = durationOf(effect);
  return duration !== undefined && ENDS.has(duration);
}

const ENDS: ReadonlySet<Duration> = new Set<Duration>([
  "this-turn",
  "until-start-of-next-turn",
  "until-end-of-your-next-turn",
  "your-next-turn",
  "their-next-turn",
  "while-in-play",
]);

/** Whether an effect is instantaneous: drawing cannot last for a turn. */
function isOver(effect: Effect): boolean {
  return OVER.has(effect.type);
}

const OVER: ReadonlySet<Effect["type"]> = new Set<Effect["type"]>([
  "draw",
  "discard",
  "gain-lore",
  "lose-lore",
  "banish",
  "exert",
  "ready",
  "deal-damage",
  "put-damage",
  "remove-damage",
  "move-damage",
  "return-to-hand",
]);

function lasting(effect: Effect, duration: Duration): Effect {
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
    case "lose-keyword":
    case "restriction":
    case "grant-ability":
    case "create-triggered-ability":
    case "additional-inkwell":
    case "property-modification":
    case "create-replacement":
    case "play-card":
      if (effect.duration === undefined) return { ...effect, duration };
      // "While this item is in play, they can't ready at the start of …"
      return effect.duration === duration
        ? effect
        : { type: "lasting", duration, effect };
    case "sequence":
      return {
        ...effect,
        steps: effect.steps.map((step) => lasting(step, duration)),
      };
    case "optional":
      return { ...effect, effect: lasting(effect.effect, duration) };
    case "cost-reduction":
    case "cost-increase":
      if (effect.duration === undefined) return { ...effect, duration };
      return effect.duration === "next-play" && duration === "this-turn"
        ? { ...effect, duration: "next-play-this-turn" }
        : { type: "lasting", duration, effect };
    default:
      return { type: "lasting", duration, effect };
  }
}
