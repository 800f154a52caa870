import { END, type Failure, spellingOf } from "../combinators/mod.ts";
import { type Diagnostic, diagnostic, type Span } from "../diagnostics/mod.ts";
import type { ResolvedToken } from "../lexer/mod.ts";

/** Says what could not be read, and what could have stood there. */
export function unexpected(
  tokens: readonly ResolvedToken[],
  failure: Failure,
): Diagnostic {
  const token = tokens[failure.at];
  const span = token ?? behind(tokens);
  const found = token === undefined ? "the end of the text" : inWords(token);
  return failure.tooDeep
    ? diagnostic("nested-too-deeply", span, { found })
    : diagnostic("unexpected-token", span, {
      found,
      expected: expectations(failure),
    });
}

function behind(tokens: readonly ResolvedToken[]): Span {
  const end = tokens.at(-1)?.end ?? 0;
  return { start: end, end };
}

function inWords(token: ResolvedToken): string {
  if ("value" in token) return `"{${token.directive}}"`;
  if (token.kind === "newline") return "the line break";
  return token.kind === "directive" ? `"{${token.text}}"` : `"${token.text}"`;
}

/** Names first, then the words that belong to none. */
function expectations({ expected, labels }: Failure): readonly string[] {
  const named = new Set([...labels.values()].flatMap((ids) => [...ids]));
  const words = [...expected].filter((id) => !named.has(id)).map((id) =>
    id === END ? spellingOf(id) : `"${spellingOf(id)}"`
  );
  return [...labels.keys(), ...words];
}
