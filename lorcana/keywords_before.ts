import { optional, separated } from "../combinators/mod.ts";
import type { Ability } from "./ast/mod.ts";
import { attemptPrefix } from "./attempt.ts";
import { keywordAbility } from "./keyword_ability.ts";
import { tokenize } from "./tokenize.ts";
import { fixed, pattern } from "./words.ts";

const keywords = pattern`${separated(keywordAbility, fixed(","))} ${
  optional(fixed("."))
}`;

/** The keywords that a text starts with, and where they end. */
export function keywordsBefore(
  text: string,
):
  | { readonly abilities: readonly Ability[]; readonly end: number }
  | undefined {
  const tokens = tokenize(text);
  const found = attemptPrefix(keywords, tokens);
  const last = found && tokens.tokens[found.next - 1];
  return found === undefined || last === undefined
    ? undefined
    : { abilities: found.value[0], end: last.span.end };
}
