import { detectDialect, type DialectChoice } from "../../lexer/mod.ts";
import { parse } from "../../parser/mod.ts";
import { serialize } from "../../serializer/mod.ts";
import { abilitiesThenLint } from "../../parser/internal.ts";
import type {
  CardRow,
  ParseText,
  SerializeAbilities,
} from "../../tabula/mod.ts";

/** The parser of rules texts in a dialect. */
export function textParserOf(dialect: DialectChoice = "auto"): ParseText {
  return (text, variables) => parse(text, variables, { dialect });
}

/** The same, with warnings of odd texts. */
export function lintingParserOf(dialect: DialectChoice = "auto"): ParseText {
  return (text, variables) => abilitiesThenLint(text, variables, { dialect });
}

/** Writes abilities in a dialect or, by default, in that of a card. */
export function serializerFor(
  { text, variables }: Pick<CardRow, "text" | "variables">,
  choice: DialectChoice = "auto",
): SerializeAbilities {
  const dialect = choice === "auto" ? detectDialect(text, variables) : choice;
  return (abilities) => serialize(abilities, { dialect });
}
