/**
 * A small part of the grammar by hand: recursive descent, one cursor,
 * a `switch` on the next token. It notes how far it came and what would have
 * been right there, as ours can tell, but knows no names for it. As fast as it
 * gets, and a place to find in the code for every phrase.
 */
import type {
  Ability,
  CardPredicate,
  CardSubtype,
  Cost,
  Effect,
  FigmentType,
  Operator,
  Predicate,
  StandardEffect,
  TriggerEvent,
} from "../ast/mod.ts";
import { type Columns, END, idOf } from "../combinators/mod.ts";
import type { FigmentCount } from "../ast/mod.ts";
import { grammar } from "../parser/mod.ts";

const id = (word: string): number => idOf(grammar(), word);

const [PERIOD, COMMA, COLON] = [".", ",", ":"].map(id);
const [A, AN, AND, THEN, YOU, MAY] = "a an and then you may".split(" ")
  .map(id);
const [CARD, CARDS, CHARACTER, CHARACTERS, EVENT, EVENTS] =
  "card cards character characters event events".split(" ").map(id);
const [ENEMY, ENEMIES, ALLY, ALLIES, ANOTHER, ALLIED] =
  "enemy enemies ally allies another allied".split(" ").map(id);
const [THIS, THAT, IT, THEM, CONTROL] = "this that it them control".split(" ")
  .map(id);
const [WITH, COST, SPARK, OR, LESS, MORE] = "with cost spark or less more"
  .split(" ").map(id);
const [DRAW, DISCARD, GAIN, GAINS, LOSE, RETURN, COPY, TAKE, ABANDON] =
  "draw discard gain gains lose return copy take abandon".split(" ")
    .map(id);
const [THE, OPPONENT, OF, TO, HAND, UNTIL, YOUR, PLAYED, PLUS, WIN] =
  "the opponent of to hand until your played + win".split(" ").map(id);
const [WHEN, PLAY, IS, AT] = "when play is at".split(" ").map(id);
const NEXT_MAIN_PHASE = "your next main phase".split(" ").map(id);
const EXTRA_TURN = "an extra turn after this one".split(" ").map(id);
const THE_GAME = "the game".split(" ").map(id);
const END_OF_TURN = "the end of your turn".split(" ").map(id);
const [E, S, N_CARDS, POINTS, DISCARDS, SUBTYPE, FIGMENT, FIGMENTS] =
  "{e} {s} {cards} {points} {discards} {subtype} {a-figment} {n-figments}"
    .split(" ").map(id);
const [FORESEE, KINDLE, DISSOLVE, BANISH, MATERIALIZE, DISCOVER, PREVENT] =
  "{foresee} {kindle} {dissolve} {banish} {materialize} {discover} {prevent}"
    .split(" ").map(id);
const [MATERIALIZED, JUDGMENT, DISSOLVED] =
  "{materialized} {judgment} {dissolved}".split(" ").map(id);

interface Reader extends Columns {
  at: number;
  /** How far it came at most, and the ids that would have been right there. */
  furthest: number;
  expected: number[];
}

const TRIGGERS = [MATERIALIZED, JUDGMENT, DISSOLVED, AT, WHEN];
const COSTS = [E, ABANDON, DISCARD];
const NOUNS = [CARD, CARDS, CHARACTER, CHARACTERS, EVENT, EVENTS, SUBTYPE];
const TARGETS = [
  THIS,
  THAT,
  IT,
  THEM,
  ENEMY,
  ENEMIES,
  ALLY,
  ALLIES,
  ANOTHER,
  ALLIED,
];
const EFFECTS = [
  ...[DRAW, DISCARD, GAIN, YOU, THE, FORESEE, KINDLE, DISSOLVE, BANISH],
  ...[MATERIALIZE, RETURN, DISCOVER, PREVENT, COPY, TAKE],
];

/** Where reading stopped, and the ids of what could have stood there. */
export interface FloorFailure {
  readonly at: number;
  readonly expected: readonly number[];
}

