import type {
  Cost,
  Count,
  Effect,
  EffectName,
  Filter,
  Query,
  Target,
  Trigger,
} from "../../ast/mod.ts";
import { EFFECT_TRAITS } from "../../ast/effect_traits.ts";
import { isPile } from "../../ast/pile.ts";
import { isAboutOthers } from "../../ast/about_others.ts";
import { isThisCard } from "../../ast/target_names.ts";
import {
  type Antecedents,
  isPlural,
  type Mention,
  noteDone,
} from "./antecedents.ts";
import { goneBy } from "./gone.ts";
import { ownerOf, typesOf } from "./kinds.ts";
import { NAMED } from "./meant.ts";
import { doersIn, notePlayerOf } from "./note_players.ts";

/** Remembers cards that a node speaks of; an id can be given to it. */
export function noteNode(mention: Mention, known: Antecedents): void {
  known.mentions.push({
    ...mention,
    node: known.nodes++,
    done: mention.done ?? known.doing,
    doers: known.doers,
  });
}

/** Remembers the cards that an effect names without a target. */
export function noteEffect(effect: Effect, known: Antecedents): void {
  const { namesCards } = EFFECT_TRAITS[effect.type];
  if (effect.type === "play-card" && isSong(effect.target)) {
    known.mentions.push({ ref: "song", types: ["song"], plural: false });
  }
  if (effect.type === "name-a-card" && effect.cardType !== undefined) {
    noteDone(NAMED + effect.cardType, known);
  }
  if (namesCards === undefined) return;
  const cards = named(effect);
  if (cards === undefined) return;
  const { cardTypes, count, selector } = cards;
  noteNode({
    ref: "previous-target",
    types: cardTypes,
    plural: isPlural(count),
    ...("target" in effect ? { query: cards as Query } : {}),
    chosen: selector === "chosen",
    done: effect.type,
    ...(isOutside(effect) ? { outside: true } : {}),
    ...(effect.type === "put-under" ? { under: true } : {}),
    ...(effect.type === "discard" && count === 1
      // "Discard a card. If it's a song card, …": the one that was discarded.
      ? { onlyIt: true }
      : namesCards === "noun" && effect.type !== "put-into-inkwell"
      ? { aside: true }
      : {}),
  }, known);
}

/** Effects that leave their cards outside of play. */
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

/** Whether the cards of an effect are nowhere in play after it. */
function isOutside(effect: Effect): boolean {
  if (effect.type === "scry") {
    return effect.destinations.every(({ zone }) => zone !== "play");
  }
  return effect.type === "search-deck"
    ? effect.putInto !== "play"
    : OUTSIDE.has(effect.type);
}

/** "Play that song again, then put it …": it is no longer said aside. */
function isSong(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    target.ref === "song";
}

/** The cards that an effect names: in a pile, or without a query. */
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

/** Events that leave their cards outside of play. */
const AWAY: ReadonlySet<Trigger["event"]> = new Set<Trigger["event"]>([
  "discard",
  "draw",
  "enter-discard",
  "ink",
]);

/** Remembers the card of a trigger, and what happened. */
export function noteTrigger(trigger: Trigger, known: Antecedents): void {
  const { event, on, defender, attacker, restrictions = [] } = trigger;
  noteDone(`event ${event}`, known);
  for (const { type } of restrictions) noteDone(`event ${type}`, known);
  known.events.push(event, ...restrictions.map(({ type }) => type));
  if (event === "sing") {
    known.mentions.push({ ref: "song", types: ["song"], aside: true });
  }
  const gone = goneBy(event);
  // "Whenever one of your characters challenges another, ready that character":
  // who does it is meant, so it is said last.
  const isSaidLast = event === "challenge" && isAboutOthers(trigger);
  if (isSaidLast) noteOpponent("defender", defender, known);
  if (isAboutOthers(trigger)) {
    const types = on === undefined ? undefined : typesOf(on);
    const plural = restrictions.some(({ type }) => type === "one-or-more")
      ? undefined
      : false;
    const outside = AWAY.has(event) ? { outside: true } as const : {};
    known.mentions.push({
      ref: "trigger-subject",
      types,
      plural,
      ...(on === undefined ? {} : { owner: ownerOf(on) }),
      doers: doersIn(trigger),
      ...outside,
      ...gone,
    });
  } else if (on === "SELF") {
    const { selfType } = trigger.wording ?? {};
    const types = selfType === undefined ? undefined : [selfType];
    known.mentions.push({ ref: "SELF", types, ...gone });
  }
  notePlayerOf(trigger, known);
  if (!isSaidLast) noteOpponent("defender", defender, known);
  noteOpponent("attacker", attacker, known);
}

/** Remembers the other side of a challenge, which only a noun can mean. */
function noteOpponent(
  ref: "attacker" | "defender",
  cards: Target | undefined,
  known: Antecedents,
): void {
  // "challenges this character, … that character": nobody calls this card so.
  if (cards === undefined || isThisCard(cards)) return;
  known.mentions.push({
    ref,
    types: typesOf(cards),
    plural: false,
    aside: true,
  });
}

/** Remembers what was paid; most costs are paid with this card. */
export function noteCost(cost: Cost, known: Antecedents): void {
  for (const name in cost) noteDone(name, known);
  // Whoever pays in the midst of an effect does not speak of this card.
  if (known.doing !== "pay-cost") known.mentions.push({ ref: "SELF" });
}

/** What was done to pay is not what "if you do" can mean. */
export function notePaid({ done }: Antecedents, from: number): void {
  for (let at = from; at < done.length; at++) done[at] = `paid ${done[at]}`;
}

/** "at a location": the one that "that location" means. */
export function noteFilter(filter: Filter, known: Antecedents): void {
  if (filter.type === "at-location") {
    noteNode(
      {
        ref: "previous-target",
        types: ["location"],
        aside: true,
        picked: true,
      },
      known,
    );
  }
  if (filter.type === "in-challenge") noteDone("challenge", known);
  if (isOfNoChoice(filter, known)) known.dangling = true;
  // "Banish all items with the same name": as which?
  const isOfLast = filter.type === "same-name" && filter.as === undefined;
  if (isOfLast && !known.isPart && known.mentions.length === 0) {
    known.dangling = true;
  }
}

/** What must be chosen or named for a filter to mean anything. */
const CHOICES: { readonly [T in Filter["type"]]?: EffectName } = {
  "named-card": "name-a-card",
  "chosen-ink-type": "choose-ink-type",
  "chosen-property": "choose-property",
};

/** "with the chosen classification", where none was chosen. */
function isOfNoChoice({ type }: Filter, known: Antecedents): boolean {
  const choice = CHOICES[type];
  return choice !== undefined && !known.isPart && !known.done.includes(choice);
}
