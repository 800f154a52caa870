import type { AnyRule } from "../shape.ts";
import { compileRule, nothing } from "./compile.ts";
import type { Compiled, Grammar } from "./grammar.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { MOST_WORDS } from "./ways.ts";

/** The grammar of all rules that can be reached from some of them. */
export function grammarOf(roots: readonly AnyRule[]): Grammar {
  const known = new Map<AnyRule, Compiled>();
  const vocabulary = vocabularyOf(roots);
  const { length } = vocabulary.words;
  if (length > MOST_WORDS) throw new RangeError("Too many words");
  const grammar: Grammar = {
    vocabulary,
    compile: (rule) => {
      const found = known.get(rule);
      if (found !== undefined) return found;
      const made = compileRule(grammar, rule);
      known.set(rule, made);
      return made;
    },
    nodes: [undefined],
    results: [undefined],
    ways: new Int32Array(1 << 14),
    wayCount: 0,
    readers: [],
    yields: [],
    fillers: [nothing],
    rows: [],
    crossings: [],
    choices: [],
    needs: [0],
    needsAt: new Map([["", 0]]),
    readings: 0,
    lookedFor: {
      positions: new Float64Array(length).fill(-1),
      latest: -1,
      start: 0,
      end: 0,
    },
    latest: undefined,
  };
  return grammar;
}