/** One paragraph, or why it cannot be read. */
export function floorAbility({ ids, values }: Columns): Ability | FloorFailure {
  const reader: Reader = { ids, values, at: 0, furthest: 0, expected: [] };
  const found = triggered(reader) ?? activated(reader) ?? event(reader);
  return found !== undefined && accept(reader, END)
    ? found
    : { at: reader.furthest, expected: reader.expected };
}

function event(reader: Reader): Ability | undefined {
  reader.at = 0;
  const effect = sentence(reader);
  return effect && { Event: { effect } };
}

function triggered(reader: Reader): Ability | undefined {
  const trigger = triggerOf(reader);
  if (trigger === undefined) return undefined;
  const effect = sentence(reader);
  return effect && { Triggered: { trigger, effect } };
}

function activated(reader: Reader): Ability | undefined {
  reader.at = 0;
  const costs: Cost[] = [];
  do {
    const cost = costOf(reader);
    if (cost === undefined) return undefined;
    costs.push(cost);
  } while (accept(reader, COMMA));
  if (!accept(reader, COLON)) return undefined;
  const effect = sentence(reader);
  return effect && { Activated: { costs, effect } };
}

function triggerOf(reader: Reader): TriggerEvent | undefined {
  switch (reader.ids[reader.at++]) {
    case MATERIALIZED:
      return { Keywords: ["Materialized"] };
    case JUDGMENT:
      return { Keywords: ["Judgment"] };
    case DISSOLVED:
      return { Keywords: ["Dissolved"] };
    case AT:
      return acceptAll(reader, END_OF_TURN) && accept(reader, COMMA)
        ? "EndOfYourTurn"
        : undefined;
    case WHEN: {
      const event = happening(reader);
      return accept(reader, COMMA) ? event : undefined;
    }
    default:
      return miss(reader, TRIGGERS);
  }
}

function happening(reader: Reader): TriggerEvent | undefined {
  if (!accept(reader, YOU)) {
    const target = targetOf(reader, false);
    return target && accept(reader, IS) && accept(reader, DISSOLVED)
      ? { Dissolved: target }
      : undefined;
  }
  const verb = reader.ids[reader.at++];
  const target = targetOf(reader, true);
  if (target === undefined) return undefined;
  if (verb === PLAY) return { Play: target };
  if (verb === DISCARD) return { Discard: target };
  return verb === ABANDON ? { Abandon: target } : undefined;
}

function costOf(reader: Reader): Cost | undefined {
  const start = reader.at++;
  switch (reader.ids[start]) {
    case E:
      return { Energy: numberAt(reader, start) };
    case ABANDON: {
      const target = targetOf(reader, false);
      return target &&
        { AbandonCharactersCount: { target, count: { Exactly: 1 } } };
    }
    case DISCARD:
      if (accept(reader, DISCARDS)) {
        const count = numberAt(reader, start + 1);
        return { DiscardCards: { target: { Any: "Card" }, count } };
      }
      return accept(reader, YOUR) && accept(reader, HAND)
        ? "DiscardHand"
        : undefined;
    default:
      return miss(reader, COSTS);
  }
}

/** Effects and the period after them. */
function sentence(reader: Reader): Effect | undefined {
  const { ids } = reader;
  const optional = ids[reader.at] === YOU && ids[reader.at + 1] === MAY;
  if (optional) reader.at += 2;
  const effects: StandardEffect[] = [];
  let end = reader.at;
  do {
    const effect = effectOf(reader);
    if (effect === undefined) break;
    effects.push(effect);
    end = reader.at;
  } while (separator(reader));
  reader.at = end;
  if (effects.length === 0 || !accept(reader, PERIOD)) return undefined;
  return compose(effects, optional);
}

function separator(reader: Reader): boolean {
  if (accept(reader, PERIOD) || accept(reader, AND)) return true;
  return accept(reader, COMMA) && accept(reader, THEN);
}

