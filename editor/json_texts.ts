/** Where the texts of a JSON file of Lorcana texts stand. */
export {
  type JsonText,
  type PlacedText,
  textsOf,
} from "./lorcana_json/texts.ts";
