/** A note about a mistake whose repair would change the meaning of the card. */
interface Advice {
  /** The text before the position where reading stops, in lower case. */
  readonly before: RegExp;
  /** The text at that position. */
  readonly found: RegExp;
  readonly note: string;
}

const ADVICE: readonly Advice[] = [
  {
    before: /cost less than$/,
    found: /^[{\d]/,
    note: 'for a number, write "with cost {e} or less": that includes {e}',
  },
  {
    before: /(?:cost|spark) (?:more|greater|higher) than$/,
    found: /^[{\d]/,
    note: 'for a number, write "{e} or more": that includes the number',
  },
  {
    before: /\bpay \{[^{}]*\}$/,
    found: /^:/,
    note: 'energy as a cost stands without "pay": "{e}: Draw {cards}."',
  },
  {
    before: /(?:^|\n\s*\n\s*)\{fast\}$/,
    found: /^$/,
    note: "{Fast} stands before a cost: " +
      '"{Fast} -- {e}: Draw {cards}."; a fast card says so outside its text',
  },
  {
    before: /(?:)/,
    found: /^\{spark\}/i,
    note: 'write "spark" as a word, and its number as {s}: "+{s} spark"',
  },
];

/** The notes for a position, if there are any. */
export function adviceFor(before: string, found: string): readonly string[] {
  const words = before.toLowerCase().trimEnd();
  return ADVICE.filter((each) =>
    each.before.test(words) && each.found.test(found)
  ).map(({ note }) => note);
}
