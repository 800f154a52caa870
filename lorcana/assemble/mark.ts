import { EFFECT_TRAITS } from "../ast/effect_traits.ts";
import type { Ability, Effect, Target } from "../ast/mod.ts";
import { isPile } from "../ast/pile.ts";
import { expanded } from "../ast/target_names.ts";
import { type Visit, walk } from "../ast/walk.ts";
import { isAnywhere, namesCards } from "./references/note_condition.ts";

/** How many nodes were visited, and the ids by node number. */
interface Marks {
  nodes: number;
  readonly ids: ReadonlyMap<number, number>;
}

/** The ability with ids on the nodes that its references point to. */
export function withIds(
  ability: Ability,
  ids: ReadonlyMap<number, number> | undefined,
): Ability {
  return ids === undefined
    ? ability
    : marked.ability(ability, { nodes: 0, ids });
}

/** Adds the ids. Must visit nodes in the same order as `pronouns`. */
export const marked: Visit<Marks> = walk<Marks>((inside) => ({
  target: (node, marks) => withId(inside.target(node, marks), marks),
  aside: (node, marks) => withId(inside.aside(node, marks), marks),
  filter: (node, marks) => {
    const own = inside.filter(node, marks);
    if (own.type !== "at-location") return own;
    return { ...own, ...nextId(marks) };
  },
  condition: (node, marks) => {
    const own = inside.condition(node, marks);
    if (isAnywhere(own)) return { ...own, ...nextId(marks) };
    return namesCards(own)
      ? { ...own, query: { ...own.query, ...nextId(marks) } }
      : own;
  },
  effect: (node, marks) => {
    const own = node.type === "grant-ability"
      ? aroundQuote(node, marks)
      : inside.effect(node, marks);
    return EFFECT_TRAITS[own.type].namesCards === undefined
      ? own
      : withNamed(own, marks);
  },
  cards: (node, marks) =>
    isPile(node) ? inside.query(node, marks) : marked.target(node, marks),
}));

/** The effect with an id on the cards it names. */
function withNamed(effect: Effect, marks: Marks): Effect {
  if (!("target" in effect)) return { ...effect, ...nextId(marks) };
  const { target } = effect;
  if (target === undefined || !isPile(target)) return effect;
  // Only an id was added.
  return { ...effect, target: { ...target, ...nextId(marks) } } as Effect;
}

/** Skips the quoted ability, which has ids of its own. */
function aroundQuote(
  effect: Extract<Effect, { type: "grant-ability" }>,
  marks: Marks,
): Effect {
  const target = marked.target(effect.target, marks);
  const { object } = effect;
  return object === undefined
    ? { ...effect, target }
    : { ...effect, target, object: marked.target(object, marks) };
}

function withId(target: Target, marks: Marks): Target {
  const full = expanded(target);
  if (typeof full === "string" || "ref" in full) return target;
  const { id } = nextId(marks);
  return id === undefined ? target : { ...full, id };
}

/** The id of the next node, or none if nothing refers to it. */
function nextId(marks: Marks): { readonly id?: number } {
  const id = marks.ids.get(marks.nodes++);
  return id === undefined ? {} : { id };
}
