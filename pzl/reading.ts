/**
 * Puzzle files of Forge, read, checked and written. What draws, compares, tidies
 * or repairs them is behind the door of puzzles, `mod.ts`.
 */
export type * from "../diagnostics/mod.ts";
export type {
  Assertion,
  AssertionPredicate,
  AssertionZone,
  Comparator,
  GameOutcome,
  Scope as AssertionScope,
} from "./assertions/types.ts";
export {
  type CardEntry,
  type CardIndex,
  type CardList,
  indexCards,
  type TokenEntry,
} from "./card_list/card_index.ts";
export type { Note as PuzzleNote, PuzzleDiagnostic } from "./text/log.ts";
export type { Profile as PuzzleProfile } from "./profile.ts";
export {
  type FailedPuzzle,
  type ParsedPuzzle,
  parsePuzzle,
  type PuzzleOptions,
  type PuzzleResult,
} from "./parse.ts";
export { type PuzzleSource, puzzleText } from "./text/source.ts";
export type {
  Action as PuzzleAction,
  Card as PuzzleCard,
  Difficulty,
  GoalType,
  InlineToken,
  Integer as PuzzleInteger,
  Metadata as PuzzleMetadata,
  Modifiers as PuzzleModifiers,
  OtherPlayer,
  OtherSection,
  Phase as PuzzlePhase,
  Player as PuzzlePlayer,
  PlayerState,
  PrecastEntry,
  PuzzleFile,
  Script as PuzzleScript,
  Seat,
  State as PuzzleState,
  Unknown as PuzzleUnknown,
  UnknownKey,
  Zone as PuzzleZone,
} from "./types.ts";
export { tryWritePuzzle, writePuzzle, type WrittenPuzzle } from "./write.ts";
