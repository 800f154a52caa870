import { lexCard } from "../../lexer/internal.ts";
import { faultyTokens } from "../../parser/diagnose/faulty_tokens.ts";
import { withPlaceholders } from "../../parser/diagnose/placeholders.ts";
import {
  faultyCard,
  type FaultyParagraph,
  faultyParagraph,
} from "../../parser/diagnose/repair/faulty_paragraph.ts";

/** A paragraph as it is looked at when it cannot be read. */
export function faultyFor(text: string, variables: string): FaultyParagraph {
  const card = lexCard(text, variables, { dialect: "classic" });
  const { tokens } = faultyTokens(card);
  return faultyParagraph(
    faultyCard(card, tokens),
    withPlaceholders(tokens, card.bindings.value, card.dialect).tokens,
  );
}
