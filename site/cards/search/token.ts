import type { Span } from "../../../diagnostics/internal.ts";

/** A value to look for. */
export type SearchValue =
  /** `draw`, `"each turn"` */
  | { readonly kind: "text"; readonly text: string }
  /** `/draws? \d/` */
  | { readonly kind: "pattern"; readonly source: string };

/** How a field is compared with a value. */
export type SearchOperator = ":" | "=" | "!=" | "<" | "<=" | ">" | ">=";

/** A part of a search, and its position. */
export type SearchToken =
  & (
    | { readonly kind: "(" | ")" | "not" | "and" | "or" }
    | {
      readonly kind: "term";
      /** Absent for a bare value. */
      readonly field?: string;
      readonly operator: SearchOperator;
      readonly value: SearchValue;
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

/** Splits a search into tokens; accepts any text. */
export function cutSearch(search: string): readonly SearchToken[] {
  const tokens: SearchToken[] = [];
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
type Bare<T> = T extends SearchToken ? Omit<T, "span"> : never;

function tokenOf(groups: Groups, raw: string): Bare<SearchToken> | undefined {
  if (groups["space"] !== undefined) return undefined;
  if (raw === "(" || raw === ")") return { kind: raw };
  if (groups["minus"] !== undefined) return { kind: "not" };
  const word = groups["word"]?.toLowerCase();
  if (word === "and" || word === "or" || word === "not") return { kind: word };
  const { field, operator, quoted, pattern, bare } = groups;
  return {
    kind: "term",
    ...field !== undefined && { field: field.toLowerCase() },
    operator: (operator ?? ":") as SearchOperator, // The pattern above has no other.
    value: pattern === undefined
      ? { kind: "text", text: quoted ?? bare ?? (field ? "" : raw) }
      : { kind: "pattern", source: pattern },
    isOpen: groups["endQuote"] === "" || groups["endSlash"] === "",
  };
}
