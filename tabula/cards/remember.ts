import { toJson } from "./abilities_json.ts";
import type { ParseText, TextResult } from "./parse_cards.ts";

/** A parser that remembers what it parsed in the last pass. */
export interface RememberingParser {
  /** Parses a text, unless its result is remembered. */
  readonly parse: ParseText;
  /** Ends a pass and forgets texts it did not need; returns how many were parsed. */
  endPass(): number;
}

/** Parses only those texts and variables that the previous pass did not have. */
export function remember(parse: ParseText): RememberingParser {
  let before = new Map<string, TextResult>();
  let now = new Map<string, TextResult>();
  let parsed = 0;
  return {
    parse: (text, variables = "") => {
      const key = `${text.length} ${text}${variables}`;
      let outcome = now.get(key) ?? before.get(key);
      if (outcome === undefined) {
        outcome = withJson(parse(text, variables));
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

function withJson(outcome: TextResult): TextResult {
  return outcome.ok ? { ...outcome, json: toJson(outcome.abilities) } : outcome;
}
