/** What editors ask about puzzle files, and no more. */
export * as pzl from "./pzl/language.ts";
export type { PuzzleText } from "./pzl/scan.ts";
