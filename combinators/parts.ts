import type { Part, ShapeOf } from "./shape.ts";

/** The words and rules of a sequence, in order. */
export function partsOf(shape: ShapeOf<"sequence">): readonly Part[] {
  return shape.parts ??= newParts(shape);
}

/** The first of them, if it is a word: found without looking at the others. */
export function firstWord(
  { literals, spell }: ShapeOf<"sequence">,
): string | undefined {
  const literal = literals[0] ?? "";
  const blank = literal.indexOf(" ");
  const piece = blank === -1 ? literal : literal.slice(0, blank);
  return piece === "" ? undefined : spell(piece)[0];
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
