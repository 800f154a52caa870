import { keepingLatestList } from "../../memo.ts";
import { toJson } from "./abilities_json.ts";
import {
  foundIn,
  type JsonResult,
  type ParseText,
  type TextResult,
} from "./parse_cards.ts";

/** A parser that remembers what it parsed in the last pass. */
export interface RememberingParser {
  /** Parses a text, unless its result is remembered. */
  readonly parse: (text: string, variables?: string) => JsonResult;
  /** What else is remembered, for building artifacts. */
  readonly memory: BuildMemory;
  /** Ends a pass and forgets what it did not need; returns how many texts were parsed. */
  endPass(): number;
}

/** What a build takes over from the one before. */
export interface BuildMemory {
  /** Sorts the ids of all cards, which seldom change. */
  readonly sort: (ids: readonly string[]) => readonly string[];
}

/** Parses only those texts and variables that the previous pass did not have. */
export function remember(parse: ParseText): RememberingParser {
  return {
    ...textMemory(parse),
    memory: { sort: keepingLatestList((ids) => ids.toSorted()) },
  };
}

interface RememberedText {
  readonly outcome: JsonResult;
  /** The last pass that needed it. */
  pass: number;
}

/** Texts, and then their variables: in each pass, these are the same strings. */
type RememberedTexts = Map<string, Map<string, RememberedText>>;

function textMemory(
  parse: ParseText,
): Pick<RememberingParser, "parse" | "endPass"> {
  const known: RememberedTexts = new Map();
  let [pass, parsed] = [0, 0];
  return {
    parse: (text, variables = "") => {
      let found = known.get(text)?.get(variables);
      if (found === undefined) {
        parsed++;
        found = { outcome: brief(parse(text, variables)), pass };
        const same = known.get(text) ?? new Map<string, RememberedText>();
        known.set(text, same.set(variables, found));
      }
      found.pass = pass;
      return found.outcome;
    },
    endPass: () => {
      const count = parsed;
      forget(known, pass);
      [pass, parsed] = [pass + 1, 0];
      return count;
    },
  };
}

/** Forgets what the pass did not need. */
function forget(known: RememberedTexts, pass: number): void {
  for (const [text, same] of known) {
    for (const [variables, each] of same) {
      if (each.pass !== pass) same.delete(variables);
    }
    if (same.size === 0) known.delete(text);
  }
}

/** Without the tree, which takes much more memory than its JSON. */
function brief(outcome: TextResult): JsonResult {
  if (!outcome.ok) return outcome;
  const warnings = foundIn(outcome);
  return { ok: true, json: toJson(outcome.abilities), warnings };
}
