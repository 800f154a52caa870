import type { Ability } from "../../ast/internal.ts";
import { mistakes } from "../../combinators/mistakes/mod.ts";
import {
  chooseDialect,
  resolve,
  type ResolvedToken,
  type Token,
} from "../../lexer/internal.ts";
import {
  expectList,
  type Result,
  result,
  unexpectedArgument,
} from "../../diagnostics/internal.ts";
import { readAbility } from "../read_ability.ts";
import { writtenAs } from "./repair/written.ts";
import { faultyCard } from "./repair/faulty_card.ts";
import { faultyParagraph } from "./repair/faulty_paragraph.ts";

/**
 * The last stage of `parse`: parses the tokens of one paragraph, as `resolve`
 * returns them, into an ability, or reports why it cannot. To parse text, use
 * `parse`.
 *
 * @category Dreamtides
 */
export function parseAbility(
  tokens: readonly ResolvedToken[],
): Result<Ability> {
  if (typeof tokens === "string") {
    throw unexpectedArgument("tokens", TOKENS, tokens);
  }
  expectList(tokens, "tokens");
  // A directive that did not go through `resolve` has no value for the tree.
  const resolved = resolve(tokens.filter(isPlain), new Map());
  if (!resolved.ok) return resolved;
  const value = readAbility(tokens);
  if (value !== undefined) return result(value, []);
  const card = faultyCard({
    text: restored(tokens),
    variables: "",
    bindings: new Map(),
    used: new Set(),
    dialect: chooseDialect(tokens, new Map(), {}),
  });
  return {
    ok: false,
    errors: mistakes(faultyParagraph(card, tokens)),
    warnings: [],
  };
}

// Lorcana has a function of this name that reads a text.
const TOKENS = "the tokens of a paragraph (to read a text, call parse)";

function isPlain(token: ResolvedToken): token is Token {
  return !("value" in token);
}

/** The text of the tokens, as far as they tell. */
function restored(tokens: readonly ResolvedToken[]): string {
  let text = "";
  for (const token of tokens) {
    // A word in lower case may be longer than it was: "İ" is.
    const before = text.slice(0, token.start).padEnd(token.start);
    text = before + writtenAs(token);
  }
  return text;
}
