import type {
  Cost,
  Count,
  Effect,
  EffectName,
  Filter,
  Query,
  Target,
} from "../../ast/mod.ts";
import { EFFECT_TRAITS } from "../../ast/effect_traits.ts";
import { queryOf } from "../../ast/target_names.ts";
import { isGroup } from "./kinds.ts";
import { isPile } from "../../ast/pile.ts";
import { type Antecedents, noteDone } from "./antecedents.ts";
import {
  isPlural,
  type Mention,
  mentioned,
  NOTHING_KNOWN,
  thisCard,
} from "./mention.ts";
import { isDone } from "./done.ts";
import { NAMED } from "./meant.ts";

/** Records a mention whose node can get an id. */
export function noteNode(mention: Mention, known: Antecedents): void {
  known.mentions.push({
    ...mention,
    node: known.nodes++,
    done: mention.done ?? known.doing,
    doers: known.doers,
  });
}

/** Records the cards of a target. */
export function noteTarget(target: Target, known: Antecedents): void {
  const mention = mentioned(target);
  if (mention?.ref === "SELF") known.mentions.push(mention);
  else if (mention !== undefined) noteNode(mention, known);
  // "Choose A and B": neither of them is "the other" yet.
  if (isGroup(target) && known.doing !== "select-target") {
    noteDone("group", known);
  }
  if (known.doing === "create-replacement") noteConcerned(target, known);
}

/**
 * "one of your characters would be banished": nobody picks it, so later
 * references mean the card of the event. Call this after noting the target.
 */
export function noteConcerned(target: Target, { mentions }: Antecedents): void {
  const full = queryOf(target);
  if (full === undefined) return;
  if (full.selector === "chosen") return;
  const { cardTypes: types, owner } = full;
  mentions.pop();
  mentions.push({
    ...NOTHING_KNOWN,
    ref: "trigger-subject",
    types,
    plural: false,
    owner,
  });
}

/** Records the cards that an effect names without a target. */
export function noteEffect(effect: Effect, known: Antecedents): void {
  const { namesCards } = EFFECT_TRAITS[effect.type];
  if (effect.type === "play-card" && isSong(effect.target)) {
    known.mentions.push({
      ...NOTHING_KNOWN,
      ref: "song",
      types: ["song"],
      plural: false,
    });
  }
  noteNextPlayed(effect, known);
  if (effect.type === "name-a-card" && effect.cardType !== undefined) {
    noteDone(NAMED + effect.cardType, known);
  }
  if (namesCards === undefined) return;
  const cards = named(effect);
  if (cards === undefined) return;
  const { cardTypes, count, selector } = cards;
  const isUnder = effect.type === "put-under";
  // "Discard a card. If it's a song card, …": "it" is that card.
  const isOnlyIt = PUT_AWAY.has(effect.type) && count === 1;
  const isAside = !isOnlyIt && namesCards === "noun" &&
    effect.type !== "put-into-inkwell";
  noteNode({
    ...NOTHING_KNOWN,
    ref: "previous-target",
    types: cardTypes,
    plural: isPlural(count),
    query: "target" in effect ? cards as Query : undefined,
    chosen: selector === "chosen",
    done: effect.type,
    outside: isOutside(effect) || undefined,
    under: isUnder || undefined,
    onlyIt: isOnlyIt || undefined,
    asked: isOnlyIt && isUnder || undefined,
    aside: isAside || undefined,
  }, known);
}

/** "You pay 1 {I} less for the next item you play this turn. It …" */
function noteNextPlayed(effect: Effect, { mentions }: Antecedents): void {
  if (
    effect.type !== "cost-reduction" ||
    effect.duration !== "next-play-this-turn" || !isPile(effect.target)
  ) return;
  const { cardTypes, filter } = effect.target;
  mentions.push({
    ...NOTHING_KNOWN,
    types: cardTypes,
    plural: false,
    ref: "previous-target",
    elsewhere: true,
    query: {
      selector: "next-played",
      count: 1,
      owner: "you",
      zones: ["play"],
      cardTypes,
      ...(filter === undefined ? {} : { filter }),
    },
  });
}

/** Effects whose card only "it" can mean, not "he", "she" or "they". */
const PUT_AWAY: ReadonlySet<string> = new Set<EffectName>([
  "discard",
  "put-on-bottom",
  "put-on-top",
  "put-under",
  "search-deck",
  "shuffle-into-deck",
]);

/** Effects that leave their cards out of play. */
const OUTSIDE: ReadonlySet<string> = new Set<EffectName>([
  "discard",
  "look-at-cards",
  "mill",
  "put-on-bottom",
  "put-on-top",
  "return-from-discard",
  "reveal-card",
  "reveal-top-card",
  "shuffle-into-deck",
]);

/** Whether the cards of an effect are out of play afterward. */
function isOutside(effect: Effect): boolean {
  if (effect.type === "scry") {
    return effect.destinations.every(({ zone }) => zone !== "play");
  }
  return effect.type === "search-deck"
    ? effect.putInto !== "play"
    : OUTSIDE.has(effect.type);
}

/** "Play that song again, then put it …": "it" can now mean the song. */
function isSong(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    target.ref === "song";
}

/** The cards that an effect names: those in a pile, or a number of cards. */
function named(
  effect: Effect,
): Pick<Query, "cardTypes" | "count" | "selector"> | undefined {
  if (!("target" in effect)) {
    const { amount = 1 } = effect as { readonly amount?: Count }; // Of cards.
    return { cardTypes: ["card"], count: amount, selector: "top" };
  }
  return effect.target !== undefined && isPile(effect.target)
    ? effect.target
    : undefined;
}

/** Records what was paid; most costs involve this card. */
export function noteCost(cost: Cost, known: Antecedents): void {
  for (const name in cost) noteDone(name, known);
  // A payment within an effect does not mention this card.
  if (known.doing !== "pay-cost") known.mentions.push(thisCard());
}

/** Renames what was done as payment, since "if you do" cannot mean it. */
export function notePaid({ done }: Antecedents, from: number): void {
  for (let at = from; at < done.length; at++) done[at] = `paid ${done[at]}`;
}

/** "at a location": records it for "that location"; checks references. */
export function noteFilter(filter: Filter, known: Antecedents): void {
  if (filter.type === "at-location") {
    noteNode(
      {
        ...NOTHING_KNOWN,
        ref: "previous-target",
        types: ["location"],
        aside: true,
        picked: true,
      },
      known,
    );
  }
  if (filter.type === "in-challenge") noteDone("challenge", known);
  if (
    isOfNoChoice(filter, known) ||
    filter.type === "this-way" && !isDone(filter.what, known)
  ) known.dangling = true;
  // "Banish all items with the same name": as what?
  const isOfLast = filter.type === "same-name" && filter.as === undefined;
  if (isOfLast && !known.isPart && known.mentions.length === 0) {
    known.dangling = true;
  }
}

/** The effect that must precede a filter. */
const CHOICES: { readonly [T in Filter["type"]]?: EffectName } = {
  "named-card": "name-a-card",
  "chosen-ink-type": "choose-ink-type",
  "chosen-property": "choose-property",
};

/** "with the chosen classification", if none was chosen. */
function isOfNoChoice({ type }: Filter, known: Antecedents): boolean {
  const choice = CHOICES[type];
  return choice !== undefined && !known.isPart && !known.done.includes(choice);
}
