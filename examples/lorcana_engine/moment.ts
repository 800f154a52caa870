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

/** Why running stopped: a question without an answer, or something we cannot do. */
export type Stop =
  | { readonly kind: "asks"; readonly question: Question }
  | { readonly kind: "refused"; readonly why: string };

/**
 * What the parts of the engine need of parts that are built on them: effects
 * contain effects, filters contain amounts, and whether a change is in force
 * depends on conditions. `rules.ts` puts them together.
 */
export interface Rules {
  /** Whether a condition holds. */
  readonly holds: (moment: Moment, condition: Condition) => boolean;
  /** How much an amount is. */
  readonly measure: (moment: Moment, amount: Amount) => number;
  /** The cards that fit a query, whoever may choose among them. */
  readonly fitting: (moment: Moment, query: Query) => readonly CardId[];
  /** The cards that a target means where nobody has to choose. */
  readonly meant: (moment: Moment, target: Target) => readonly CardId[];
  /** Runs an effect. */
  readonly run: (moment: Moment, effect: Effect) => Moment;
}

/** A game and the rules it is looked at with; a moment is one, too. */
export interface Scene {
  readonly game: Game;
  readonly rules: Rules;
}

/** One moment while abilities run: the game, and what the text spoke of so far. */
export interface Moment extends Scene {
  /** This card, and who "you" is. */
  readonly source: CardId;
  readonly you: PlayerId;
  /** The player a clause speaks of: "each opponent … their hand". */
  readonly they?: PlayerId;
  /** The keyword whose ability it is. */
  readonly keyword?: Keyword;
  /** What set the ability off. */
  readonly event?: Happening;
  /** The cards that references can mean, by their ids. */
  readonly bound: Bound;
  /** Cards that were spoken of before they are played, by their ids. */
  readonly awaited?: Readonly<Record<number, Query>>;
  /** The cards spoken of last, and the player: theirs, or whoever was named. */
  readonly last: readonly CardId[];
  readonly spoken?: PlayerId;
  /** The cards that were revealed or looked at last. */
  readonly revealed: readonly CardId[];
  /** The card name that somebody named. */
  readonly named?: string;
  /** The ink type that somebody chose. */
  readonly inkType?: string;
  /** What else somebody chose that cards have. */
  readonly property?: string;
  /** The number that somebody chose. */
  readonly number?: number;
  /** The player who was chosen. */
  readonly chosenPlayer?: PlayerId;
  /** Whether the last thing that could be done was done, and by whom. */
  readonly did: boolean;
  readonly didBy: Readonly<Record<PlayerId, boolean>>;
  /** What has happened since the ability began: "this way". */
  readonly start: number;
  /** Where the effect before this one began in what has happened. */
  readonly before?: number;
  /** Answers that nobody has asked for yet. */
  readonly answers: readonly Answer[];
  /** Set once running stopped: whatever is done then comes to nothing. */
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

/** Stops with a reason: what we cannot run is never left out silently. */
export function refuse(moment: Moment, why: string): Moment {
  return moment.stopped === undefined
    ? { ...moment, stopped: { kind: "refused", why } }
    : moment;
}

/** Remembers cards: for references by the id, if they have one. */
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
