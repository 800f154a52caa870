/** Finds the texts in a JSON file of Lorcana texts. */
export { type JsonText, type PlacedText, textsOf } from "./texts.ts";
