import type { BuildWithKept } from "../../tabula/internal.ts";

/** How many cards there are, and what became of those with errors. */
export interface CardCounts {
  readonly total: number;
  readonly parsed: number;
  /** Without abilities, or with those of an earlier run. */
  readonly leftOut: number;
  /** With the abilities of an earlier run. */
  readonly kept: number;
}

/** Counts the cards with rules text. */
export function cardCounts(
  { cards, leftOut, kept }: BuildWithKept,
): CardCounts {
  const parsed = cards.filter(({ json }) => json !== undefined).length;
  return {
    total: parsed + leftOut.length,
    parsed,
    leftOut: leftOut.length,
    kept: kept.length,
  };
}

/** The counts in one line, for people. */
export function cardSummary(build: BuildWithKept, gone = 0): string {
  const { total, parsed, leftOut, kept } = cardCounts(build);
  const counts =
    `Cards with rules text: ${total}, parsed: ${parsed}, left out: ${leftOut}`;
  return [
    counts,
    ...kept === 0 ? [] : [`kept from an earlier run: ${kept}`],
    ...gone === 0 ? [] : [`gone since the last run: ${gone}`],
  ].join(", ");
}
