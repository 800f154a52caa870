/** Problems of a Lorcana text, in words. */
export { lorcanaDiagnostic } from "./messages/lorcana.ts";
