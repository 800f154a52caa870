import type { Mention } from "./antecedents.ts";

/** "the card you discarded": of several who did it, nobody's own is known. */
export function isBy(doer: "you" | "they", { doers }: Mention): boolean {
  return doer === "you"
    ? doers?.you === true && !doers.others
    : doers?.others === true;
}

/** "the opposing character", "your character": whose the cards are known to be. */
export function isOf(whose: "you" | "opponent", { owner }: Mention): boolean {
  return whose === "you"
    ? owner === "you"
    : owner?.includes("opponent") === true;
}
