import type { TriggerEvent, TriggerEvents } from "../../ast/internal.ts";
import { playerTurn, triggerKeyword } from "./atom.ts";
import { predicate } from "./predicate.ts";
import {
  list,
  one,
  type RustShape,
  type RustShapes,
  sum,
  two,
  u32,
  unit,
} from "./shape.ts";

/** What sets an ability off. */
export const trigger: RustShape<TriggerEvent> = sum(() => triggers);

const triggers: RustShapes<TriggerEvents> = {
  Abandon: one(predicate),
  AbandonCardsInTurn: one(u32),
  Banished: one(predicate),
  Discard: one(predicate),
  Dissolved: one(predicate),
  LeavesPlay: one(predicate),
  PutIntoVoid: one(predicate),
  DrawAllCardsInCopyOfDeck: unit,
  DrawCardsInTurn: one(u32),
  EndOfYourTurn: unit,
  GainEnergy: unit,
  Keywords: one(list(triggerKeyword)),
  Materialize: one(predicate),
  MaterializeNthThisTurn: two(predicate, u32),
  Play: one(predicate),
  PlayCardsInTurn: one(u32),
  PlayDuringTurn: two(predicate, playerTurn),
  PlayFromHand: one(predicate),
  OpponentPlays: one(predicate),
};
