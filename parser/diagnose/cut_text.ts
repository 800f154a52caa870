import { type Diagnostic, oneEdit } from "../../diagnostics/mod.ts";
import { abilityDiagnostic } from "../../diagnostics/ability.ts";
import { DIALECTS } from "../../dialects/mod.ts";
import { cut, type CutText, type Token } from "../../lexer/mod.ts";

/** The tokens of a text, with directives where only one of the braces is missing. */
export function cutText(text: string): CutText {
  const { tokens, errors } = cut(text);
  const found: Token[] = [];
  const unopened: Diagnostic[] = [];
  for (const token of tokens) {
    const before = found.at(-1);
    const name = before && isClosing(token) ? nameAtEnd(before, token) : "";
    if (before === undefined || name === "") {
      found.push(token);
      continue;
    }
    const start = before.end - name.length;
    const end = token.start + 1;
    found.pop();
    if (start > before.start) found.push(part(before, 0, -name.length));
    found.push({ kind: "directive", text: name, start, end });
    if (token.end > end) found.push(part(token, 1));
    unopened.push(withoutOpening(text, start, end));
  }
  return { tokens: found, errors: [...errors, ...unopened] };
}

function isClosing({ kind, text }: Token): boolean {
  return kind === "word" && text.startsWith("}");
}

/** The directive that the end of a word in front of a "}" must have been, if any. */
function nameAtEnd({ kind, text, end }: Token, { start }: Token): string {
  if (kind !== "word" || end !== start) return "";
  for (const { index } of text.matchAll(/(?<![a-z0-9])[a-z]/g)) {
    const name = text.slice(index);
    if (isDirective(name)) return name;
  }
  return "";
}

function part({ kind, text, start, end }: Token, from: number, to = 0): Token {
  return {
    kind,
    text: text.slice(from, text.length + to),
    start: start + from,
    end: end + to,
  };
}

/** Whether a name is one of a directive, with or without variables. */
export function isDirective(name: string): boolean {
  return Object.values(DIALECTS).some(({ knows }) => knows(name));
}

function withoutOpening(text: string, start: number, end: number): Diagnostic {
  const found = text.slice(start, end);
  return abilityDiagnostic("unopened-brace", { start, end }, { found }, {
    label: 'expected an opening "{"',
    suggestion: oneEdit({ start, end: start }, "{"),
  });
}
