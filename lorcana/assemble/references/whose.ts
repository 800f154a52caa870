import type { Mention } from "./antecedents.ts";

/** "the card you discarded": not if several players discarded one. */
export function isBy(doer: "you" | "they", { doers }: Mention): boolean {
  return doer === "you"
    ? doers?.you === true && !doers.others
    : doers?.others === true;
}

/** "the opposing character", "your character": whether the owner fits. */
export function isOf(whose: "you" | "opponent", { owner }: Mention): boolean {
  return whose === "you"
    ? owner === "you"
    : owner?.includes("opponent") === true;
}
