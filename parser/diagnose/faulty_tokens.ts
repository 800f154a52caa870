import {
  type Diagnostic,
  errorsOf,
  oneEdit,
} from "../../diagnostics/internal.ts";
import {
  abilityDiagnostic,
  type LexedCard,
  type Token,
} from "../../lexer/internal.ts";
import { DIALECTS } from "../../lexer/dialects/mod.ts";

/** Tokens, and what is wrong with their braces. */
export interface FaultyTokens {
  readonly tokens: readonly Token[];
  readonly errors: readonly Diagnostic[];
}

/** The tokens of a faulty text; a directive may lack one of its braces. */
export function faultyTokens(
  { text, tokens }: Pick<LexedCard, "text" | "tokens">,
): FaultyTokens {
  const found: Token[] = [];
  const unopened: Diagnostic[] = [];
  for (const token of tokens.value) {
    const start = isClosing(token)
      ? openingBefore(text, token.start)
      : undefined;
    if (start === undefined) {
      found.push(token);
      continue;
    }
    const end = token.start + 1;
    takeBack(found, start);
    const name = text.slice(start, token.start).toLowerCase();
    found.push({ kind: "directive", text: name, start, end });
    if (token.end > end) found.push(part(token, 1));
    unopened.push(withoutOpening(text, start, end));
  }
  return { tokens: found, errors: [...errorsOf(tokens), ...unopened] };
}

function isClosing({ text }: Token): boolean {
  return text.startsWith("}");
}

// No directive is longer.
const LONGEST = 60;

/** "cards", "@cap @a subtype($t)", "n_figments($n, $g)", "card:$c", "$s" */
const FORM = /^(?:@\w+ )*(?:\$\w+|[a-z][\w-]*(?:\([\w$, ]*\)|:\$\w+)?)$/;

/** The start of the directive that ends before a "}", if there is one. */
function openingBefore(text: string, close: number): number | undefined {
  const [before = ""] =
    /[^{}.\n]*$/.exec(text.slice(Math.max(0, close - LONGEST), close)) ?? [];
  const body = before.toLowerCase();
  const start = close - body.length;
  // "@a subtype($t)" rather than "subtype($t)".
  for (const { index } of body.matchAll(/(?<![\w$@])[a-z$@]/g)) {
    const name = body.slice(index);
    if (FORM.test(name) && isDirective(name)) return start + index;
  }
  return undefined;
}

/** Removes the tokens that belong to a directive that starts at a position. */
function takeBack(found: Token[], start: number): void {
  found.length = found.findLastIndex((token) => token.start < start) + 1;
  const last = found.pop();
  if (last === undefined) return;
  found.push(part(last, 0, Math.min(0, start - last.end)));
}

function part({ kind, text, start, end }: Token, from: number, to = 0): Token {
  return {
    kind,
    text: text.slice(from, text.length + to),
    start: start + from,
    end: end + to,
  };
}

/** Whether a name is that of a directive, with or without variables. */
function isDirective(name: string): boolean {
  return Object.values(DIALECTS).some(({ knows }) => knows(name));
}

function withoutOpening(text: string, start: number, end: number): Diagnostic {
  const found = text.slice(start, end);
  return abilityDiagnostic("unopened-brace", { start, end }, { found }, {
    label: 'expected an opening "{"',
    suggestion: oneEdit({ start, end: start }, "{"),
  });
}
