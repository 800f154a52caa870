import type { Build } from "../../tabula/mod.ts";

/** How many cards there are, and what became of those with errors. */
export interface CardCounts {
  readonly total: number;
  readonly parsed: number;
  /** Without abilities. */
  readonly leftOut: number;
}

/** Counts the cards with rules text. */
export function cardCounts(
  { cards, leftOut }: Pick<Build, "cards" | "leftOut">,
): CardCounts {
  const parsed = cards.filter(({ json }) => json !== undefined).length;
  return {
    total: parsed + leftOut.length,
    parsed,
    leftOut: leftOut.length,
  };
}

/** The counts in one line, for people. */
export function cardSummary(
  build: Pick<Build, "cards" | "leftOut">,
): string {
  const { total, parsed, leftOut } = cardCounts(build);
  return `Cards with rules text: ${total}, parsed: ${parsed}, left out: ${leftOut}`;
}
