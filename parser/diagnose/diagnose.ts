import type { Diagnostic } from "../../diagnostics/internal.ts";
import {
  directivesOfOtherDialects,
  type LexedCard,
  paragraphs,
} from "../../lexer/internal.ts";
import { faultyTokens } from "./faulty_tokens.ts";
import { withPlaceholders } from "./placeholders.ts";
import { mistakes, MOST_ERRORS } from "./recover.ts";
import {
  faultyCard,
  type FaultyParagraph,
  faultyParagraph,
} from "./repair/faulty_paragraph.ts";
import { explained } from "./unresolved.ts";

/** Every mistake of a card that cannot be read, in the order of its text. */
export function diagnose(lexed: LexedCard): readonly Diagnostic[] {
  const { bindings, dialect } = lexed;
  const { tokens, errors } = faultyTokens(lexed);
  if (!bindings.ok) return [...bindings.errors, ...errors];
  const resolved = withPlaceholders(tokens, bindings.value, dialect);
  const card = faultyCard(lexed, tokens);
  const faultyParagraphs = paragraphs(resolved.tokens)
    .map((paragraph) => faultyParagraph(card, paragraph));
  const foreign = directivesOfOtherDialects(tokens, bindings.value, dialect);
  return gathered(
    [...errors, ...foreign],
    resolved.errors.map((each, i) =>
      i < MOST_ERRORS
        ? explained(each, paragraphAt(faultyParagraphs, each))
        : each
    ),
    sentences(faultyParagraphs),
  );
}

function sentences(faultyParagraphs: readonly FaultyParagraph[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const faulty of faultyParagraphs) {
    if (found.length >= MOST_ERRORS) break;
    found.push(...mistakes(faulty));
  }
  return found;
}

function paragraphAt(
  all: readonly FaultyParagraph[],
  { span }: Diagnostic,
): FaultyParagraph {
  return all.find(({ tokens }) => (tokens.at(-1)?.end ?? 0) >= span.end) ??
    all[0]!; // There is always one.
}

/** All errors in order; what one stage has reported, later stages do not repeat. */
function gathered(
  braces: readonly Diagnostic[],
  variables: readonly Diagnostic[],
  sentences: readonly Diagnostic[],
): Diagnostic[] {
  const known = new Map(braces.map((each) => [each.span.start, each]));
  // "{Kindle} 2" already says which value is missing.
  const spelled = new Set(
    sentences.filter(({ code }) => code === "value-in-text")
      .map(({ span }) => span.start),
  );
  const unbound = variables.filter(({ span }) => !spelled.has(span.start));
  const taken = new Set([...braces, ...unbound].map(({ span }) => span.start));
  const nameless = braces.filter(({ suggestion }) => suggestion === undefined);
  const rest = sentences.filter(({ span }) =>
    !taken.has(span.start) &&
    !nameless.some(({ span: { start, end } }) =>
      start <= span.start && span.start <= end
    )
  );
  for (const { span, suggestion } of sentences) {
    const brace = known.get(span.start);
    if (brace?.code !== "empty-directive" || !suggestion) continue;
    known.set(span.start, { ...brace, suggestion });
  }
  return [...known.values(), ...unbound, ...rest]
    .sort((a, b) => a.span.start - b.span.start);
}
