import { Rule } from "./rule.ts";
import { asTheyAre, type Build, type Part } from "./trie.ts";
import { intern } from "./vocabulary.ts";

/** What a pattern yields: nothing without slots, else the values of the slots. */
export type Slots<T extends readonly unknown[]> = T extends readonly []
  ? undefined
  : T;

/** Reads card text as it is printed, as in pattern`draw ${integer("cards")}`. */
export type Pattern = <T extends readonly unknown[]>(
  literals: readonly string[],
  ...slots: { readonly [I in keyof T]: Rule<T[I]> }
) => Rule<Slots<T>>;

/**
 * Makes the `pattern` tag of a language. `cut` yields the spellings of tokens,
 * by the lexer of that language: grammar and texts cannot be cut differently.
 * It is not asked about text that is a token as it stands, which is `plain`.
 */
export function patternOf(
  cut: (text: string) => readonly string[],
  plain?: RegExp,
  learn: (spelling: string) => number = intern,
): Pattern {
  // Blanks part tokens in any language. So a word is spelled once, not in each
  // of the ten patterns it stands in: 3 ms less until a grammar is made.
  const known = new Map<string, number | readonly number[]>();
  const spell = (piece: string): number | readonly number[] => {
    const ids = plain?.test(piece) ? learn(piece) : cut(piece).map(learn);
    known.set(piece, ids);
    return ids;
  };
  return <T extends readonly unknown[]>(
    literals: readonly string[],
    ...slots: { readonly [I in keyof T]: Rule<T[I]> }
  ): Rule<Slots<T>> => {
    const parts: Part[] = [];
    for (let i = 0; i < literals.length; i++) {
      const text = literals[i]!;
      // Before, between and behind slots, every other one is blank.
      const pieces = text === "" || text === " " ? NOTHING : text.split(" ");
      for (let j = 0; j < pieces.length; j++) {
        const piece = pieces[j]!;
        if (piece === "") continue;
        const ids = known.get(piece) ?? spell(piece);
        if (typeof ids === "number") parts.push(ids);
        else parts.push(...ids);
      }
      const slot = slots[i];
      if (slot !== undefined) parts.push(slot);
    }
    // The slots are read in order, so that their values have the types of `T`.
    const build = (slots.length === 0 ? nothing : asTheyAre) as Build<Slots<T>>;
    return new Rule(parts, build);
  };
}

const NOTHING: readonly string[] = [];

function nothing(): undefined {
  return undefined;
}
