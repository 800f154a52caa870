import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import { durationOf } from "../effect.ts";
import type { Count, Effect, Target } from "../../ast/mod.ts";
import { queryOf, shortened } from "../../ast/target_names.ts";
import { cardinal, lookup, pattern, words } from "../words.ts";
import { chosenBefore } from "./already.ts";
import { type Piece, sequence, type SoMany } from "./parts/pieces.ts";

const number: Rule<Count> = oneOf<Count>([
  cardinal,
  pattern`up to ${cardinal}`.map(([upTo]): Count => ({ upTo })),
]);

const verb: Rule<string> = lookup(Object.fromEntries(
  ["draw", "discard", "banish", "ready", "exert", "return", "gain", "lose"]
    .map((verb) => [verb, verb]),
));

/** "ready up to 4 instead": of the same cards. */
export const soMany: Rule<SoMany> = pattern`${
  optional(words("you", "they"))
} ${verb} ${number}`.map(([, verb, count]) => ({ verb, count }));

/** The same effect, of so many cards or so much; else `undefined`. */
function ofSoMany(effect: Effect, { verb, count }: SoMany): Effect | undefined {
  if (!effect.type.startsWith(verb)) return undefined;
  if ("amount" in effect) {
    return { ...effect, amount: count } as Effect; // A number for a number.
  }
  const full = "target" in effect && effect.target !== undefined
    ? queryOf(effect.target as Target) // No player: nothing is counted there.
    : undefined;
  return full && full.count !== "all"
    ? { ...effect, target: shortened({ ...full, count }) } as Effect
    : undefined;
}

/** "X. If C, Y instead": Y if C, else X. */
export function instead(before: Effect, { effect, soMany }: Piece): Effect {
  if (effect.type !== "conditional") return effect;
  const { condition } = effect;
  const then = soMany === undefined ? effect.then : ofSoMany(before, soMany);
  if (then === undefined) return effect;
  // "You may A. If you do, B instead": of nothing that was said.
  if (condition.type === "if-you-do") return effect;
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

/**
 * "X. You may A. If you do, Y instead": whom X is about is chosen first, then A is
 * offered, and X is what happens if it is not done. Yields all of that.
 */
export function offeredInstead(
  done: readonly Piece[],
  { instead, effect }: Piece,
): readonly Piece[] | undefined {
  const [before, offer] = done.slice(-2);
  if (
    !instead || effect.type !== "conditional" ||
    effect.condition.type !== "if-you-do" ||
    before === undefined || offer?.effect.type !== "optional"
  ) return undefined;
  const { chosen, own } = chosenBefore(before.effect);
  const { condition, then } = effect;
  const taken: Effect = {
    type: "conditional",
    condition,
    then: onTheSame(then, own),
  };
  const { chooser } = offer.effect;
  return inRow([
    ...chosen,
    {
      ...offer.effect,
      effect: sequence(inRow([offer.effect.effect, taken])),
    },
    {
      type: "conditional",
      condition: {
        type: "if-they-do-not",
        wording: { who: chooser === "CONTROLLER" ? "you" : "they" },
      },
      then: own,
    },
  ]);
}

function inRow(effects: readonly Effect[]): readonly Piece[] {
  return effects.map((effect) => ({ effect, join: "." }));
}

/** "deal 4 damage instead": to the same cards. */
function onTheSame(effect: Effect, replaced: Effect): Effect {
  const isBare = "target" in effect && typeof effect.target === "object" &&
    "ref" in effect.target && effect.target.wording === undefined;
  return isBare && effect.type === replaced.type && "target" in replaced
    ? { ...effect, target: replaced.target } as Effect // Of the same type.
    : effect;
}
