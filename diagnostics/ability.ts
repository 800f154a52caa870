/** Problems of a text with abilities, or of its variables, in words. */
export { abilityDiagnostic } from "./messages/ability.ts";
