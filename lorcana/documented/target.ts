import type { Player, Target } from "../ast/mod.ts";
import { target } from "../grammar/nouns/noun_phrase.ts";
import { player } from "../grammar/nouns/players.ts";
import { attempt, attemptPrefix } from "../attempt/attempt.ts";
import { columnsOf } from "../attempt/columns.ts";
import { tokensOf } from "../text/long_names.ts";
import { firstWords } from "./first_words.ts";

/** The cards that a phrase means, else the first that the text speaks of. */
export function documentedTarget(text: string): Target | undefined {
  return attempt(target, tokensOf(text)) ?? findTarget(text);
}

/** The player that a phrase means, else the first that the text speaks of. */
export function documentedPlayer(text: string): Player | undefined {
  return attempt(player, tokensOf(text)) ?? findPlayer(text);
}

/** The first cards that a text speaks of; undefined if there are none. */
export function findTarget(text: string): Target | undefined {
  const tokens = firstWords(text);
  const columns = columnsOf(tokens);
  for (let at = 0; at < tokens.length; at++) {
    const found = attemptPrefix(target, columns, at)?.value;
    if (found !== undefined && isCharacters(found)) return found;
  }
  return undefined;
}

/** Cards in play; "a card" and pronouns are no target here. */
function isCharacters(target: Target): boolean {
  if (typeof target === "string") return true;
  return "selector" in target && target.selector !== "any" &&
    !target.cardTypes.includes("card");
}

/** The first player that a text speaks of other than its own. */
export function findPlayer(text: string): Player | undefined {
  const tokens = firstWords(text);
  const columns = columnsOf(tokens);
  for (let at = 0; at < tokens.length; at++) {
    const found = attemptPrefix(player, columns, at);
    if (found === undefined || found.value === "CONTROLLER") continue;
    // "their player's hand" is about a hand.
    if (!tokens[found.next]?.text.startsWith("'")) return found.value;
  }
  // The document's "opponent" has no article.
  return /\bopponent\b(?!')/iu.test(text) ? "OPPONENT" : undefined;
}
