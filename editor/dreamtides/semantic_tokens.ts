import { DIALECTS } from "../../lexer/dialects/mod.ts";
import type { Span } from "../../diagnostics/internal.ts";
import { grammarName, needsOf, type Token } from "../../lexer/internal.ts";
import type { DialectName } from "../../lexer/mod.ts";
import { keepingEach } from "../../memo.ts";
import { readAbility, spannedAbility } from "../../parser/internal.ts";
import type { SpannedAbility } from "../../parser/mod.ts";
import type { SemanticToken, TokenRole } from "../answers.ts";
import { bindingsIn } from "./bindings_at.ts";
import {
  type CardText,
  dialectOf,
  resolvedTokensOf,
  tokensOf,
} from "./card_text.ts";
import { isKeyword } from "./keyword_help.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** Directives, the words of triggers and costs, and the variables. */
export function semanticTokensOf(card: CardText): readonly SemanticToken[] {
  const words = paragraphsOf(card).flatMap(({ start, card }) =>
    textTokens(card).map(({ span, role }) => ({
      span: { start: span.start + start, end: span.end + start },
      role,
    }))
  );
  return [...words, ...variableTokens(card.variables)];
}

/** Most paragraphs stay the same from key to key. */
const textTokens: (paragraph: CardText) => readonly SemanticToken[] =
  /* @__PURE__ */ keepingEach((paragraph) => {
    const dialect = dialectOf(paragraph);
    const parts = partsOf(paragraph);
    return tokensOf(paragraph).flatMap((token): readonly SemanticToken[] => {
      const role = roleOf(token, parts, dialect);
      const { start, end } = token;
      return role === undefined ? [] : [{ span: { start, end }, role }];
    });
  });

function roleOf(
  { kind, text, start, end }: Token,
  parts: readonly Part[],
  dialect: DialectName,
): TokenRole | undefined {
  if (kind === "directive") {
    const { [dialect]: spelling } = DIALECTS;
    return needsOf(text, spelling).length > 0 &&
        !isKeyword(grammarName(text, spelling))
      ? "variable"
      : "keyword";
  }
  if (kind !== "word") return undefined;
  return parts.find(({ span }) => span.start <= start && end <= span.end)?.role;
}

/** A part of an ability's text that has its own color. */
interface Part {
  readonly span: Span;
  readonly role: TokenRole;
}

/** Those of a valid paragraph; invalid ones are not explained. */
function partsOf(paragraph: CardText): readonly Part[] {
  const tokens = resolvedTokensOf(paragraph);
  const ability = readAbility(tokens);
  const spanned = ability && spannedAbility(ability, tokens, paragraph.text);
  return spanned === undefined ? [] : coloredParts(spanned);
}

function coloredParts(ability: SpannedAbility): readonly Part[] {
  if ("Triggered" in ability) {
    return [{ span: ability.Triggered.trigger.span, role: "trigger" }];
  }
  return "Activated" in ability
    ? [{ span: ability.Activated.cost.span, role: "cost" }]
    : [];
}

function variableTokens(variables: string): readonly SemanticToken[] {
  return bindingsIn(variables).flatMap(({ name, value }) => [
    ...inVariables(name, "variable"),
    ...value === undefined ? [] : inVariables(value, "value"),
  ]);
}

function inVariables(span: Span, role: TokenRole): readonly SemanticToken[] {
  return span.start < span.end ? [{ span, source: "variables", role }] : [];
}
