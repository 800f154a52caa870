import type { Determiner, Part } from "./noun.ts";

interface Body {
  readonly parts: readonly Part[];
  readonly plural: boolean;
}

/** Whether a superlative ranks the cards. */
export function isRanked({ parts }: Body): boolean {
  return parts.some(({ filters }) =>
    filters?.some(({ type }) => type === "superlative")
  );
}

/** Whether the noun says which ones: "the characters that sang this song". */
export function identifiesCards({ parts }: Body): boolean {
  return parts.some(({ filters }) =>
    filters?.some(({ type }) => type === "did-this-turn")
  );
}

/** "their character with the highest cost", "an opponent's item": one card. */
export function one(determiner: Determiner, body: Body): Determiner {
  if (body.plural || determiner.selector !== "all") return determiner;
  if (determiner.oneIfSingular) {
    return { ...determiner, selector: "any", count: 1 };
  }
  return determiner.owner !== undefined && isRanked(body)
    ? { ...determiner, selector: "one-of", count: 1, plural: false }
    : determiner;
}
