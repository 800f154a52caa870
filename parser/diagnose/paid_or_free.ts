import type { Span } from "../../diagnostics/mod.ts";
import type { CardEdit } from "./repair/edit.ts";
import type { Scene } from "./repair/scene.ts";

/** The effect of which nobody knows whether it is paid for. */
export function unclearEffect({ tokens }: Scene, edit: CardEdit): Span {
  const first = edit.at + edit.removed;
  let last = first;
  while (last + 1 < tokens.length && !ENDS.has(tokens[last + 1]!.kind)) {
    const { kind, text } = { text: "", ...tokens[last + 1]! };
    if (kind === "word" && text === "and") break;
    last++;
  }
  const { start = 0, end = 0 } = tokens[first] ?? {};
  return { start, end: tokens[last]?.end ?? end };
}

const ENDS: ReadonlySet<string> = new Set(["period", "comma", "newline"]);

/** How to say that it is paid for: one payment cannot be a part of a list. */
export function paidReading({ tokens, text }: Scene, { at }: CardEdit): string {
  let from = at;
  while (from > 0 && tokens[from - 1]!.kind !== "period") from--;
  let to = at;
  while (to + 1 < tokens.length && tokens[to]!.kind !== "period") to++;
  const sentence = text.slice(tokens[from]?.start, tokens[to]?.end);
  const start = tokens[0]?.start ?? 0;
  const trigger = from === 0 ? "" : TRIGGER.exec(text.slice(start))?.[0] ?? "";
  return `if it is paid for, make it an ability of its own, after a blank ` +
    `line: "${trigger}${sentence}"`;
}

const TRIGGER = /^(?:\{[A-Z]\w*(?:ed|ment)\}|When[^,.]{0,200},)\s+/;
