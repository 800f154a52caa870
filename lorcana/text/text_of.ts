import type { Token } from "./token.ts";

/** The text of the tokens from `start` to `end`, with single spaces. */
export function textOf(
  values: readonly unknown[],
  start: number,
  end: number,
): string {
  let text = "";
  for (let at = start; at < end; at++) {
    const token = values[at] as Token; // Columns contain tokens.
    text += (at > start && token.spaced ? " " : "") + written(token);
  }
  return text;
}

function written({ text, number }: Token): string {
  if (number === undefined) return text;
  const digits = number === -1 && text === "#"
    ? "{d}"
    : String(Math.abs(number));
  return text === "#" ? digits : `${text[0]}${digits}`;
}
