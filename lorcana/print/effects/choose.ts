import type { ChooseEffects } from "../../ast/effects/choose.ts";
import { act, type Printers, whole } from "../clauses/clause.ts";
import { chosenWords } from "./parts/who_acts.ts";

/** "choose a character" */
export const choosePrinters: Printers<ChooseEffects> = {
  "select-target": ({ target, chosenBy = "CONTROLLER" }, voice) =>
    act(
      chosenBy,
      (verb) => `${verb("choose")} ${chosenWords(target, chosenBy, voice)}`,
    ),
  "choose-player": ({ player }) =>
    act("CONTROLLER", (verb) => `${verb("choose")} ${PLAYERS[player]}`),
  "break-tie": ({ chosenBy }) =>
    whole(
      `if there's a tie, ${
        chosenBy === "CONTROLLER"
          ? "you choose"
          : chosenBy === "OPPONENT"
          ? "an opponent chooses"
          : "they choose"
      } one`,
    ),
};

/** Players as objects of "choose". */
const PLAYERS: {
  readonly [P in ChooseEffects["choose-player"]["player"]]: string;
} = {
  CHOSEN_PLAYER: "a player",
  CHOSEN_OPPONENT: "an opponent",
  ANOTHER_CHOSEN_PLAYER: "another player",
};
