/** Edits that may fix a text, tried on its grammar; no game is known here. */
export { apply, type Edit, type NewToken, type Why } from "./edit.ts";
export { lettersApart } from "./likeness.ts";
export {
  cheapestRepair,
  explainEdit,
  type Faulty,
  furthestRepair,
  type Repair,
} from "./trial.ts";
