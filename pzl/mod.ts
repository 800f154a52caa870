/** Puzzle files of Forge: read, checked and written. */
export type {
  Assertion,
  AssertionZone,
  Comparator,
  GameOutcome,
  Predicate,
  Scope,
} from "./assertion_types.ts";
export { formatPuzzle } from "./format.ts";
export type { PuzzleDiagnostic } from "./log.ts";
export { withMend } from "./mend.ts";
export type { Profile } from "./metadata.ts";
export {
  type FailedPuzzle,
  type ParsedPuzzle,
  parsePuzzle,
  type PuzzleOptions,
  type PuzzleResult,
} from "./parse.ts";
export {
  type AssertionResult,
  type AssertionsResult,
  parseAssertion,
  parseAssertions,
} from "./parse_assertions.ts";
export { type PuzzleSource, puzzleText } from "./source.ts";
export { type PuzzleStats, puzzleStats, type StatRow } from "./stats.ts";
export type {
  Action,
  Card,
  Difficulty,
  GoalType,
  InlineToken,
  Metadata,
  Modifiers,
  OtherSection,
  Phase,
  Player,
  PlayerState,
  PrecastEntry,
  PuzzleFile,
  Script,
  State,
  Unknown,
  UnknownKey,
  Zone,
} from "./types.ts";
export { writePuzzle } from "./write.ts";
