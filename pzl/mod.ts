/** Puzzle files for Forge: reads, checks and writes them. */
export type * from "../diagnostics/types.ts";
export type {
  Assertion,
  AssertionPredicate,
  AssertionZone,
  Comparator,
  GameOutcome,
  Scope as AssertionScope,
} from "./assertions/types.ts";
export {
  type Board,
  boardOf,
  type BoardOptions,
  type BoardZone,
  type CardNote,
  type Side,
} from "./board/board.ts";
export { boardHtml } from "./board/board_html.ts";
export { boardsHtml } from "./board/gallery_html.ts";
export { boardSvg } from "./board/board_svg.ts";
export { boardText, type BoardTextOptions } from "./board/board_text.ts";
export type { Pile } from "./board/piles.ts";
export {
  type CardEntry,
  type CardIndex,
  type CardList,
  indexCards,
  type TokenEntry,
} from "./card_list/card_index.ts";
export {
  readCardScript,
  readEdition,
  readTokenScript,
  type ScriptOptions as CardScriptOptions,
} from "./card_list/forge_script.ts";
export { readNameList } from "./card_list/name_list.ts";
export type {
  CardLocation,
  FieldChange,
  PlayerValue,
  PuzzleChange,
  StateValue,
} from "./diff/change.ts";
export { changeWords } from "./diff/change_words.ts";
export { diffPuzzles } from "./diff/diff.ts";
export {
  type DumpOptions,
  type DumpResult,
  puzzleFromDump,
} from "./dump/from_dump.ts";
export { puzzleTemplate } from "./template.ts";
export { formatPuzzle } from "./format/format.ts";
export type { Note as PuzzleNote, PuzzleDiagnostic } from "./text/log.ts";
export { type FixedPuzzle, fixPuzzle } from "./repair/fix.ts";
export type { Profile as PuzzleProfile } from "./values/profile.ts";
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
} from "./assertions/parse_assertions.ts";
export { type ScriptReference, scriptReferences } from "./script_references.ts";
export { type PuzzleSource, puzzleText } from "./text/source.ts";
export {
  type PuzzleStats,
  puzzleStats,
  type StatRow as PuzzleStatRow,
} from "./stats.ts";
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
export {
  type PuzzleText,
  tryWritePuzzle,
  type UnwritablePuzzle,
  writePuzzle,
  type WrittenPuzzle,
} from "./write.ts";
