import { classic } from "../../lexer/dialects/mod.ts";
import { parseBindings, usedVariables } from "../../lexer/internal.ts";
import { faultyTokens } from "../../parser/diagnose/faulty_tokens.ts";
import { withPlaceholders } from "../../parser/diagnose/placeholders.ts";
import { faultyCard } from "../../parser/diagnose/repair/faulty_card.ts";
import {
  type FaultyParagraph,
  faultyParagraph,
} from "../../parser/diagnose/repair/faulty_paragraph.ts";
import { valueOf } from "../results.ts";

/** A paragraph as it is looked at when it cannot be read. */
export function faultyFor(text: string, variables: string): FaultyParagraph {
  const bindings = valueOf(parseBindings(variables));
  const { tokens } = faultyTokens(text);
  const dialect = classic;
  const used = usedVariables(tokens, bindings, dialect);
  return faultyParagraph(
    faultyCard({ text, variables, bindings, used, dialect }),
    withPlaceholders(tokens, bindings, dialect).tokens,
  );
}
