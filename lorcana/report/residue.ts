import type { Span } from "../../diagnostics/internal.ts";
import { attempt, furthestToken } from "../attempt/attempt.ts";
import { isName } from "../attempt/columns.ts";
import { effectBody, paragraph } from "../attempt/rules.ts";
import type { Tokens } from "../text/token.ts";
import { sentencesOf } from "./sentences.ts";

/** The words that no rule consumes: the rest of each sentence that fails. */
export function residueOf(all: Tokens): readonly Span[] {
  const { tokens } = all;
  const stop = withNames(
    all,
    Math.min(furthestToken(paragraph, all), tokens.length - 1),
  );
  const spans: Span[] = [];
  for (const { start, end } of sentencesOf(tokens)) {
    if (end <= stop) continue;
    if (start <= stop) {
      spans.push(spanOf(all, stop, end));
      continue;
    }
    const part = slice(all, start, end);
    if (attempt(effectBody, part) !== undefined) continue;
    const at = withNames(
      part,
      Math.min(furthestToken(effectBody, part), end - start - 1),
    );
    spans.push(spanOf(all, start + at, end));
  }
  return spans;
}

/** A sentence that starts with unknown words fails at the first of them. */
function withNames({ tokens }: Tokens, stop: number): number {
  let at = stop;
  while (at > 0 && isName(tokens[at - 1]!)) at--;
  return at === 0 || tokens[at - 1]!.text === "." ? at : stop;
}

function slice(
  { tokens, reminders }: Tokens,
  start: number,
  end: number,
): Tokens {
  return { tokens: tokens.slice(start, end), reminders };
}

function spanOf({ tokens }: Tokens, start: number, end: number): Span {
  return {
    start: tokens[start]!.start,
    end: tokens[Math.max(end - 1, start)]!.end,
  };
}
