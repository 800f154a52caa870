import type { CardText } from "./dreamtides/card_text.ts";
import * as dreamtides from "./dreamtides/language.ts";
import { guardLanguage } from "./guard_language.ts";
import type { Language } from "./language.ts";
import * as lorcana from "./lorcana/language.ts";
import type { LorcanaText } from "./lorcana/lorcana_text.ts";
import * as lorcanaJson from "./lorcana_json/language.ts";
import type { JsonText } from "./lorcana_json/scan.ts";
import * as pzl from "./pzl/language.ts";
import type { PuzzleText } from "./pzl/scan.ts";
import type { CardFile } from "./tabula/card_file.ts";
import * as tabula from "./tabula/language.ts";

/** The document type of each language. */
export interface Documents {
  /** The rules text of one card, with its variables. */
  readonly "dreamtides": CardText;
  /** The text of one Lorcana card. */
  readonly "lorcana": LorcanaText;
  /** A JSON file of Lorcana texts. */
  readonly "lorcana-json": JsonText;
  /** A puzzle file of Forge. */
  readonly "pzl": PuzzleText;
  /** A TOML file of cards. */
  readonly "tabula": CardFile;
}

/** The name of a language. */
export type LanguageName = keyof Documents;

/** Every language by name. */
export const LANGUAGES: {
  readonly [N in LanguageName]: Language<Documents[N]>;
} = {
  "dreamtides": guardLanguage(dreamtides, ["text", "variables"]),
  "lorcana": guardLanguage(lorcana, ["text"]),
  "lorcana-json": guardLanguage(lorcanaJson, ["text"]),
  "pzl": guardLanguage(pzl, ["text"]),
  "tabula": guardLanguage(tabula, ["text"]),
};
