import { detectDialect, type DialectOptions } from "../../lexer/mod.ts";
import { parse } from "../../parser/mod.ts";
import { serialize } from "../../serializer/mod.ts";
import { abilitiesThenLint } from "../../parser/internal.ts";
import type {
  CardRow,
  ParseText,
  SerializeAbilities,
} from "../../tabula/mod.ts";

/** The parser of rules texts, in a dialect and with the names of a project. */
export function textParserOf(options: DialectOptions = {}): ParseText {
  const reading = readingOf(options);
  return (text, variables) => parse(text, variables, reading);
}

/** The same, with warnings of odd texts. */
export function lintingParserOf(options: DialectOptions = {}): ParseText {
  const reading = readingOf(options);
  return (text, variables) => abilitiesThenLint(text, variables, reading);
}

/** Writes abilities in a dialect or, by default, in that of a card. */
export function serializerFor(
  { text, variables }: Pick<CardRow, "text" | "variables">,
  { dialect: choice = "auto", ...names }: DialectOptions = {},
): SerializeAbilities {
  const dialect = choice === "auto"
    ? detectDialect(text, variables, names)
    : choice;
  return (abilities) => serialize(abilities, { ...names, dialect });
}

/** How texts are read, out of settings that say more than that. */
export function readingOf(
  { dialect = "auto", names }: DialectOptions,
): DialectOptions {
  return { dialect, ...names && { names } };
}
