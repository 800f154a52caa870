/** Problems of a tree that has no text, in words. */
export { writingDiagnostic } from "./messages/writing.ts";
