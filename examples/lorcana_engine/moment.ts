import type {
  Amount,
  Condition,
  Effect,
  Keyword,
  Query,
  Target,
} from "@dreamtides/parse/lorcana";
import type { CardId, PlayerId } from "./state/card.ts";
import type { Game } from "./state/game.ts";
import type { Happening } from "./state/happening.ts";
import type { Bound } from "./state/lasting.ts";
import { holderOf } from "./state/zones.ts";
import type { Answer, Question } from "./ask/question.ts";

/**
 * Why running stopped: a question without an answer, or something unsupported.
 */
export type Stop =
  | { readonly kind: "asks"; readonly question: Question }
  | { readonly kind: "refused"; readonly why: string };

/**
 * What parts of the engine need from parts that depend on them: effects contain
 * effects, filters contain amounts, and whether a change is in force depends on
 * conditions. `rules.ts` connects them.
 */
export interface Rules {
  /** Whether a condition holds. */
  readonly holds: (moment: Moment, condition: Condition) => boolean;
  /** The value of an amount. */
  readonly measure: (moment: Moment, amount: Amount) => number;
  /** The cards that match a query, before anyone chooses among them. */
  readonly fitting: (moment: Moment, query: Query) => readonly CardId[];
  /** The cards that a target means, if nobody has to choose. */
  readonly meant: (moment: Moment, target: Target) => readonly CardId[];
  /** Runs an effect. */
  readonly run: (moment: Moment, effect: Effect) => Moment;
}

/** A game and the rules to evaluate it with; a moment is one, too. */
export interface Scene {
  readonly game: Game;
  readonly rules: Rules;
}

/**
 * One moment while abilities run: the game, and what the text has mentioned so
 * far.
 */
export interface Moment extends Scene {
  /** This card, and who "you" is. */
  readonly source: CardId;
  readonly you: PlayerId;
  /** The player that a clause is about: "each opponent … their hand". */
  readonly they?: PlayerId;
  /** The keyword whose ability it is. */
  readonly keyword?: Keyword;
  /** What triggered the ability. */
  readonly event?: Happening;
  /** The cards that references can mean, by their ids. */
  readonly bound: Bound;
  /** Cards that were mentioned before being played, by their ids. */
  readonly awaited?: Readonly<Record<number, Query>>;
  /** The cards mentioned last, and the player: theirs, or the one mentioned. */
  readonly last: readonly CardId[];
  readonly spoken?: PlayerId;
  /** The cards that were revealed or looked at last. */
  readonly revealed: readonly CardId[];
  /** The card name that a player named. */
  readonly named?: string;
  /** The ink type that a player chose. */
  readonly inkType?: string;
  /** Another property of cards that a player chose. */
  readonly property?: string;
  /** The number that a player chose. */
  readonly number?: number;
  /** The player who was chosen. */
  readonly chosenPlayer?: PlayerId;
  /** Whether the last step was done, and by whom. */
  readonly did: boolean;
  readonly didBy: Readonly<Record<PlayerId, boolean>>;
  /** What has happened since the ability began: "this way". */
  readonly start: number;
  /** Where the preceding effect began in the list of what has happened. */
  readonly before?: number;
  /** Answers that have not been used yet. */
  readonly answers: readonly Answer[];
  /** Set once running has stopped: nothing has any effect after that. */
  readonly stopped?: Stop;
}

/** The moment in which an ability begins. */
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

/** The moment with another game. */
export function after(moment: Moment, game: Game): Moment {
  return moment.game === game ? moment : { ...moment, game };
}

/** Stops with a reason: what the engine cannot run is never skipped silently. */
export function refuse(moment: Moment, why: string): Moment {
  return moment.stopped === undefined
    ? { ...moment, stopped: { kind: "refused", why } }
    : moment;
}

/** Remembers cards, for references by id if they have one. */
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

/** What happened since the ability began. */
export function thisWay(moment: Moment): readonly Happening[] {
  return moment.game.history.slice(moment.start);
}
