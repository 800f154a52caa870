import type { Query, Reference } from "../../ast/mod.ts";
import type { Antecedents } from "./antecedents.ts";
import { type Mention, NOTHING_KNOWN } from "./mention.ts";
import { lastMention } from "./last_mention.ts";
import { meant } from "./meant.ts";

/**
 * Resolves the target of an effect. A noun makes its cards the last mention:
 * "The challenging character gets -2 {S} this turn. They …"
 */
export function spokenAgain(
  reference: Reference,
  known: Antecedents,
): Reference | Query | "SELF" {
  const mention = byNoun(reference, known);
  const meaning = meant(reference, known);
  if (mention !== undefined) known.mentions.push(mention);
  return meaning;
}

/** The mention that a noun makes for the pronouns after it. */
function byNoun(
  reference: Reference,
  known: Antecedents,
): Mention | undefined {
  const { ref, wording } = reference;
  if (ref === "attacker" || ref === "defender") {
    return {
      ...NOTHING_KNOWN,
      ref,
      types: ["character"],
      plural: false,
      onlyThey: true,
    };
  }
  if (wording?.cardType === undefined) return undefined;
  const mention = lastMention(reference, known);
  if (mention === undefined || mention === known.mentions.at(-1)) {
    return undefined;
  }
  return { ...mention, aside: undefined, weak: undefined, again: true };
}
