import type { Effect, EffectOf, OwnPile, Player } from "../ast/mod.ts";
import { walk, walkEffects } from "../ast/walk.ts";

/**
 * "Each opponent reveals the top card of their deck. If it's a character card, they
 * may play it": all of it is about one opponent after another, so it is a loop.
 */
export const oneByOne = walkEffects<void>((inside) => ({
  effect: (node) => {
    const own = inside.effect(node);
    return own.type === "sequence" ? withLoop(own) : own;
  },
}));

/** The players that a loop can be over. */
type Each = "EACH_OPPONENT" | "EACH_PLAYER";

function withLoop(sequence: EffectOf<"sequence">): Effect {
  const { steps } = sequence;
  for (const each of ["EACH_OPPONENT", "EACH_PLAYER"] as const) {
    const start = steps.findIndex((step) => actorOf(step) === each);
    const end = steps.findLastIndex((step) => isAbout(step, each));
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
      oneOf.effect(step, player)
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

/** Who acts in an effect. */
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

/** Whether a step speaks of one of the players of a loop that is not around it. */
function isAbout(effect: Effect, each: Each): boolean {
  return actorOf(effect) !== each && effect.type !== "for-each-player" &&
    says(effect, each);
}

function says(node: unknown, each: Each): boolean {
  if (typeof node !== "object" || node === null) return false;
  if ("that" in node && node.that === each) return true;
  return Object.values(node).some((part) => says(part, each));
}

/** The step with one of the players in place of all of them. */
const oneOf = walk<Each>(() => ({
  player: (node, each) => node === each ? { that: each } : node,
}));
