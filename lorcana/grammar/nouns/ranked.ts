import type { Determiner, Part } from "./noun.ts";

interface Body {
  readonly parts: readonly Part[];
  readonly plural: boolean;
}

/** Whether it is the first or the last of its kind. */
export function isRanked({ parts }: Body): boolean {
  return parts.some(({ filters }) =>
    filters?.some(({ type }) => type === "superlative")
  );
}

/** "their character with the highest cost" is one of them. */
export function one(determiner: Determiner, body: Body): Determiner {
  return determiner.selector === "all" && determiner.owner !== undefined &&
      !body.plural && isRanked(body)
    ? { ...determiner, selector: "one-of", count: 1 }
    : determiner;
}
