import type { Effect, EffectOf, Player, Query } from "../ast/mod.ts";
import { isPile } from "../ast/pile.ts";
import { oneAmount } from "./amount.ts";
import { atOnce } from "./at_once.ts";
import { chosenFor } from "./chosen_for.ts";
import { ownersZoneAsYours } from "./owners_zone.ts";
import { oneRestriction } from "./restriction.ts";
import { unordered } from "./plain.ts";

/** The canonical form of an effect. */
export function oneEffect(written: Effect): Effect {
  const effect = ownersZoneAsYours(written);
  switch (effect.type) {
    case "sequence":
      return inSequence(effect);
    case "for-each":
      return timesCounted(effect);
    case "create-triggered-ability":
      return forATime(effect);
    case "choice":
      // In "A unless B", the order matters: A happens by default.
      return effect.unless
        ? effect
        : { ...effect, options: unordered(effect.options) };
    case "discard":
      return choosing(effect);
    case "for-each-player":
      return allAtOnce(effect);
    case "scry":
      return topOrBottom(effect);
    case "restriction":
      return oneRestriction(effect);
    case "return-to-hand":
      return theirOwn(fromDiscard(effect));
    case "put-on-bottom":
    case "put-on-top":
    case "shuffle-into-deck":
      return theirOwn(ofYours(effect));
    default:
      return theirOwn(effect);
  }
}

/** A single card that may go to the bottom otherwise stays on top. */
function topOrBottom(effect: EffectOf<"scry">): Effect {
  const { amount, destinations: [only, ...others] } = effect;
  const { zone, target, ...how } = only ?? {};
  const isFree = amount === 1 && others.length === 0 &&
    zone === "deck-bottom" && target !== undefined && isAny(target) &&
    Object.keys(how).length === 0;
  return isFree
    ? {
      ...effect,
      destinations: [{
        zone: "deck-top-or-bottom",
        target: { ...target, count: 1 },
      }],
    }
    : effect;
}

/** "up to 1 card", of any kind. */
function isAny({ count, cardTypes, filter }: Query): boolean {
  return typeof count === "object" && "upTo" in count &&
    cardTypes[0] === "card" && filter === undefined;
}

/** "Return a card in your discard" is "return a card from your discard". */
function fromDiscard(effect: EffectOf<"return-to-hand">): Effect {
  const { target, hand, chosenBy, by } = effect;
  const isYours = isPile(target) && target.owner === "you" &&
    target.zones.every((zone) => zone === "discard") &&
    hand === "CONTROLLER" && chosenBy === undefined && by === undefined;
  return isYours
    ? { type: "return-from-discard", player: "CONTROLLER", target }
    : effect;
}

/** "a card from your discard": drops the player, who is also in the query. */
function ofYours(effect: IntoDeck): Effect {
  const { player, ...rest } = effect;
  return player === "CONTROLLER" && isPile(effect.target) ? rest : effect;
}

type IntoDeck =
  | EffectOf<"put-on-bottom">
  | EffectOf<"put-on-top">
  | EffectOf<"shuffle-into-deck">;

/** "Each opponent banishes one of their items": they choose which. */
function theirOwn(effect: Effect): Effect {
  if (!("by" in effect) || effect.by === undefined || !("target" in effect)) {
    return effect;
  }
  const { by, target, ...rest } = effect;
  const isOwn = typeof target === "object" && "selector" in target &&
    target.selector === "any" && target.zones[0] === "play" &&
    (target.owner === "opponent" || target.owner === "their");
  return isOwn
    ? {
      ...rest,
      chosenBy: by,
      target: { ...target, selector: "chosen" },
    } as Effect // Has both fields.
    : effect;
}

/** Flattens a sequence, and sorts the steps whose order is irrelevant. */
function inSequence({ steps }: EffectOf<"sequence">): Effect {
  const flat = atOnce(chosenFor(paidFor(
    steps.flatMap((step) => step.type === "sequence" ? step.steps : [step]),
  )));
  return flat.length === 1 ? flat[0]! : { type: "sequence", steps: flat };
}

