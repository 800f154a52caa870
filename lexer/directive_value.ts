import type { CardSubtype, FigmentType } from "../ast/mod.ts";
import type { VariableToken } from "./token.ts";

/** A number, a subtype or a figment. */
type Content = number | string;

/** What each kind of directive stands for, made of what it needs, in order. */
const MAKE: {
  readonly [K in VariableToken["kind"]]: (
    first: Content,
    second: Content | undefined,
  ) => Extract<VariableToken, { kind: K }>["value"];
} = {
  // `needsOf` has seen to it that contents are of these kinds.
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

/** What a directive stands for, from the values it needs, in the order of `needsOf`. */
export function directiveValue(
  kind: VariableToken["kind"],
  [first, second]: readonly Content[],
): VariableToken["value"] {
  return MAKE[kind](first ?? 0, second);
}
