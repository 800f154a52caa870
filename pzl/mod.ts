/** Puzzle files of Forge: read, checked, written, and everything else. */
export * from "./reading.ts";
export {
  type Board,
  boardOf,
  type BoardZone,
  type Side,
} from "./board/board.ts";
export { boardHtml } from "./board/board_html.ts";
export { boardSvg } from "./board/board_svg.ts";
export { boardText, type BoardTextOptions } from "./board/board_text.ts";
export type { Pile } from "./board/piles.ts";
export {
  readCardScript,
  readEdition,
  readTokenScript,
} from "./card_list/forge_script.ts";
export { collectJsonCards, type JsonCards } from "./card_list/json_cards.ts";
export { type JsonElements, jsonElements } from "./card_list/json_elements.ts";
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
export { type FixedPuzzle, fixPuzzle } from "./repair/fix.ts";
export { withMend } from "./repair/mend.ts";
export {
  type AssertionResult,
  type AssertionsResult,
  parseAssertion,
  parseAssertions,
} from "./assertions/parse_assertions.ts";
export {
  type PuzzleStats,
  puzzleStats,
  type StatRow as PuzzleStatRow,
} from "./stats.ts";
