import type { ChooseEffects } from "../../ast/effects/choose.ts";
import { act, type Printers } from "../clause.ts";
import { chosenWords } from "../on_cards.ts";

/** "choose a character" */
export const choosePrinters: Printers<ChooseEffects> = {
  "select-target": ({ target, chosenBy = "CONTROLLER" }, voice) =>
    act(
      chosenBy,
      (verb) => `${verb("choose")} ${chosenWords(target, chosenBy, voice)}`,
    ),
};
