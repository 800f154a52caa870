import { defaultJoin, joinBefore } from "../../../ast/joins.ts";
import type { Count, Effect, Join } from "../../../ast/mod.ts";

/** An effect, and how it is joined to the one before it. */
export interface Piece {
  readonly effect: Effect;
  readonly join: Join;
  /** "…, gain 2 lore instead": replaces the previous effect. */
  readonly instead?: true;
  /** "if they already …": checked before the previous effect happens. */
  readonly already?: true;
  /** "Otherwise, …": the other branch of the previous effect. */
  readonly otherwise?: true;
  /** "While …, …": if the effect can last, it lasts as long as that holds. */
  readonly while?: true;
  /** "…, draw 3 instead": the one before it, but with another number. */
  readonly soMany?: SoMany;
}

/** What is done with how many cards. */
export interface SoMany {
  readonly verb: string;
  readonly count: Count;
}

/** Joins effects into one; nested sequences are flattened. */
export function sequence(pieces: readonly Piece[]): Effect {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only.effect;
  const flat = pieces.some(isSequence) ? pieces.flatMap(opened) : pieces;
  const steps = flat.map(({ effect }) => effect);
  const joins = flat.slice(1).map(({ join }) => join);
  const usual = joins.every((join, at) =>
    join === defaultJoin(steps[at]!, steps[at + 1]!)
  );
  return usual
    ? { type: "sequence", steps }
    : { type: "sequence", steps, wording: { joins } };
}

function isSequence({ effect }: Piece): boolean {
  return effect.type === "sequence";
}

function opened(piece: Piece): readonly Piece[] {
  const { effect, join } = piece;
  if (effect.type !== "sequence") return [piece];
  return effect.steps.map((step, at) => ({
    effect: step,
    join: at === 0 ? join : joinBefore(effect, at),
  }));
}

/** Joins effects with a common subject into one. */
export function together(effects: readonly Effect[]): Effect {
  return sequence(effects.map((effect) => ({ effect, join: " and" })));
}
