/** What to say of a mistake whose repair would change what the card means. */
interface Advice {
  /** What stands before the place where reading stops, in lower case. */
  readonly before: RegExp;
  /** What stands there. */
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
];

/** What to add to a report, if anything is known about the place. */
export function adviceFor(before: string, found: string): readonly string[] {
  const words = before.toLowerCase().trimEnd();
  return ADVICE.filter((each) =>
    each.before.test(words) && each.found.test(found)
  ).map(({ note }) => note);
}
