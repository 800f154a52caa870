import { checked, many, oneOf, type Rule } from "../../../combinators/mod.ts";
import { adjective, before, notType } from "./before.ts";
import { areOfBoth, isOfBoth, type NounBody } from "./body.ts";
import { classifications, pluralClassifications } from "./filters.ts";
import { head, plural, single } from "./head.ts";
import type { Part } from "./noun.ts";
import { lookup, pattern } from "../words.ts";

/** "non-character" as a noun, and whether it is plural. */
const notCharacter: Rule<boolean> = lookup({
  "non-character": false,
  "non-characters": true,
});

/** Nouns with their modifiers, but without their quantity. */
export interface Bodies {
  readonly twoSides: Rule<readonly [NounBody, NounBody]>;
  readonly modified: Rule<NounBody>;
  /** "each character and location" */
  readonly eachOfBoth: Rule<NounBody>;
}

/** Creates the rules for nouns; `behind` reads what follows them. */
export function bodies(behind: Rule<Part>): Bodies {
  /** "items and characters at locations": each side can have its own parts. */
  const twoSides: Rule<readonly [NounBody, NounBody]> = checked(
    pattern`${many(before)} ${plural} and ${many(before)} ${plural} ${
      many(behind)
    }`.map((
      [front, left, inner, right, behind],
    ): readonly [NounBody, NounBody] => [
      { ...left, parts: front, front: front.length },
      areOfBoth(behind, left.types, right.types)
        ? { ...right, parts: inner, front: inner.length, ofBoth: behind }
        : { ...right, parts: [...inner, ...behind], front: inner.length },
    ]),
    ([left, right]) => isOfBoth(left, right),
  );

  const modified: Rule<NounBody> = oneOf<NounBody>([
    pattern`${many(before)} ${head} ${many(behind)}`.map((
      [before, head, behind],
    ) => ({
      ...head,
      parts: [...before, ...behind],
      front: before.length,
    })),
    pattern`${notCharacter} ${many(behind)}`.map((
      [plural, behind],
    ) => ({
      types: ["card"],
      plural,
      parts: [{ filters: [notType("character")] }, ...behind],
      front: 1,
    })),
    // "Brooms", "your other Pirates": characters.
    pattern`${many(adjective)} ${pluralClassifications} ${many(behind)}`.map((
      [before, part, behind],
    ) => ({
      types: ["character"],
      plural: true,
      parts: [...before, part, ...behind],
      front: before.length + 1,
    })),
    // "Villain of yours": the noun "character" is omitted.
    pattern`${classifications} ${many(behind, 1)}`.map(([part, behind]) => ({
      types: ["character"],
      plural: false,
      parts: [part, ...behind],
      front: 1,
    })),
  ]);

  const eachOfBoth: Rule<NounBody> = pattern`each ${
    many(adjective)
  } ${single} and ${single} ${many(behind)}`.map((
    [before, left, right, behind],
  ) => ({
    types: [...left.types, ...right.types],
    plural: false,
    parts: [...before, ...behind],
    front: before.length,
  }));

  return { twoSides, modified, eachOfBoth };
}