/** "Pay 1 {I}. If you do, draw a card" is "pay 1 {I} to draw a card". */
function paidFor(steps: readonly Effect[]): readonly Effect[] {
  return steps.reduce<readonly Effect[]>((before, step) => {
    const last = before.at(-1);
    return last?.type === "pay-cost" && last.effect === undefined &&
        step.type === "conditional" && step.else === undefined &&
        step.condition.type === "if-you-do"
      ? [...before.slice(0, -1), { ...last, effect: step.then }]
      : [...before, step];
  }, []);
}

/** "Each player draws a card. They gain 1 lore": needs no loop. */
function allAtOnce(effect: EffectOf<"for-each-player">): Effect {
  const { player, condition, effect: own, else: other } = effect;
  const steps = own.type === "sequence" ? own.steps : [own];
  if (
    condition !== undefined || other !== undefined ||
    !steps.every((step) => isTheirs(step) && !refers(step))
  ) {
    return effect;
  }
  return oneEffect({
    type: "sequence",
    steps: steps.map((step) => ofAll(step, player)),
  });
}

function isTheirs(effect: Effect): boolean {
  return Object.values(effect).some(isThat);
}

/** "that player", who acts or chooses. */
function isThat(value: unknown): boolean {
  return typeof value === "object" && value !== null && "that" in value;
}

/** What one of the players does, done by all of them. */
function ofAll(step: Effect, player: Player): Effect {
  const fields = Object.entries(step).map(([name, value]) => [
    name,
    isThat(value)
      ? player
      // Of all opponents, "their" cards are those of an opponent.
      : player === "EACH_OPPONENT" && isTheirsInPlay(value)
      ? { ...value, owner: "opponent" }
      : value,
  ]);
  return Object.fromEntries(fields) as Effect; // Players in place of players.
}

function isTheirsInPlay(value: unknown): value is Query {
  return typeof value === "object" && value !== null && "selector" in value &&
    "owner" in value && value.owner === "their" && !isPile(value as Query); // So.
}

/** Whether a node contains references, or ids to refer to. */
function refers(node: unknown): boolean {
  return typeof node === "object" && node !== null &&
    ("ref" in node || "id" in node || Object.values(node).some(refers));
}

/** The player who discards chooses the cards, even if the text omits it. */
function choosing(effect: EffectOf<"discard">): Effect {
  const { chosenBy, ...rest } = effect;
  const { target, player } = rest;
  return (chosenBy === undefined || chosenBy === player) && isPile(target) &&
      target.selector === "chosen"
    ? { ...rest, target: { ...target, selector: "any" } }
    : effect;
}

/** "Whenever … this turn" is "this turn, whenever …". */
function forATime(effect: EffectOf<"create-triggered-ability">): Effect {
  const { ability } = effect;
  if (ability.type !== "triggered") return effect;
  const { restrictions = [], ...trigger } = ability.trigger;
  const others = restrictions.filter(({ type }) => type !== "this-turn");
  if (others.length === restrictions.length) return effect;
  return {
    ...effect,
    duration: "this-turn",
    ability: {
      ...ability,
      trigger: others.length === 0
        ? trigger
        : { ...trigger, restrictions: others },
    },
  };
}

/** "Gain 1 lore for each X" is "gain lore equal to the number of X". */
function timesCounted(effect: EffectOf<"for-each">): Effect {
  const { counter, effect: each, maximum } = effect;
  const isSimple = each.type === "gain-lore" || each.type === "lose-lore" ||
    each.type === "draw" || each.type === "mill" ||
    each.type === "deal-damage" || each.type === "put-damage" ||
    each.type === "remove-damage" && !each.upTo;
  if (!isSimple || typeof each.amount !== "number" || maximum !== undefined) {
    return effect;
  }
  const multiplier = (counter.multiplier ?? 1) * each.amount;
  return { ...each, amount: oneAmount({ ...counter, multiplier }) };
}
