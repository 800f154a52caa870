import {
  type SemanticTokens,
  SemanticTokensBuilder,
  type SemanticTokensLegend,
} from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { SemanticToken, TokenRole } from "../../editor/mod.ts";

/** The names by which color themes know the roles. */
const TYPES: { readonly [R in TokenRole]: string } = {
  keyword: "keyword",
  variable: "variable",
  trigger: "event",
  cost: "decorator",
  value: "number",
  key: "property",
  section: "namespace",
  comment: "comment",
  card: "class",
  modifier: "enumMember",
};

const NAMES: readonly string[] = Object.values(TYPES);

/** What the numbers of encoded tokens stand for. */
export const LEGEND: SemanticTokensLegend = {
  tokenTypes: [...NAMES],
  tokenModifiers: [],
};

/** Tokens as the protocol wants them; one that spans lines is left out. */
export function encodedTokens(
  lines: TextDocument,
  tokens: readonly SemanticToken[],
): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const { span, role } of tokens) {
    const start = lines.positionAt(span.start);
    const end = lines.positionAt(span.end);
    if (start.line !== end.line) continue;
    const length = end.character - start.character;
    const type = NAMES.indexOf(TYPES[role]);
    builder.push(start.line, start.character, length, type, 0);
  }
  return builder.build();
}
