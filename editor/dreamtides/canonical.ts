import { parse } from "../../parser/mod.ts";
import { serialize } from "../../serializer/mod.ts";
import { type CardText, dialectOf } from "./card_text.ts";
import { readCard } from "./read_card.ts";

/** The canonical wording of a card. */
export interface Canonical extends CardText {
  /** Whether the card's own variables are enough for it. */
  readonly keepsVariables: boolean;
}

/**
 * The card in canonical wording; undefined if it already is, cannot be read, or
 * would change its meaning.
 */
export function canonical(card: CardText): Canonical | undefined {
  const dialect = dialectOf(card);
  const read = readCard(card);
  if (!read.ok) return undefined;
  const written = serialize(read.abilities, { dialect });
  if (!written.ok || written.text === tidy(card.text)) return undefined;
  const { text } = written;
  const meaning = JSON.stringify(read.abilities);
  const says = (variables: string): boolean => {
    const again = parse(text, variables, { dialect });
    return again.ok && JSON.stringify(again.abilities) === meaning;
  };
  if (says(card.variables)) {
    return { text, variables: card.variables, keepsVariables: true };
  }
  const variables = laidOutAs(card.variables, written.variables);
  return says(variables)
    ? { text, variables, keepsVariables: false }
    : undefined;
}

/** A text without the white space around its paragraphs. */
function tidy(text: string): string {
  return text.trim().split(/\s*\n\s*\n\s*/).join("\n\n");
}

/** Variables on lines of their own if the author writes them so. */
function laidOutAs(like: string, variables: string): string {
  return like.includes("\n") ? variables.replaceAll(", ", "\n") : variables;
}
