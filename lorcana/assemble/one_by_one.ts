import { isInstead } from "../ast/clauses/conditional.ts";
import type {
  Effect,
  EffectOf,
  OwnPile,
  Player,
  SpokenOf,
} from "../ast/mod.ts";
import { type Visit, walk, walkEffects } from "../ast/walk.ts";

/**
 * "Each opponent reveals the top card of their deck. If it's a character card,
 * they may play it": these steps become a loop, run for one opponent at a time.
 */
export const oneByOne = walkEffects<void>((inside) => ({
  effect: (node) => {
    const own = inside.effect(node);
    return own.type === "sequence"
      ? withLoop(own)
      : own.type === "conditional"
      ? inLoop(own)
      : own;
  },
}));

/** The players that a loop can iterate over. */
type Each = "EACH_OPPONENT" | "EACH_PLAYER";

/** "Each opponent loses 1 lore. If they have no items, they lose 2 instead." */
function inLoop(effect: EffectOf<"conditional">): Effect {
  const { else: said, condition, then } = effect;
  const player = said && isInstead(effect) ? actorOf(said) : undefined;
  return (player === "EACH_OPPONENT" || player === "EACH_PLAYER") &&
      says([condition, then], player)
    ? {
      type: "for-each-player",
      player,
      effect: thatOne.effect(effect, player),
    }
    : effect;
}

function withLoop(sequence: EffectOf<"sequence">): Effect {
  const { steps } = sequence;
  for (const each of ["EACH_OPPONENT", "EACH_PLAYER"] as const) {
    const start = steps.findIndex((step) => actorOf(step) === each);
    const ids = idsOf(steps[start]);
    const end = steps.findLastIndex((step) =>
      isAbout(step, each) || isAsked(step, ids)
    );
    if (start >= 0 && end > start) return looped(sequence, each, start, end);
  }
  return sequence;
}

function looped(
  sequence: EffectOf<"sequence">,
  player: Each,
  start: number,
  end: number,
): Effect {
  const { steps, wording } = sequence;
  const joins = wording?.joins;
  const inside: Effect = {
    type: "sequence",
    steps: steps.slice(start, end + 1).map((step) =>
      thatOne.effect(step, player)
    ),
    ...(joins === undefined
      ? {}
      : { wording: { joins: joins.slice(start, end) } }),
  };
  const loop: Effect = { type: "for-each-player", player, effect: inside };
  const all = [...steps.slice(0, start), loop, ...steps.slice(end + 1)];
  if (all.length === 1) return loop;
  const outside = joins && [...joins.slice(0, start), ...joins.slice(end)];
  return {
    ...sequence,
    steps: all,
    ...(outside === undefined ? {} : { wording: { joins: outside } }),
  };
}

/** The player who acts in an effect. */
function actorOf(effect: Effect): Player | OwnPile | undefined {
  if (effect.type === "optional" || effect.type === "choice") {
    return effect.chooser;
  }
  if ("chosenBy" in effect && effect.chosenBy !== undefined) {
    return effect.chosenBy;
  }
  if ("by" in effect && effect.by !== undefined) return effect.by;
  return "player" in effect ? effect.player : undefined;
}

/** Whether a step outside of a loop refers back to one of these players. */
function isAbout(effect: Effect, each: Each): boolean {
  return actorOf(effect) !== each && effect.type !== "for-each-player" &&
    says(effect, each);
}

/** "If it's a character card": one that a player chose or revealed. */
function isAsked(effect: Effect, ids: ReadonlySet<number>): boolean {
  if (effect.type !== "conditional" || !("target" in effect.condition)) {
    return false;
  }
  const { target } = effect.condition;
  return typeof target === "object" && "ref" in target &&
    ids.has(target.id ?? NaN) && target.wording?.participle !== "those";
}

/** The ids of the cards in a step. */
function idsOf(step: Effect | undefined): ReadonlySet<number> {
  return new Set(
    [step, ...Object.values(step ?? {})].flatMap((node) =>
      typeof node === "object" && "id" in node ? [node.id as number] : []
    ),
  );
}

/** Whether a part of a tree refers back to this player. */
export function says(node: unknown, player: SpokenOf): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("that" in node && node.that === player) return true;
  return Object.values(node).some((part) => says(part, player));
}

/** Replaces a player with a reference back to that player. */
export const thatOne: Visit<SpokenOf> = walk<SpokenOf>(() => ({
  player: (node, player) => node === player ? { that: player } : node,
}));
