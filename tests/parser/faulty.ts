import { lexCard, usedVariables } from "../../lexer/internal.ts";
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
  const { bindings: { value: bindings, places }, dialect } = card;
  const { tokens } = faultyTokens(card);
  const used = usedVariables(tokens, bindings, dialect);
  return faultyParagraph(
    faultyCard({ text, variables, places, bindings, used, dialect }),
    withPlaceholders(tokens, bindings, dialect).tokens,
  );
}