function effectOf(reader: Reader): StandardEffect | undefined {
  const start = reader.at++;
  switch (reader.ids[start]) {
    case DRAW:
      if (!accept(reader, N_CARDS)) return undefined;
      return { DrawCards: { count: numberAt(reader, start + 1) } };
    case DISCARD:
      if (!accept(reader, DISCARDS)) return undefined;
      return { DiscardCards: { count: numberAt(reader, start + 1) } };
    case GAIN:
      return gain(reader, start + 1);
    case YOU:
      return you(reader, start + 2);
    case THE:
      if (!accept(reader, OPPONENT) || !accept(reader, GAINS)) return undefined;
      if (!accept(reader, POINTS)) return undefined;
      return { EnemyGainsPoints: { count: numberAt(reader, start + 3) } };
    case FORESEE:
      return { Foresee: { count: numberAt(reader, start) } };
    case KINDLE:
      return { Kindle: { amount: numberAt(reader, start) } };
    case DISSOLVE: {
      const target = targetOf(reader, false);
      return target && { DissolveCharacter: { target } };
    }
    case BANISH:
      return banish(reader);
    case MATERIALIZE:
      return materialize(reader, start + 1);
    case RETURN: {
      const target = targetOf(reader, false);
      return target && accept(reader, TO) && accept(reader, HAND)
        ? { ReturnToHand: { target } }
        : undefined;
    }
    case DISCOVER: {
      if (!accept(reader, A)) accept(reader, AN);
      const predicate = cardOf(reader);
      return predicate && { Discover: { predicate } };
    }
    case PREVENT: {
      if (!accept(reader, A) || !accept(reader, PLAYED)) return undefined;
      const card = cardOf(reader);
      return card && { Counterspell: { target: { Enemy: card } } };
    }
    case COPY: {
      const target = targetOf(reader, false);
      return target && { Copy: { target } };
    }
    case TAKE:
      return acceptAll(reader, EXTRA_TURN) ? "TakeExtraTurn" : undefined;
    default:
      miss(reader, EFFECTS);
      return gainsSpark(reader);
  }
}

function gain(reader: Reader, place: number): StandardEffect | undefined {
  if (accept(reader, E)) {
    return { GainEnergy: { gains: numberAt(reader, place) } };
  }
  if (accept(reader, POINTS)) {
    return { GainPoints: { gains: numberAt(reader, place) } };
  }
  if (!accept(reader, CONTROL) || !accept(reader, OF)) return undefined;
  const target = targetOf(reader, false);
  return target && { GainControl: { target } };
}

function you(reader: Reader, place: number): StandardEffect | undefined {
  if (accept(reader, WIN)) {
    return acceptAll(reader, THE_GAME) ? "YouWinTheGame" : undefined;
  }
  return accept(reader, LOSE) && accept(reader, POINTS)
    ? { LosePoints: { loses: numberAt(reader, place) } }
    : undefined;
}

function banish(reader: Reader): StandardEffect | undefined {
  const target = targetOf(reader, false);
  if (target === undefined) return undefined;
  const end = reader.at;
  if (accept(reader, UNTIL) && acceptAll(reader, NEXT_MAIN_PHASE)) {
    return { BanishUntilNextMain: { target } };
  }
  reader.at = end;
  return { BanishCharacter: { target } };
}

function materialize(
  reader: Reader,
  place: number,
): StandardEffect | undefined {
  if (accept(reader, FIGMENT)) {
    const figment = reader.values[place] as FigmentType; // By its token.
    return { MaterializeFigments: { figment, count: 1 } };
  }
  if (accept(reader, FIGMENTS)) {
    const { figment, count } = reader.values[place] as FigmentCount; // As above.
    return { MaterializeFigments: { figment, count } };
  }
  const target = targetOf(reader, false);
  return target && { MaterializeCharacter: { target } };
}

function gainsSpark(reader: Reader): StandardEffect | undefined {
  const target = targetOf(reader, false);
  if (!target || !accept(reader, GAINS) || !accept(reader, PLUS)) {
    return undefined;
  }
  const gains = numberAt(reader, reader.at);
  return accept(reader, S) && accept(reader, SPARK)
    ? { GainsSpark: { target, gains } }
    : undefined;
}

