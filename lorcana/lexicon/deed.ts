import type {
  DoneToCards,
  Filter,
  Owner,
  ReplacedEvent,
  RestrictionName,
  TriggerEvent,
  TurnMetric,
} from "../ast/mod.ts";

/** The names that a deed has in the tree, by the frame it is spoken of in. */
export interface Names {
  /** "whenever … is banished" */
  readonly event: TriggerEvent;
  /** "… would be banished" */
  readonly would: ReplacedEvent;
  /** "… can't be banished" */
  readonly cannot: RestrictionName;
  /** "… must be challenged" */
  readonly must: RestrictionName;
  /** "… was banished this turn" */
  readonly turn: TurnMetric;
  /** "… banished this way" */
  readonly way: DoneToCards;
}

/** A construction in which deeds are spoken of. */
export type Frame = keyof Names;

/** The names of deeds in a frame. */
export type NameIn<F extends Frame> = Names[F];

/** Something that happens to cards, in words and in the tree. */
export interface Deed extends Partial<Names> {
  /** What is done to the cards: "deal damage". The first is printed. */
  readonly done?: readonly string[];
  /** What the cards do: "take damage". The first is printed. */
  readonly does?: readonly string[];
  /** The words that a frame prints, if not the first ones. */
  readonly prints?: {
    readonly [F in Frame]?: readonly ["done" | "does", string];
  };
  /** "that was challenged this turn", of cards in play. */
  readonly filter?: Filter;
  /** Whether players do it to cards: "you played a character this turn". */
  readonly players?: true;
  /** Whose pile the cards get into, or leave. */
  readonly whose?: Owner;
}
