import { expectPuzzle } from "../expect_puzzle.ts";
import { applyTo, type TreeArgument } from "../../diagnostics/trees.ts";
import type { Player, PlayerState, PuzzleFile, Zone } from "../types.ts";
import { entriesOf } from "../values/record.ts";
import { counterWords } from "./card_marks.ts";
import { goalWords, startWords } from "./goal_words.ts";
import { type Pile, pilesOf, runsOf } from "./piles.ts";
import { type CardNames, cardNames } from "./card_names.ts";
import { stackOf } from "./stack.ts";

/** A puzzle as a person sees it: the two sides of the table, and the goal. */
export interface Board {
  /** The name of the puzzle. */
  readonly title: string;
  /** The difficulty that the puzzle states. */
  readonly difficulty: string | null;
  /** Where it comes from. */
  readonly url: string | null;
  /** "Win by the end of turn 1" */
  readonly goal: string;
  /** "Turn 1, your first main phase" */
  readonly start: string;
  /** With line feeds between its paragraphs. */
  readonly description: string | null;
  /** The opponent's side, then yours. */
  readonly sides: readonly [opponent: Side, you: Side];
  /** What happens before the first move, in order. */
  readonly stack: readonly string[];
}

/** One side of the table. */
export interface Side {
  /** Whose side it is. */
  readonly player: Player;
  /** "Opponent" or "You" */
  readonly name: string;
  /** The life total. */
  readonly life: number | null;
  /** "3 energy", "1 land played", … */
  readonly facts: readonly string[];
  /** Mana that lasts until the end of the step, then persistent mana. */
  readonly mana: readonly string[];
  /** What is attached to the player. */
  readonly attachments: readonly Pile[];
  /** Permanents that are not known to be lands. */
  readonly battlefield: readonly Pile[];
  /** Basic lands. */
  readonly lands: readonly Pile[];
  /** The other zones that hold a card. */
  readonly zones: readonly BoardZone[];
}

/** A zone other than the battlefield. */
export interface BoardZone {
  /** Which zone it is. */
  readonly zone: Exclude<Zone, "battlefield">;
  /** How many cards it holds. */
  readonly count: number;
  /** Equal adjacent cards are one pile; the order is that of the zone. */
  readonly piles: readonly Pile[];
}

/**
 * Lays out a puzzle as a board, from which `boardText`, `boardSvg` and
 * `boardHtml` are drawn.
 *
 * @example
 * ```ts
 * import { boardOf, boardText, parsePuzzle } from "@dreamtides/parse";
 * import { match, ok } from "node:assert/strict";
 *
 * const puzzle = parsePuzzle(
 *   "[metadata]\nName:A\nGoal:Win\nTurns:1\n[state]\nactiveplayer=human\n" +
 *     "activephase=MAIN1\nhumanlife=3\nailife=2\nhumanplay=Island;Island|Tapped",
 * );
 *
 * ok(puzzle.ok);
 * match(boardText(boardOf(puzzle)), /2× Island \(1 tapped\)/);
 * ```
 *
 * @category Puzzles
 */
export function boardOf(puzzle: PuzzleFile): Board {
  expectPuzzle(puzzle, "puzzle");
  return applyTo(puzzle, { argument: "puzzle", expected: "a puzzle" }, drawn);
}

function drawn({ metadata, state }: PuzzleFile): Board {
  const names = cardNames(state);
  const { name, difficulty, url, description } = metadata;
  const side = (player: Player): Side =>
    sideOf(player, state.players[player], names);
  return {
    title: name,
    difficulty,
    url,
    goal: goalWords(metadata),
    start: startWords(state),
    description,
    sides: [side("ai"), side("human")],
    stack: stackOf(state, names),
  };
}

/** The zones other than the battlefield, the nearest first. */
const ZONES: readonly BoardZone["zone"][] = [
  "hand",
  "command",
  "graveyard",
  "exile",
  "library",
  "sideboard",
];

function sideOf(player: Player, state: PlayerState, names: CardNames): Side {
  const { battlefield, lands, attachments } = pilesOf(player, names);
  return {
    player,
    name: player === "human" ? "You" : "Opponent",
    life: state.life,
    facts: factsOf(state),
    mana: [...state.manaPool, ...state.persistentMana].map((symbol) =>
      symbol.toUpperCase()
    ),
    attachments,
    battlefield,
    lands,
    zones: ZONES.flatMap((zone) => {
      const cards = state[zone];
      if (cards.length === 0) return [];
      const piles = runsOf(cards, names);
      return [{ zone, count: cards.length, piles }];
    }),
  };
}

function factsOf(state: PlayerState): string[] {
  const { landsPlayed, landsPlayedLastTurn, numRingTemptedYou, speed } = state;
  return [
    ...entriesOf(state.counters).map(([type, count]) =>
      counterWords(type, count)
    ),
    ...(landsPlayed > 0 ? [`lands played this turn: ${landsPlayed}`] : []),
    ...(landsPlayedLastTurn > 0
      ? [`lands played last turn: ${landsPlayedLastTurn}`]
      : []),
    ...(numRingTemptedYou > 0 ? [`Ring tempted: ${numRingTemptedYou}`] : []),
    ...(speed > 0 ? [`speed ${speed}`] : []),
  ];
}

/** The argument of the functions that render a board. */
export const BOARD: TreeArgument = { argument: "board", expected: "a board" };
