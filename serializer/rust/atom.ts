import type {
  CardSubtype,
  CardTypeContext,
  Energy,
  FigmentType,
  PlayerTurn,
  Points,
  Spark,
  TriggerKeyword,
} from "../../ast/internal.ts";
import { name, type RustShape, wrapper } from "./shape.ts";

/** Energy has a type of its own in Rust. */
export const energy: RustShape<Energy> = wrapper("Energy");

/** So has spark. */
export const spark: RustShape<Spark> = wrapper("Spark");

/** So have points. */
export const points: RustShape<Points> = wrapper("Points");

/** `Warrior` */
export const subtype: RustShape<CardSubtype> = name;

/** `Radiant` */
export const figment: RustShape<FigmentType> = name;

/** `Character` */
export const cardType: RustShape<CardTypeContext> = name;

/** `Judgment` */
export const triggerKeyword: RustShape<TriggerKeyword> = name;

/** `EnemyTurn` */
export const playerTurn: RustShape<PlayerTurn> = name;
