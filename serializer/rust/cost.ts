import type { Condition, Conditions, Cost, Costs } from "../../ast/internal.ts";
import { energy } from "./atom.ts";
import { cardPredicate, collection, predicate } from "./predicate.ts";
import {
  list,
  named,
  one,
  type RustShape,
  type RustShapes,
  sum,
  u32,
  unit,
} from "./shape.ts";

/** What a player pays. */
export const cost: RustShape<Cost> = sum(() => costs);

/** When something applies. */
export const condition: RustShape<Condition> = sum(() => conditions);

const costs: RustShapes<Costs> = {
  AbandonCharactersCount: named({ target: predicate, count: collection }),
  BanishAllCardsFromYourVoid: unit,
  BanishAllCardsFromYourVoidWithMinCount: one(u32),
  BanishCardsFromEnemyVoid: one(u32),
  BanishCardsFromYourVoid: one(u32),
  BanishFromHand: one(predicate),
  Choice: one(list(cost)),
  CostList: one(list(cost)),
  DiscardCards: named({ target: predicate, count: u32 }),
  DiscardHand: unit,
  Energy: one(energy),
  LoseMaximumEnergy: one(u32),
  ReturnToHand: named({ target: predicate, count: collection }),
  SpendOneOrMoreEnergy: unit,
};

const conditions: RustShapes<Conditions> = {
  AlliesThatShareACharacterType: named({ count: u32 }),
  CardsDiscardedThisTurn: named({ count: u32, predicate: cardPredicate }),
  CardsDrawnThisTurn: named({ count: u32 }),
  CardsInVoidCount: named({ count: u32 }),
  DissolvedThisTurn: named({ predicate }),
  PredicateCount: named({ count: u32, predicate }),
  ThisCardIsInYourVoid: unit,
};
