import type { Span } from "../../diagnostics/internal.ts";
import { editedSpan } from "../../combinators/repair/mod.ts";
import type { ResolvedToken } from "../../lexer/internal.ts";
import type { CardEdit } from "./repair/edit.ts";
import { sentenceStart } from "./repair/excerpt.ts";
import type { FaultyParagraph } from "./repair/faulty_paragraph.ts";

/** The effect to which the terms before it may or may not apply. */
export function unclearEffect(
  { tokens }: FaultyParagraph,
  edit: CardEdit,
): Span {
  const at = edit.at + edit.removed;
  const removed = tokens.slice(at).findIndex(endsEffect);
  return editedSpan({ tokens }, { at, removed });
}

function endsEffect(token: ResolvedToken): boolean {
  return token.kind === "period" || token.kind === "comma" ||
    (token.kind === "word" && token.text === "and");
}

/** How to write that they apply: terms cannot cover only part of a list. */
export function paidReading(faulty: FaultyParagraph, { at }: CardEdit): string {
  const { tokens, text } = faulty;
  // Includes the sentence with the payment.
  const from = sentenceStart(faulty, at - 1);
  const end = tokens.slice(at).find(({ kind }) => kind === "period")?.end;
  const before = text.slice(tokens[0]?.start, tokens[from]?.start);
  const trigger = TRIGGER.exec(before)?.[0] ?? "";
  const sentence = text.slice(tokens[from]?.start, end)
    .replace(/^[A-Z]/, (letter) => afterTrigger(trigger, letter));
  return `if it applies, make it an ability of its own, after a blank ` +
    `line: "${trigger}${sentence}"`;
}

/** "When you play an event, pay", but "{Judgment} Pay". */
function afterTrigger(trigger: string, letter: string): string {
  return trigger.includes(",") ? letter.toLowerCase() : letter;
}

const TRIGGER = /^(?:\{[A-Z]\w*(?:ed|ment)\}|When[^,.]{0,200},)\s+/;
