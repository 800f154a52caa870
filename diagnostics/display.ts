/** Problems of a text that is displayed, in words. */
export { displayDiagnostic } from "./messages/display.ts";
