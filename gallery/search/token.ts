import type { Span } from "../../diagnostics/mod.ts";

/** A value to look for. */
export type Value =
  /** `draw`, `"each turn"` */
  | { readonly kind: "text"; readonly text: string }
  /** `/draws? \d/` */
  | { readonly kind: "pattern"; readonly source: string };

/** What compares a field with a value. */
export type Operator = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

/** A piece of a search, and where it stands. */
export type Token =
  & (
    | { readonly kind: "(" | ")" | "not" | "and" | "or" }
    | {
      readonly kind: "term";
      /** Left out for a bare value. */
      readonly field?: string;
      readonly operator: Operator;
      readonly value: Value;
      /** Whether a quotation mark or slash is missing at its end. */
      readonly isOpen: boolean;
    }
  )
  & { readonly span: Span };

const PIECE = new RegExp(
  [
    /(?<space>\s+)/,
    /(?<paren>[()])/,
    /(?<minus>-)(?=\S)/,
    /(?<word>and|or|not)(?![^\s()])/,
    /(?:(?<field>[a-z]+)(?<operator>[:=]|!=|[<>]=?))?(?:"(?<quoted>[^"]*)(?<endQuote>"?)|\/(?<pattern>(?:\\.|[^\\/])+)(?<endSlash>\/?)|(?<bare>[^\s()"]*[^\s()"/:=<>]|[^\s()]))?/,
  ].map(({ source }) => source).join("|"),
  "iuy",
);

/** Cuts a search into tokens; any text can be cut. */
export function tokenize(search: string): readonly Token[] {
  const tokens: Token[] = [];
  const piece = new RegExp(PIECE); // With a position of its own.
  while (piece.lastIndex < search.length) {
    const start = piece.lastIndex;
    const groups = piece.exec(search)?.groups ?? {};
    // No alternative fits: take a single character as it is.
    if (piece.lastIndex <= start) piece.lastIndex = start + 1;
    const end = piece.lastIndex;
    const token = tokenOf(groups, search.slice(start, end));
    if (token !== undefined) tokens.push({ ...token, span: { start, end } });
  }
  return tokens;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Bare<T> = T extends Token ? Omit<T, "span"> : never;

function tokenOf(groups: Groups, raw: string): Bare<Token> | undefined {
  if (groups["space"] !== undefined) return undefined;
  if (raw === "(" || raw === ")") return { kind: raw };
  if (groups["minus"] !== undefined) return { kind: "not" };
  const word = groups["word"]?.toLowerCase();
  if (word === "and" || word === "or" || word === "not") return { kind: word };
  const { field, operator, quoted, pattern, bare } = groups;
  return {
    kind: "term",
    ...field !== undefined && { field: field.toLowerCase() },
    operator: (operator ?? ":") as Operator, // The pattern above has no other.
    value: pattern === undefined
      ? { kind: "text", text: quoted ?? bare ?? (field ? "" : raw) }
      : { kind: "pattern", source: pattern },
    isOpen: groups["endQuote"] === "" || groups["endSlash"] === "",
  };
}
