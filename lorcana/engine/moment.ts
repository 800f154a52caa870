import type {
  Amount,
  Condition,
  Effect,
  Keyword,
  Query,
  Target,
} from "../mod.ts";
import type { CardId, PlayerId } from "./state/card.ts";
import type { Game } from "./state/game.ts";
import type { Happening } from "./state/happening.ts";
import type { Bound } from "./state/lasting.ts";
import { holderOf } from "./state/zones.ts";
import type { Answer, Question } from "./ask/question.ts";

/** Why a run stopped: an open question, or something unsupported. */
export type Stop =
  | { readonly kind: "asks"; readonly question: Question }
  | { readonly kind: "refused"; readonly why: string };

/**
 * The functions that lower layers of the engine call in higher ones: effects
 * contain effects, filters contain amounts, and whether a change applies
 * depends on conditions. `rules.ts` provides them.
 */
export interface Rules {
  /** Whether a condition holds. */
  readonly holds: (moment: Moment, condition: Condition) => boolean;
  /** The value of an amount. */
  readonly measure: (moment: Moment, amount: Amount) => number;
  /** The cards that match a query, before anyone chooses among them. */
  readonly fitting: (moment: Moment, query: Query) => readonly CardId[];
  /** The cards that a target means, without asking anyone. */
  readonly meant: (moment: Moment, target: Target) => readonly CardId[];
  /** Runs an effect. */
  readonly run: (moment: Moment, effect: Effect) => Moment;
}

/** A game, and the rules to evaluate it with; a moment is one, too. */
export interface Scene {
  readonly game: Game;
  readonly rules: Rules;
}

/** The state of a running ability: the game, and what its text mentioned. */
export interface Moment extends Scene {
  /** This card, and the player who is "you". */
  readonly source: CardId;
  readonly you: PlayerId;
  /** The player that a clause is about: "each opponent … their hand". */
  readonly they?: PlayerId;
  /** The keyword that the ability belongs to. */
  readonly keyword?: Keyword;
  /** The event that triggered the ability. */
  readonly event?: Happening;
  /** The cards that references mean, by id. */
  readonly bound: Bound;
  /** Queries for cards that are mentioned before they are played, by id. */
  readonly awaited?: Readonly<Record<number, Query>>;
  /** The last cards and player mentioned; the player may be their owner. */
  readonly last: readonly CardId[];
  readonly spoken?: PlayerId;
  /** The cards revealed or looked at last. */
  readonly revealed: readonly CardId[];
  /** The card name that a player named. */
  readonly named?: string;
  /** The ink type that a player chose. */
  readonly inkType?: string;
  /** The classification, keyword or card type that a player chose. */
  readonly property?: string;
  /** The number that a player chose. */
  readonly number?: number;
  /** The chosen player. */
  readonly chosenPlayer?: PlayerId;
  /** Whether the last effect changed anything, and for which players. */
  readonly did: boolean;
  readonly didBy: Readonly<Record<PlayerId, boolean>>;
  /** Where the ability starts in the history, for "this way". */
  readonly start: number;
  /** Where the effect before this one starts in the history. */
  readonly before?: number;
  /** The answers that are not used yet. */
  readonly answers: readonly Answer[];
  /** Set once the run has stopped; nothing has an effect afterward. */
  readonly stopped?: Stop;
}

/** The moment at which an ability starts. */
export function begin(
  { game, rules }: Scene,
  source: CardId,
  you: PlayerId,
  answers: readonly Answer[] = [],
): Moment {
  return {
    game,
    rules,
    source,
    you,
    bound: {},
    last: [],
    revealed: [],
    did: false,
    didBy: {},
    start: game.history.length,
    answers,
  };
}

/** The moment with a new state of the game. */
export function after(moment: Moment, game: Game): Moment {
  return moment.game === game ? moment : { ...moment, game };
}

/** Stops the run with a reason: the engine never skips anything silently. */
export function refuse(moment: Moment, why: string): Moment {
  return moment.stopped === undefined
    ? { ...moment, stopped: { kind: "refused", why } }
    : moment;
}

/** Records cards as the last mention, and by their id if they have one. */
export function bind(
  moment: Moment,
  id: number | undefined,
  cards: readonly CardId[],
): Moment {
  const [first] = cards;
  const spoken = first === undefined ? undefined : holderOf(moment.game, first);
  return {
    ...moment,
    last: cards,
    ...(spoken === undefined ? {} : { spoken }),
    ...(id === undefined ? {} : { bound: { ...moment.bound, [id]: cards } }),
  };
}

/** What has happened since the ability started. */
export function thisWay(moment: Moment): readonly Happening[] {
  return moment.game.history.slice(moment.start);
}
