import type {
  CardPredicate,
  CollectionExpression,
  Cost,
  DirectiveNameOf,
  Predicate,
  QuantityExpression,
  U32,
} from "../ast/mod.ts";

/** Numbers are said by the directive that stands for them in the text. */
export type NumberKind = Extract<
  DirectiveNameOf<"integer">,
  | "cards"
  | "discards"
  | "e"
  | "foresee"
  | "kindle"
  | "MultiplyBy"
  | "points"
  | "s"
  | "top-n-cards"
>;

/** What can stand between the words of a wording, and what it stands for. */
export interface PartValues extends Readonly<Record<NumberKind, U32>> {
  /** One target: "an enemy". */
  readonly target: Predicate;
  /** A target without its article: "enemy". */
  readonly bareTarget: Predicate;
  /** A target after "for each": "allied character". */
  readonly eachTarget: Predicate;
  /** Several targets: "enemies". */
  readonly targets: Predicate;
  /** What comes back from your void: "a character". */
  readonly voidTarget: Predicate;
  /** Several targets, and how many: "all enemies". */
  readonly collected: {
    readonly target: Predicate;
    readonly count: CollectionExpression;
  };
  /** One kind of card: "a character". */
  readonly oneCard: CardPredicate;
  /** A kind of card without its article: "character". */
  readonly bareCard: CardPredicate;
  /** Cards of a kind: "characters". */
  readonly manyCards: CardPredicate;
  /** One cost, or a choice: "{e} or abandon an ally". */
  readonly cost: Cost;
  /** What is counted after "for each": "card you have played this turn". */
  readonly quantity: QuantityExpression;
  /** What is counted after "the number of": "cards you have played this turn". */
  readonly quantities: QuantityExpression;
}

/** A way to say a value. */
export type PartKind = keyof PartValues;

/** A field and how it is said: `{ count: "cards" }`; or how the payload is. */
export type Part = PartKind | { readonly [field: string]: PartKind };

/** Card text with a part for each field of a payload, in their order. */
export interface Wording<P> {
  readonly literals: readonly string[];
  readonly parts: readonly Part[];
  /** Only a type: what is said with other fields is another wording. */
  readonly payload?: (payload: P) => P;
}

/** A wording for each variant: leave one out, no compiling. */
export type Wordings<M> = { readonly [K in keyof M]: Wording<Readonly<M[K]>> };

/** What a variant consists of that is said with these parts. */
export type Said<T extends readonly Part[]> = T extends readonly [] ? undefined
  : T extends readonly [infer K extends PartKind] ? PartValues[K]
  : {
    readonly [P in T[number] as Extract<keyof P, string>]:
      PartValues[Extract<P[keyof P], PartKind>];
  };

/** Says a variant, as in says`draw ${{ count: "cards" }}`. */
export function says<const T extends readonly Part[]>(
  literals: TemplateStringsArray,
  ...parts: T
): Wording<Said<T>> {
  return { literals, parts };
}
