import type { TriggerEvents } from "../ast/mod.ts";
import { says, type Wordings } from "./wording.ts";

/** The triggers that are not said in one way alone, or without "when". */
export type SpecialTrigger =
  | "EndOfYourTurn"
  | "Keywords"
  | "MaterializeNthThisTurn"
  | "PlayDuringTurn";

/** How each of the others is read and written, after "when". */
export const triggerWordings: Wordings<Omit<TriggerEvents, SpecialTrigger>> = {
  Abandon: says`you abandon ${"yourTarget"}`,
  AbandonCardsInTurn: says`you abandon ${"count-allies"} in a turn`,
  Banished: says`${"target"} is {banished}`,
  Discard: says`you discard ${"yourTarget"}`,
  Dissolved: says`${"target"} is {dissolved}`,
  DrawAllCardsInCopyOfDeck: says`you have no cards in your deck`,
  DrawCardsInTurn: says`you draw ${"cards-numeral"} in a turn`,
  GainEnergy: says`you gain energy`,
  LeavesPlay: says`${"target"} leaves play`,
  Materialize: says`you {materialize} ${"yourTarget"}`,
  OpponentPlays: says`the opponent plays ${"target"}`,
  Play: says`you play ${"yourTarget"}`,
  PlayCardsInTurn: says`you play ${"cards-numeral"} in a turn`,
  PlayFromHand: says`you play ${"yourTarget"} from your hand`,
  PutIntoVoid: says`${"target"} is put into your void`,
};