function targetOf(reader: Reader, isYours: boolean): Predicate | undefined {
  if (!accept(reader, A)) accept(reader, AN);
  switch (reader.ids[reader.at++]) {
    case THIS:
      return isSelf(reader) ? "This" : undefined;
    case THAT:
      return isSelf(reader) ? "That" : undefined;
    case IT:
      return "It";
    case THEM:
      return "Them";
    case ENEMY:
    case ENEMIES:
      return { Enemy: cardOf(reader) ?? "Character" };
    case ALLY:
    case ALLIES:
      return { Another: cardOf(reader) ?? "Character" };
    case ANOTHER:
    case ALLIED: {
      const card = cardOf(reader);
      return card && { Another: card };
    }
    default:
      miss(reader, TARGETS);
      return bareTarget(reader, isYours);
  }
}

function bareTarget(reader: Reader, isYours: boolean): Predicate | undefined {
  const card = cardOf(reader);
  if (card === undefined) return undefined;
  const { at, ids } = reader;
  if (ids[at] === YOU && ids[at + 1] === CONTROL) {
    reader.at += 2;
    return { Your: card };
  }
  return isYours ? { Your: card } : { Any: card };
}

function isSelf(reader: Reader): boolean {
  return accept(reader, CHARACTER) || accept(reader, EVENT) ||
    accept(reader, CARD);
}

function cardOf(reader: Reader): CardPredicate | undefined {
  const noun = nounOf(reader);
  if (!accept(reader, WITH)) return noun;
  const place = reader.at + 1;
  if (accept(reader, COST) && accept(reader, E)) {
    const cost = numberAt(reader, place);
    const target = noun ?? "Character";
    return { CardWithCost: { target, cost_operator: boundOf(reader), cost } };
  }
  if (accept(reader, SPARK) && accept(reader, S)) {
    return { CharacterWithSpark: [numberAt(reader, place), boundOf(reader)] };
  }
  reader.at = place - 2;
  return noun;
}

function nounOf(reader: Reader): CardPredicate | undefined {
  const place = reader.at++;
  switch (reader.ids[place]) {
    case CARD:
    case CARDS:
      return "Card";
    case CHARACTER:
    case CHARACTERS:
      return "Character";
    case EVENT:
    case EVENTS:
      return "Event";
    case SUBTYPE: // Whose value is one.
      return { CharacterType: reader.values[place] as CardSubtype };
    default:
      return miss(reader, NOUNS);
  }
}

function boundOf(reader: Reader): Operator {
  if (reader.ids[reader.at] !== OR) return "Exactly";
  const next = reader.ids[reader.at + 1];
  if (next !== LESS && next !== MORE) return "Exactly";
  reader.at += 2;
  return next === LESS ? "OrLess" : "OrMore";
}

function accept(reader: Reader, id: number | undefined): boolean {
  if (reader.ids[reader.at++] === id) return true;
  if (expects(reader)) reader.expected.push(id!); // Every word has an id.
  return false;
}

/** Goes back to the token that did not fit, and notes what would have. */
function miss(reader: Reader, ids: readonly (number | undefined)[]): undefined {
  if (!expects(reader)) return;
  for (const id of ids) reader.expected.push(id!); // Every word has an id.
}

/** Goes back to the token that did not fit; whether it is the furthest. */
function expects(reader: Reader): boolean {
  const at = --reader.at;
  if (at > reader.furthest) {
    reader.furthest = at;
    reader.expected.length = 0;
  }
  return at === reader.furthest;
}

function acceptAll(reader: Reader, ids: readonly number[]): boolean {
  return ids.every((id) => accept(reader, id));
}

/** What an integer directive carries. */
function numberAt({ values }: Reader, place: number): number {
  return values[place] as number; // Asked for only where one stands.
}

/** The simplest shape that says it all. */
function compose(
  effects: readonly StandardEffect[],
  optional: boolean,
): Effect {
  const [effect] = effects;
  if (effects.length > 1 || effect === undefined) {
    return { List: effects.map((effect) => ({ effect, optional })) };
  }
  return optional ? { WithOptions: { effect, optional } } : { Effect: effect };
}
