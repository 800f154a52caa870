import type { Span } from "../../diagnostics/internal.ts";
import {
  editedSpan,
  type FaultyText,
  type FaultyToken,
  type TokenEdit,
} from "../../combinators/mistakes/mod.ts";
import { sentenceAt } from "./sentences.ts";

/** The effect to which the terms before it may or may not apply. */
export function unclearEffect(
  { tokens }: FaultyText,
  edit: TokenEdit,
): Span {
  const at = edit.at + edit.removed;
  const removed = tokens.slice(at).findIndex(endsEffect);
  return editedSpan({ tokens }, { at, removed });
}

function endsEffect({ spelling }: FaultyToken): boolean {
  return spelling === "." || spelling === "," || spelling === "and";
}

/** How to write that they apply: terms cannot cover only part of a list. */
export function paidReading(faulty: FaultyText, { at }: TokenEdit): string {
  const { tokens, text } = faulty;
  // Includes the sentence with the payment.
  const { start: from } = sentenceAt(tokens, at - 1);
  const end = tokens.slice(at).find(({ spelling }) => spelling === ".")?.end;
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
