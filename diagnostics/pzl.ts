/** Problems of a puzzle file, in words. */
export { puzzleDiagnostic } from "./messages/pzl.ts";
