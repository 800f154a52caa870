/** Puzzle files of Forge: read, checked and written. */
export type {
  Assertion,
  AssertionPredicate,
  AssertionZone,
  Comparator,
  GameOutcome,
  Scope as AssertionScope,
} from "./assertions/types.ts";
export type {
  AssertionResult,
  AssertionsResult,
} from "./assertions/parse_assertions.ts";
export type { PuzzleDiagnostic } from "./log.ts";
export type { Profile as PuzzleProfile } from "./metadata.ts";
export {
  formatPuzzle,
  parseAssertion,
  parseAssertions,
  parsePuzzle,
  puzzleStats,
  withMend,
  writePuzzle,
} from "./on_demand.ts";
export type {
  FailedPuzzle,
  ParsedPuzzle,
  PuzzleOptions,
  PuzzleResult,
} from "./parse.ts";
export { type PuzzleSource, puzzleText } from "./source.ts";
export type { PuzzleStats, StatRow as PuzzleStatRow } from "./stats.ts";
export type {
  Action as PuzzleAction,
  Card as PuzzleCard,
  Difficulty,
  GoalType,
  InlineToken,
  Integer as PuzzleInteger,
  Metadata as PuzzleMetadata,
  Modifiers as PuzzleModifiers,
  OtherSection,
  Phase as PuzzlePhase,
  Player as PuzzlePlayer,
  PlayerState,
  PrecastEntry,
  PuzzleFile,
  Script as PuzzleScript,
  State as PuzzleState,
  Unknown as PuzzleUnknown,
  UnknownKey,
  Zone as PuzzleZone,
} from "./types.ts";
