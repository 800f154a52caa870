import type { ParseOutcome, ParseText } from "./parse_cards.ts";

/** A parser that remembers the texts of the last pass. */
export interface RememberingParser {
  readonly parse: ParseText;
  /** Ends a pass, forgets texts it did not need; how many were new in it. */
  endPass(): number;
}

/** Parses only texts, with their variables, that the pass before did not have. */
export function remember(parse: ParseText): RememberingParser {
  let before = new Map<string, ParseOutcome>();
  let now = new Map<string, ParseOutcome>();
  let parsed = 0;
  return {
    parse: (text, variables = "") => {
      const key = `${text.length} ${text}${variables}`;
      let outcome = now.get(key) ?? before.get(key);
      if (outcome === undefined) {
        outcome = parse(text, variables);
        parsed++;
      }
      now.set(key, outcome);
      return outcome;
    },
    endPass: () => {
      const count = parsed;
      [before, now, parsed] = [now, new Map(), 0];
      return count;
    },
  };
}
