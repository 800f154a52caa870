import type { Part, ShapeOf } from "./shape.ts";

/** The words and rules of a sequence, in order. */
export function partsOf(shape: ShapeOf<"sequence">): readonly Part[] {
  return shape.parts ??= newParts(shape);
}

function newParts(
  { literals, slots, spell }: ShapeOf<"sequence">,
): readonly Part[] {
  const parts: Part[] = [];
  for (let i = 0; i < literals.length; i++) {
    const literal = literals[i]!;
    if (literal !== "" && literal !== " ") {
      for (const piece of literal.split(" ")) {
        if (piece !== "") parts.push(...spell(piece));
      }
    }
    const slot = slots[i];
    if (slot !== undefined) parts.push(slot);
  }
  return parts;
}
