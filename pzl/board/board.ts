import { expectOptions } from "../../diagnostics/internal.ts";
import type { CardIndex } from "../card_list/card_index.ts";
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
  /** What happens before the first move, in order, then the stack, top first. */
  readonly stack: readonly string[];
  /** What a list of cards says about those of the puzzle, by name. */
  readonly cards: readonly CardNote[];
  /** The steps of the section `[solution]`. */
  readonly solution: readonly string[];
}

/** A card of a puzzle as a list of cards describes it. */
export interface CardNote {
  /** What the card is called. */
  readonly name: string;
  /** "2/2 Creature — Bear" */
  readonly line: string;
  /** Its rules text, if the list has it. */
  readonly text: string;
}

/** How to lay out a board. */
export interface BoardOptions {
  /** The existing cards, which tell lands and what cards do. */
  readonly cards?: CardIndex | undefined;
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
  /** Basic lands, and others if a list of cards is given. */
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
export function boardOf(puzzle: PuzzleFile, options: BoardOptions = {}): Board {
  expectPuzzle(puzzle, "puzzle");
  expectOptions(options, { cards: "object" });
  return applyTo(
    puzzle,
    { argument: "puzzle", expected: "a puzzle" },
    (own) => drawn(own, options.cards),
  );
}

function drawn(
  { metadata, state, unknown }: PuzzleFile,
  cards: CardIndex | undefined,
): Board {
  const names = cardNames(state, cards);
  const { name, difficulty, url, description, humanControl } = metadata;
  const control = humanControl ? "; you control both players" : "";
  const side = (player: Player): Side =>
    sideOf(player, state.players[player], names);
  return {
    title: name,
    difficulty,
    url,
    goal: goalWords(metadata),
    start: startWords(state) + control,
    description,
    sides: [side("ai"), side("human")],
    stack: stackOf(state, names),
    cards: notesOf(names),
    solution: unknown.sections.find(({ name }) => name === "solution")
      ?.lines ?? [],
  };
}

function notesOf({ cards, entryOf }: CardNames): readonly CardNote[] {
  const notes = new Map<string, CardNote>();
  for (const { card } of cards) {
    const entry = entryOf(card);
    if (!entry?.types) continue;
    const { name, types, size, text = "" } = entry;
    const line = [...(size === undefined ? [] : [size]), types.join(" // ")];
    notes.set(name, { name, line: line.join(" "), text });
  }
  return [...notes.values()].sort((a, b) => a.name < b.name ? -1 : 1);
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
