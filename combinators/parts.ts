import type { Part, ShapeOf } from "./shape.ts";

/** The words and rules of a sequence, in order. */
export function partsOf(shape: ShapeOf<"sequence">): readonly Part[] {
  const { literals, rules, spell } = shape;
  return shape.parts ??= literals.flatMap((literal, i): readonly Part[] =>
    i < rules.length ? [...spell(literal), rules[i]!] : spell(literal)
  );
}
