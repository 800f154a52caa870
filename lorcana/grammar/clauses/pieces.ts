import type { Effect, Join, Target } from "../../ast/mod.ts";

/** An effect, and how it is joined to the one before it. */
export interface Piece {
  readonly effect: Effect;
  readonly join: Join;
  /** "…, gain 2 lore instead": it replaces the one before it. */
  readonly instead?: true;
  /** "Otherwise, …": it is the other branch of the one before it. */
  readonly otherwise?: true;
}

/** How two steps are joined if the sequence does not say otherwise. */
function defaultJoin(before: Effect, after: Effect): Join {
  if (sameSubject(before, after)) return " and";
  if (after.type === "discard" && after.chosen && before.type === "draw") {
    return ", then";
  }
  return ".";
}

/** Whether both are about the same cards, so that one subject is enough. */
export function sameSubject(before: Effect, after: Effect): boolean {
  const left = subjectOf(before);
  const right = subjectOf(after);
  return left !== undefined && right !== undefined && same(left, right);
}

/** The cards that do something in this effect. */
function subjectOf(effect: Effect): Target | undefined {
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
    case "lose-keyword":
    case "grant-ability":
    case "property-modification":
    case "lose-ability":
      return effect.target;
    case "restriction":
      return isPlayer(effect.target) ? undefined : effect.target as Target;
    default:
      return undefined;
  }
}

const PLAYERS: ReadonlySet<unknown> = new Set([
  "CONTROLLER",
  "OPPONENT",
  "EACH_OPPONENT",
  "EACH_PLAYER",
  "CHOSEN_PLAYER",
  "CHOSEN_OPPONENT",
  "OPPONENTS",
  "ANY_OPPONENTS",
  "ANY_PLAYER",
  "CHOSEN_PLAYERS",
  "CARD_OWNER",
  "THAT_PLAYER",
  "CHALLENGING_PLAYER",
  "CHALLENGED_PLAYER",
  "PLAYERS_WITH_MOST_CARDS_IN_HAND",
]);

/** Whether a target is players, not cards. */
export function isPlayer(target: unknown): boolean {
  return PLAYERS.has(target);
}

/** Deep equality of plain data. */
export function same(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}

/** Several effects in a row as one; a sequence inside is opened. */
export function sequence(pieces: readonly Piece[]): Effect {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return only.effect;
  const flat = pieces.flatMap(opened);
  const steps = flat.map(({ effect }) => effect);
  const joins = flat.slice(1).map(({ join }) => join);
  const usual = joins.every((join, at) =>
    join === defaultJoin(steps[at]!, steps[at + 1]!)
  );
  return usual
    ? { type: "sequence", steps }
    : { type: "sequence", steps, joins };
}

function opened(piece: Piece): readonly Piece[] {
  const { effect, join } = piece;
  if (effect.type !== "sequence") return [piece];
  return effect.steps.map((step, at) => ({
    effect: step,
    join: at === 0 ? join : joinBefore(effect, at),
  }));
}

/** How step `at` of a sequence is joined to the one before it. */
export function joinBefore(
  { steps, joins }: Extract<Effect, { type: "sequence" }>,
  at: number,
): Join {
  return joins?.[at - 1] ?? defaultJoin(steps[at - 1]!, steps[at]!);
}
