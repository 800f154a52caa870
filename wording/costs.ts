import type { Costs } from "../ast/mod.ts";
import { type NumberKind, says, type Wordings } from "./wording.ts";

/** The costs that are not said in one way alone. */
export type SpecialCost =
  | "AbandonCharactersCount"
  | "BanishCardsFromYourVoid"
  | "Choice"
  | "CostList"
  | "DiscardCards"
  | "ReturnToHand";

/** How each of the others is read and written. */
export const costWordings: Wordings<
  Omit<Costs, SpecialCost>,
  NumberKind | "target"
> = {
  BanishAllCardsFromYourVoid: says`{Banish} your void`,
  BanishAllCardsFromYourVoidWithMinCount:
    says`{Banish} your void with ${"count"} or more cards`,
  BanishCardsFromEnemyVoid: says`{Banish} ${"cards"} from the opponent's void`,
  BanishFromHand: says`{Banish} ${"target"} from hand`,
  DiscardHand: says`discard your hand`,
  Energy: says`${"e"}`,
  LoseMaximumEnergy: says`lose ${"maximum-energy"}`,
  SpendOneOrMoreEnergy: says`pay 1 or more {energy-symbol}`,
};
