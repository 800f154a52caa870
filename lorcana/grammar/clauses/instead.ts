import { durationOf } from "../effect.ts";
import type { Effect } from "../../ast/mod.ts";
import type { Piece } from "./parts/pieces.ts";

/** "X. If C, Y instead": Y if C, otherwise X. */
export function instead(before: Effect, { effect }: Piece): Effect {
  if (effect.type !== "conditional") return effect;
  const { condition, then } = effect;
  const isFree = before.type === "optional" && then.type === "optional" &&
    before.chooser === then.chooser;
  const own = isFree ? then.effect : then;
  return inGain(before, (replaced) => ({
    type: "conditional",
    condition,
    then: besideOthers(asLong(own, replaced), replaced),
    else: replaced,
    wording: { instead: true },
  }));
}

/** The replacement inherits the duration, unless it has its own. */
function asLong(effect: Effect, replaced: Effect): Effect {
  if (effect.type !== replaced.type) return effect;
  const duration = durationOf(replaced);
  return duration === undefined || durationOf(effect) !== undefined
    ? effect
    : { ...effect, duration } as Effect; // Both have the same type.
}

/** "Each player draws a card. If C, you draw 2 instead": others draw one. */
function besideOthers(effect: Effect, replaced: Effect): Effect {
  const isOnlyYours = effect.type === replaced.type && "player" in effect &&
    effect.player === "CONTROLLER" && "player" in replaced &&
    replaced.player === "EACH_PLAYER";
  if (!isOnlyYours) return effect;
  // Only the player differs.
  const theirs = { ...replaced, player: "EACH_OPPONENT" } as Effect;
  return { type: "sequence", steps: [effect, theirs], wording: AND };
}

const AND = { joins: [" and"] } as const;

/** "A to B. If C, D instead": replaces only B; A is always paid. */
function inGain(effect: Effect, wrap: (gain: Effect) => Effect): Effect {
  if (effect.type === "pay-cost" && effect.effect !== undefined) {
    return { ...effect, effect: wrap(effect.effect) };
  }
  // "You may A. If C, B instead": B is optional, too.
  if (effect.type === "optional") {
    return { ...effect, effect: inGain(effect.effect, wrap) };
  }
  const last = effect.type === "sequence" ? effect.steps.at(-1) : undefined;
  return effect.type === "sequence" && isPaid(effect) &&
      last?.type === "conditional"
    ? {
      ...effect,
      steps: [...effect.steps.slice(0, -1), { ...last, then: wrap(last.then) }],
    }
    : wrap(effect);
}

function isPaid(effect: Effect): boolean {
  return effect.type === "pay-cost" ||
    effect.type === "sequence" && effect.wording?.joins.at(-1) === " to";
}
