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
 * The word that takes the card of a text for something that it is not: "this
 * item", on a character; "here", where there is no location. What stands in
 * quotes belongs to another card.
 */
export function otherCard(
  tokens: readonly Token[],
  cardType: string | undefined,
): Token | undefined {
  if (cardType === undefined || !TYPES.has(cardType)) return undefined;
  let isQuoted = false;
  return tokens.find(({ text }, at) => {
    if (text === '"') isQuoted = !isQuoted;
    if (isQuoted) return false;
    if (text === "here") return cardType !== "location";
    const word = tokens[at - 1]?.text;
    return (word === "this" || word === "This") &&
      TYPES.get(text)?.includes(cardType) === false;
  });
}
