import { isInstead } from "../../ast/clauses/conditional.ts";
import type {
  Condition,
  Effect,
  EffectOf,
  TriggeredAbility,
} from "../../ast/mod.ts";
import { checkBeforeEffect } from "./already.ts";
import { exertedThen, inLastStep, isExertedEntry } from "./entering_exerted.ts";
import { instead, offeredInstead } from "./instead.ts";
import { type Piece, sequence } from "./parts/pieces.ts";

/** Joins sentences; "instead", "otherwise" and "repeat" change earlier ones. */
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
      if (merged === undefined) done.push(ifNot(last.effect, other));
      else done[done.length - 1] = { ...last, effect: merged };
      continue;
    }
    const offered = offeredInstead(done, first);
    if (offered !== undefined && pieces.length === 1) {
      done.splice(-2, 2, ...offered);
      continue;
    }
    if (last !== undefined && first.instead && pieces.length === 1) {
      done[done.length - 1] = { ...last, effect: instead(last.effect, first) };
      continue;
    }
    if (last !== undefined && first.already && pieces.length === 1) {
      done[done.length - 1] = {
        ...last,
        effect: checkBeforeEffect(last.effect, first),
      };
      continue;
    }
    const entered = last && pieces.length === 1 && isExertedEntry(first.effect)
      ? exertedThen(last.effect)
      : undefined;
    if (last !== undefined && entered !== undefined) {
      done[done.length - 1] = { ...last, effect: entered };
      continue;
    }
    const inside = last && dependsOn(first)
      ? withInside(last.effect, pieces)
      : undefined;
    if (last !== undefined && inside !== undefined) {
      done[done.length - 1] = { ...last, effect: inside };
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
function ifNot(before: Effect, then: Effect): Piece {
  const offer = lastOf(before);
  const who = offer.type === "optional" && offer.chooser !== "CONTROLLER"
    ? "they"
    : "you";
  const condition: Condition = { type: "if-they-do-not", wording: { who } };
  return { effect: { type: "conditional", condition, then }, join: "." };
}

function plain({ effect, join }: Piece): Piece {
  return { effect, join };
}

/** The effect with `other` as its else branch; undefined if it takes none. */
function withElse(effect: Effect, other: Effect): Effect | undefined {
  if (isBranching(effect)) return { ...effect, else: other };
  if (effect.type === "optional" && !isDone(lastOf(effect.effect))) {
    const inner = withElse(effect.effect, other);
    return inner && { ...effect, effect: inner };
  }
  return effect.type === "sequence"
    ? inLastStep(effect, (last) => withElse(last, other))
    : undefined;
}

/** Whether an effect has a condition but no else branch. */
function isBranching(
  effect: Effect,
): effect is EffectOf<"conditional"> | EffectOf<"for-each-player"> {
  return (effect.type === "conditional" ||
    effect.type === "for-each-player" && effect.condition !== undefined) &&
    effect.else === undefined;
}

function lastOf(effect: Effect): Effect {
  return effect.type === "sequence" ? effect.steps.at(-1) ?? effect : effect;
}

/** "If you do, …": depends on the step before it. */
function isDone(effect: Effect): boolean {
  return effect.type === "conditional" &&
    effect.condition.type === "if-you-do" && effect.else === undefined;
}

/** Whether a sentence depends on the outcome of the one before it. */
function dependsOn({ effect }: Piece): boolean {
  return isAfter(effect) || isAboutIt(effect);
}

/** "If you do, …", "If you can't, …": checks the previous sentence. */
function isAfter(effect: Effect): boolean {
  return isDone(effect) ||
    effect.type === "conditional" && effect.condition.type === "if-they-do-not";
}

/** "If it's an item card, …" */
function isAboutIt(effect: Effect): boolean {
  return effect.type === "conditional" && "target" in effect.condition &&
    typeof effect.condition.target === "object" &&
    "ref" in effect.condition.target;
}

/** "You may A. If you do, B": B becomes part of the option. */
function withInside(
  effect: Effect,
  pieces: readonly Piece[],
): Effect | undefined {
  switch (effect.type) {
    case "optional":
      return isDone(pieces[0]!.effect) ||
          isAboutIt(pieces[0]!.effect) && isReveal(lastOf(effect.effect))
        ? {
          ...effect,
          effect: sequence([{ effect: effect.effect, join: "." }, ...pieces]),
        }
        : undefined;
    case "conditional": {
      const then = effect.else === undefined && !isInstead(effect)
        ? withInside(effect.then, pieces)
        : undefined;
      return then && { ...effect, then };
    }
    case "sequence":
      return inLastStep(effect, (last) => withInside(last, pieces));
    // "At the end of the turn, banish them. If you do, …": checked then.
    case "create-triggered-ability":
      return effect.ability.type === "triggered" && isAfter(pieces[0]!.effect)
        ? { ...effect, ability: alsoDoing(effect.ability, pieces) }
        : undefined;
    default:
      return undefined;
  }
}

function alsoDoing(
  ability: TriggeredAbility,
  pieces: readonly Piece[],
): TriggeredAbility {
  const { effect } = ability;
  return {
    ...ability,
    effect: withInside(effect, pieces) ??
      sequence([{ effect, join: "." }, ...pieces]),
  };
}

/** Whether an effect reveals a card or is about a revealed one. */
function isReveal(effect: Effect): boolean {
  return effect.type === "reveal-top-card" || effect.type === "reveal-card" ||
    isAboutIt(effect);
}

/** "Repeat this 3 times", as a function of the effect to repeat. */
function repeating(
  pieces: readonly Piece[],
): ((before: Effect) => Effect) | undefined {
  const [only] = pieces;
  if (pieces.length > 1 || only === undefined) return undefined;
  const isFree = only.effect.type === "optional";
  const repeat = only.effect.type === "optional"
    ? only.effect.effect
    : only.effect;
  if (repeat.type !== "repeat" || repeat.effect !== undefined) return undefined;
  // "You may repeat this effect": with this sentence, so that it is asked again.
  const { times } = repeat;
  if (isFree && times === "until-no") return undefined;
  return (before) => ({
    ...repeat,
    times: times === "until-no" ? 1 : times,
    ...(isFree ? { upTo: true } : {}),
    effect: before,
  });
}
