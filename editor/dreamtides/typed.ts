import type { Bindings } from "../../ast/internal.ts";
import { type Dialect, DIALECTS } from "../../lexer/dialects/mod.ts";
import { detectDialect, type DialectName } from "../../lexer/mod.ts";
import type { Edit } from "../answers.ts";
import { bindingsOf, type CardText } from "./card_text.ts";
import { DIRECTIVE_NAMES } from "./usual_spellings.ts";

/** A word that is being typed. */
export interface Typed {
  /** As far as it is typed, in lower case. */
  readonly typed: string;
  /** The text before it. */
  readonly beginning: string;
  /** What a completion replaces. */
  readonly span: Edit["span"];
  /** What it is, or will be, written in. */
  readonly dialect: DialectName;
}

/** The word at an offset, as far as it is typed. */
export function typedAt(card: CardText, offset: number): Typed {
  const before = card.text.slice(0, offset);
  const typed = TYPED.exec(before)?.[0] ?? "";
  const beginning = before.slice(0, before.length - typed.length);
  return {
    typed: typed.toLowerCase(),
    beginning,
    span: { start: beginning.length, end: wordEnd(card.text, offset, typed) },
    dialect: dialectAt(card, offset, typed),
  };
}

// A word, or the beginning of a directive: "{car", "{@a sub", "{energy($".
const TYPED =
  /\{(?:@\w* ?)*\$?[\w-]*(?:\([^(){}.\n]*)?$|\{pronoun:\$?\w*$|[\w'’-]+$/;

/** A directive is replaced up to its closing brace. */
function wordEnd(text: string, offset: number, typed: string): number {
  const rest = text.slice(offset);
  const behind = typed.startsWith("{")
    ? /^[\w$@(),:\- ]*\}|^[\w-]*/
    : /^[\w'’-]*/;
  return typed === "" ? offset : offset + (behind.exec(rest)?.[0].length ?? 0);
}

/** Both the typed word and the text around it indicate the dialect. */
function dialectAt(
  { text, variables, dialect = "auto" }: CardText,
  offset: number,
  typed: string,
): DialectName {
  if (dialect !== "auto") return dialect;
  const before = text.slice(0, offset - typed.length);
  const rest = text.slice(wordEnd(text, offset, typed));
  const closed = /^\{./.test(typed) ? `${typed}}` : "";
  return (before + rest).includes("{") || /[($@_]/.test(closed)
    ? detectDialect(before + closed + rest, variables)
    : dialectOfVariables(bindingsOf({ text, variables }));
}

/** Without directives, only the names of variables indicate the dialect. */
function dialectOfVariables(bindings: Bindings): DialectName {
  const reads = ({ plain }: Dialect) =>
    new Set(DIRECTIVE_NAMES.flatMap((name) => plain(name).names));
  const [classic, rlf] = [reads(DIALECTS.classic), reads(DIALECTS.rlf)];
  const isRlf = [...bindings.keys()].some((name) =>
    rlf.has(name) && !classic.has(name)
  );
  return isRlf ? "rlf" : "classic";
}
