import type {
  CardSubtype,
  DirectiveKind,
  DirectiveValues,
  FigmentType,
} from "../ast/internal.ts";

/** The content of a variable: a number, or a name. */
export type Content = number | string;

/**
 * Makes the value of each kind of directive from the contents it reads, in order.
 */
const MAKE: {
  readonly [K in DirectiveKind]: (
    first: Content,
    second: Content | undefined,
  ) => DirectiveValues[K];
} = {
  // Callers pass contents of the kinds in `VARIABLES_READ`.
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

/** The value of a directive, from the contents of the variables it reads. */
export function directiveValue(
  kind: DirectiveKind,
  [first, second]: readonly Content[],
): DirectiveValues[DirectiveKind] {
  return MAKE[kind](first ?? 0, second);
}
