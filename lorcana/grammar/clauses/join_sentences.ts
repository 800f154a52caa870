import type { Condition, Effect } from "../../ast/mod.ts";
import { type Piece, sequence } from "./pieces.ts";

/** Sentences as one effect: "instead", "otherwise" and "repeat" look back. */
export function joinSentences(
  sentences: readonly (readonly Piece[])[],
): Effect {
  const [only] = sentences;
  if (sentences.length === 1 && only !== undefined) return sequence(only);
  const done: Piece[] = [];
  for (const pieces of sentences) {
    const last = done.at(-1);
    const [first] = pieces;
    if (first === undefined) continue;
    if (last !== undefined && first.otherwise) {
      const other = sequence(pieces.map(plain));
      const merged = withElse(last.effect, other);
      if (merged === undefined) done.push(ifNot(other));
      else done[done.length - 1] = { ...last, effect: merged };
      continue;
    }
    if (last !== undefined && first.instead && pieces.length === 1) {
      done[done.length - 1] = { ...last, effect: instead(last.effect, first) };
      continue;
    }
    const repeated = last === undefined ? undefined : repeating(pieces);
    if (repeated !== undefined) {
      const before = sequence(done);
      done.splice(0, done.length, { effect: repeated(before), join: "." });
      continue;
    }
    done.push({ effect: sequence(pieces), join: first.join });
  }
  return sequence(done);
}

/** "You may A. Otherwise, B": B if A is not done. */
function ifNot(then: Effect): Piece {
  const condition: Condition = { type: "if-they-do-not" };
  return { effect: { type: "conditional", condition, then }, join: "." };
}

function plain({ effect, join }: Piece): Piece {
  return { effect, join };
}

/** The effect with `other` as what happens if its condition does not hold. */
function withElse(effect: Effect, other: Effect): Effect | undefined {
  if (effect.type === "conditional" && effect.else === undefined) {
    return { ...effect, else: other };
  }
  if (effect.type === "sequence") {
    const last = effect.steps.at(-1);
    const merged = last && withElse(last, other);
    return merged &&
      { ...effect, steps: [...effect.steps.slice(0, -1), merged] };
  }
  return undefined;
}

/** "X. If C, Y instead": Y if C, else X. */
function instead(before: Effect, { effect }: Piece): Effect {
  if (effect.type !== "conditional") return effect;
  const { condition, then } = effect;
  return inGain(before, (replaced) => ({
    type: "conditional",
    condition,
    then,
    else: replaced,
    wording: { instead: true },
  }));
}

/** "A to B. If C, D instead": only B is replaced, A is paid in any case. */
function inGain(effect: Effect, wrap: (gain: Effect) => Effect): Effect {
  if (effect.type === "pay-cost" && effect.effect !== undefined) {
    return { ...effect, effect: wrap(effect.effect) };
  }
  if (effect.type === "optional" && isPaid(effect.effect)) {
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

/** "Repeat this 3 times", as a function of what is repeated. */
function repeating(
  pieces: readonly Piece[],
): ((before: Effect) => Effect) | undefined {
  const [only] = pieces;
  if (pieces.length > 1 || only === undefined) return undefined;
  const { effect } = only;
  if (effect.type === "repeat" && effect.effect === undefined) {
    return (before) => ({ ...effect, effect: before });
  }
  if (effect.type === "optional" && effect.effect.type === "repeat") {
    const repeat = effect.effect;
    return (before) => ({ ...effect, effect: { ...repeat, effect: before } });
  }
  return undefined;
}
