import { classifyAbility, parseAbility, print } from "../../../lorcana/mod.ts";
import { sorted } from "../pretty.ts";
import { problemOutcome } from "../problem.ts";
import type { TextRow } from "./row.ts";

/** What becomes of a text: the structure, the text printed, the spans. */
export function textOutcome([text, cardType]: TextRow): unknown {
  const options = cardType === undefined ? {} : { cardType };
  const { ok, abilities, residue, diagnostics } = parseAbility(text, options);
  if (!ok) {
    return {
      residue: residue.map((span) => marked(text, span)),
      diagnostics: diagnostics.map(({ code, message, span }) => ({
        code,
        message,
        where: marked(text, span),
      })),
    };
  }
  const printed = print(abilities);
  return {
    abilities: sorted(abilities),
    ...(printed === text ? {} : { printed }),
    spans: spansOf(text, parseAbility(text, { ...options, spans: true })),
  };
}

/** What a reader is told about a text: what, where, and how to mend it. */
export function mistakeOutcome(text: string): unknown {
  return parseAbility(text).diagnostics
    .map((problem) => problemOutcome(problem, text));
}

/** What the level of the design document makes of a text. */
export function documentedOutcome(text: string): unknown {
  const { ok, name, abilities, residue, reminders, diagnostics } = parseAbility(
    text,
    { level: "documented" },
  );
  const { type, confidence, reason } = classifyAbility(text);
  return {
    kind: `${type}, ${confidence}: ${reason}`,
    ...(name === undefined ? {} : { name }),
    ...(reminders.length === 0 ? {} : {
      reminders: reminders.map((span) => marked(text, span)),
    }),
    ...(ok ? { abilities: sorted(abilities) } : {
      residue: residue.map((span) => marked(text, span)),
      diagnostics: diagnostics.map(({ code, message }) => ({ code, message })),
    }),
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function marked(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;
}

/** "0-12 Draw a card.", for each node, in the order of the text. */
function spansOf(text: string, node: unknown): readonly string[] {
  const spans = spansBelow(node)
    .toSorted(([a, b], [c, d]) => a - c || d - b)
    .map(([start, end]) => `${start}-${end} ${text.slice(start, end)}`);
  return [...new Set(spans)];
}

function spansBelow(node: unknown): readonly (readonly [number, number])[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "span" in node && Array.isArray(node.span)
    ? [[node.span[0], node.span[1]] as const]
    : [];
  return [...own, ...Object.values(node).flatMap(spansBelow)];
}
