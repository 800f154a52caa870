import type { Token } from "../text/token.ts";

/** What texts call the card they are on, and on which types of cards. */
const TYPES: ReadonlyMap<string, readonly string[]> = new Map([
  ["character", ["character"]],
  ["item", ["item"]],
  ["location", ["location"]],
  ["action", ["action", "song"]],
  ["song", ["action", "song"]],
]);

/**
 * The noun that calls the card of a text something that it is not: "this item",
 * on a character. What stands in quotes belongs to another card.
 */
export function otherCard(
  tokens: readonly Token[],
  cardType: string | undefined,
): Token | undefined {
  if (cardType === undefined || !TYPES.has(cardType)) return undefined;
  let isQuoted = false;
  return tokens.find(({ text }, at) => {
    if (text === '"') isQuoted = !isQuoted;
    const word = tokens[at - 1]?.text;
    return !isQuoted && (word === "this" || word === "This") &&
      TYPES.get(text)?.includes(cardType) === false;
  });
}
