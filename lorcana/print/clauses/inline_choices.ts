import type { Effect, Query, Reference, Target } from "../../ast/mod.ts";
import { isPile } from "../../ast/pile.ts";
import { walk } from "../../ast/walk.ts";
import { first } from "./for_each.ts";

/**
 * Puts a choice back where the tree first refers to it: "Deal 2 damage to
 * chosen character. If C, deal 3 damage instead".
 */
export function inlineChoices(effect: Effect): Effect {
  if (effect.type !== "sequence") return effect;
  const choices = effect.steps.slice(0, -1);
  const last = effect.steps.at(-1);
  if (last === undefined || choices.length === 0) return effect;
  let own = last;
  for (const choice of choices) {
    if (!("wording" in choice) || choice.wording === undefined) return effect;
    if (choice.type === "choose-player") own = first(own, choice.player);
    else if (choice.type === "select-target") own = placed(own, choice.target);
    else return effect;
  }
  return own;
}

/** The effect with the choice in place of the first reference to it. */
function placed(effect: Effect, target: Target): Effect {
  if (effect.type === "conditional" && effect.else !== undefined) {
    return {
      ...effect,
      else: put.effect(effect.else, { target, done: false }),
    };
  }
  if (effect.type !== "choice") return effect;
  const [first, ...rest] = effect.options;
  return first === undefined ? effect : {
    ...effect,
    options: [put.effect(first, { target, done: false }), ...rest],
  };
}

interface Choice {
  readonly target: Target;
  done: boolean;
}

const put = walk<Choice>((inside) => ({
  effect: (node, choice) => {
    const own = inside.effect(node, choice);
    return own === node || own.type !== "return-to-hand" || !isPile(own.target)
      ? own
      : fromDiscard(own.target);
  },
  target: (node, choice) => {
    if (choice.done || !isOf(node, choice.target)) {
      return inside.target(node, choice);
    }
    choice.done = true;
    return choice.target;
  },
}));

/** "Return a song card from your discard to your hand" */
function fromDiscard(target: Query): Effect {
  return { type: "return-from-discard", player: "CONTROLLER", target };
}

function isOf(node: Target, target: Target): node is Reference {
  return typeof node === "object" && "ref" in node &&
    typeof target === "object" && node.id === target.id;
}
