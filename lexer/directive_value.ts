import type {
  CardSubtype,
  DirectiveKind,
  DirectiveValues,
  FigmentType,
} from "../ast/mod.ts";

/** What a variable stands for: a number, or the name of something. */
export type Content = number | string;

/** What each kind of directive stands for, made of what it reads, in order. */
const MAKE: {
  readonly [K in DirectiveKind]: (
    first: Content,
    second: Content | undefined,
  ) => DirectiveValues[K];
} = {
  // Callers make sure that contents are of the kinds in `VARIABLES_READ`.
  "integer": (count) => count as number,
  "subtype": (subtype) => subtype as CardSubtype,
  "figment": (figment) => figment as FigmentType,
  "figment-count": (figment, count) => ({
    count: count as number,
    figment: figment as FigmentType,
  }),
  "subtype-count": (subtype, count) => ({
    count: count as number,
    subtype: subtype as CardSubtype,
  }),
};

/** What a directive stands for, from the contents of the variables it reads. */
export function directiveValue(
  kind: DirectiveKind,
  [first, second]: readonly Content[],
): DirectiveValues[DirectiveKind] {
  return MAKE[kind](first ?? 0, second);
}
