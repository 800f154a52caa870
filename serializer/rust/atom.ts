import type {
  CardSubtype,
  CardTypeContext,
  Energy,
  FigmentType,
  PlayerTurn,
  Points,
  Spark,
  TriggerKeyword,
} from "../../ast/mod.ts";
import { name, type Shape, wrapper } from "./shape.ts";

/** Energy has a type of its own in Rust. */
export const energy: Shape<Energy> = wrapper("Energy");

/** So has spark. */
export const spark: Shape<Spark> = wrapper("Spark");

/** So have points. */
export const points: Shape<Points> = wrapper("Points");

/** `Warrior` */
export const subtype: Shape<CardSubtype> = name;

/** `Radiant` */
export const figment: Shape<FigmentType> = name;

/** `Character` */
export const cardType: Shape<CardTypeContext> = name;

/** `Judgment` */
export const keyword: Shape<TriggerKeyword> = name;

/** `EnemyTurn` */
export const playerTurn: Shape<PlayerTurn> = name;
