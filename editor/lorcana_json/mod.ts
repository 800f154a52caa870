/** Finds the texts in a JSON file of Lorcana texts. */
export { type PlacedText, textsOf } from "./texts.ts";
