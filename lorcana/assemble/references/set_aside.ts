import type { Antecedents } from "./antecedents.ts";
import type { Mention } from "./mention.ts";

/**
 * "Deal 1 damage to chosen character. If you played a song this turn, deal 2
 * damage instead": no pronoun can mean the song.
 */
export function onlyNouns({ mentions }: Antecedents, from: number): void {
  mentions.forEach((mention, at) => {
    if (at >= from && mention.ref === "previous-target") {
      mentions[at] = { ...mention, aside: true };
    }
  });
}

/**
 * "Deal 1 damage to chosen character. If you have a Hero character in play,
 * deal 2 damage to that character instead": prefers other mentions.
 */
export function weaken({ mentions }: Antecedents, from: number): void {
  for (let at = from; at < mentions.length; at++) {
    mentions[at] = { ...mentions[at]!, weak: true };
  }
}

/** "If C, A. Otherwise, B": in B, the cards of A were not picked. */
export function elsewhere(mention: Mention): Mention {
  return mention.ref === "SELF" ? mention : { ...mention, elsewhere: true };
}

/** "For each opponent, choose an item of theirs": maybe several. */
export function markMaybePlural({ mentions }: Antecedents, from: number): void {
  for (let at = from; at < mentions.length; at++) {
    mentions[at] = { ...mentions[at]!, plural: undefined };
  }
}
