import { isInstead } from "../ast/clauses/conditional.ts";
import type { Effect, EffectOf, Player, Query, Target } from "../ast/mod.ts";
import { queryOf, shortened } from "../ast/target_names.ts";
import { isPile } from "../ast/pile.ts";
import { type Visit, walk, walkEffects } from "../ast/walk.ts";
import { says, thatOne } from "./one_by_one.ts";

/**
 * "Deal 2 damage to chosen character. If C, deal 3 damage instead": the
 * character is chosen once, before either branch. The choice becomes a step of
 * its own, and both branches refer to it.
 */
export const chooseFirst = walkEffects<void>((inside) => ({
  effect: (node) => {
    const own = inside.effect(node);
    const { said, others } = branchesOf(own);
    if (said === undefined) return own;
    const player = PLAYERS.find((one) =>
      isChosenIn(said, one) && (says(others, one) || isTheirs(others))
    );
    const first = player === undefined ? said : thatOne.effect(said, player);
    const used = refsIn(others);
    if (first === said && used.size === 0) return own;
    const choices: Choices = { used, chosen: [], all: new Map() };
    const whole = withFirst(own, taken.effect(first, choices));
    const { chosen, all } = choices;
    const steps: readonly Effect[] = [
      ...player === undefined ? [] : [choosingPlayer(player)],
      ...chosen.map(choosing),
      named.effect(whole, all),
    ];
    return steps.length === 1 ? steps[0]! : { type: "sequence", steps };
  },
}));

const AHEAD = { ahead: true } as const;

const PLAYERS = ["CHOSEN_OPPONENT", "CHOSEN_PLAYER"] as const;

function choosingPlayer(player: typeof PLAYERS[number]): Effect {
  return { type: "choose-player", player, wording: AHEAD };
}

/** Whether an effect chooses this player. */
function isChosenIn(node: unknown, player: Player): boolean {
  return node === player || typeof node === "object" && node !== null &&
      !("that" in node) &&
      Object.values(node).some((part) => isChosenIn(part, player));
}

/** "If they have no cards in their hand": they are the chosen player. */
function isTheirs(node: unknown): boolean {
  return typeof node === "object" && node !== null &&
    ("owner" in node && node.owner === "their" ||
      Object.values(node).some(isTheirs));
}

/** The branch written first, and all parts that can refer to its cards. */
function branchesOf(
  effect: Effect,
): { readonly said?: Effect | undefined; readonly others?: unknown } {
  if (effect.type === "conditional" && isInstead(effect)) {
    const { else: said, condition, then } = effect;
    return { said, others: [condition, then] };
  }
  if (effect.type !== "choice" || effect.wording?.written !== "unless") {
    return {};
  }
  const [said, ...rest] = effect.options;
  return { said, others: [effect.chooser, rest] };
}

/** The effect with another branch in place of the one written first. */
function withFirst(effect: Effect, branch: Effect): Effect {
  if (effect.type === "conditional") return { ...effect, else: branch };
  return effect.type === "choice"
    ? { ...effect, options: [branch, ...effect.options.slice(1)] }
    : effect;
}

function choosing(target: Target): EffectOf<"select-target"> {
  return { type: "select-target", target, wording: AHEAD };
}

interface Choices {
  /** The ids that other branches refer to. */
  readonly used: ReadonlySet<number>;
  /** The queries with these ids that choose cards. */
  readonly chosen: Query[];
  /** The queries with these ids that take all cards, without a choice. */
  readonly all: Map<number, Query>;
}

/** Moves the choices out of a branch, which then refers to them. */
const taken: Visit<Choices> = walk<Choices>((inside) => ({
  effect: (node, choices) => {
    if (isNotYours(node)) return node;
    const own = inside.effect(node, choices);
    return own.type === "return-from-discard" ? ofTheChosen(own) : own;
  },
  cards: (node, choices) =>
    isPile(node) && node.owner !== "you" ? node : taken.target(node, choices),
  target: (node, choices) => {
    const full = queryOf(node);
    if (
      full === undefined ||
      full.id === undefined || !choices.used.has(full.id)
    ) {
      return inside.target(node, choices);
    }
    if (full.selector === "all") {
      const { id, ...cards } = full;
      choices.all.set(id!, cards);
      return shortened(cards);
    }
    choices.chosen.push(full);
    return { ref: "previous-target", id: full.id };
  },
}));

/** Whether another player or chance picks the cards, so not in advance. */
function isNotYours(effect: Effect): boolean {
  return "chosenBy" in effect && effect.chosenBy !== undefined ||
    effect.type === "discard" && effect.random === true;
}

/** "Return a song card from your discard", once that card was chosen. */
function ofTheChosen(effect: EffectOf<"return-from-discard">): Effect {
  const target: Target = effect.target;
  return "ref" in target
    ? { type: "return-to-hand", target, hand: "CONTROLLER" }
    : effect;
}

/** Replaces "they" with the query if they are all cards of a kind. */
const named = walk<ReadonlyMap<number, Query>>((inside) => ({
  target: (node, all) => {
    const query = typeof node === "object" && "ref" in node &&
        node.id !== undefined
      ? all.get(node.id)
      : undefined;
    return query === undefined ? inside.target(node, all) : shortened(query);
  },
}));

/** The ids of all references in some parts of a tree. */
function refsIn(
  parts: unknown,
  used: Set<number> = new Set(),
): Set<number> {
  if (typeof parts !== "object" || parts === null) return used;
  if ("ref" in parts && "id" in parts && typeof parts.id === "number") {
    used.add(parts.id);
  }
  for (const part of Object.values(parts)) refsIn(part, used);
  return used;
}
