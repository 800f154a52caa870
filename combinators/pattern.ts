import { fromPaths, type Rule } from "./rule.ts";
import { asTheyAre, type Build, type Part } from "./trie.ts";
import { intern } from "./vocabulary.ts";

/** What a pattern yields: nothing without slots, else the values of the slots. */
export type Slots<T extends readonly unknown[]> = T extends readonly []
  ? undefined
  : T;

/** Reads card text as it is printed, as in pattern`draw ${integer("cards")}`. */
export type Pattern = <T extends readonly unknown[]>(
  literals: TemplateStringsArray,
  ...slots: { readonly [I in keyof T]: Rule<T[I]> }
) => Rule<Slots<T>>;

/**
 * Makes the `pattern` tag of a language. `spell` cuts text into the spellings
 * of its tokens, with the lexer of that language: grammar and texts cannot be
 * cut differently.
 */
export function patternOf(spell: (text: string) => readonly string[]): Pattern {
  // Blanks part tokens in any language. So a word is spelled once, not in each
  // of the ten patterns it stands in: 3 ms less until a grammar is made.
  const known = new Map<string, number | readonly number[]>();
  const learn = (piece: string): number | readonly number[] => {
    const ids = spell(piece).map(intern);
    const found = ids.length === 1 ? ids[0]! : ids;
    known.set(piece, found);
    return found;
  };
  return <T extends readonly unknown[]>(
    literals: TemplateStringsArray,
    ...slots: { readonly [I in keyof T]: Rule<T[I]> }
  ): Rule<Slots<T>> => {
    const parts: Part[] = [];
    for (let i = 0; i < literals.length; i++) {
      const text = literals[i]!;
      if (text !== "" && text !== " ") {
        const pieces = text.split(" ");
        for (let j = 0; j < pieces.length; j++) {
          const piece = pieces[j]!;
          if (piece === "") continue;
          const ids = known.get(piece) ?? learn(piece);
          if (typeof ids === "number") parts.push(ids);
          else parts.push(...ids);
        }
      }
      const slot = slots[i];
      if (slot !== undefined) parts.push(slot);
    }
    // The slots are read in order, so that their values have the types of `T`.
    const build = (slots.length === 0 ? nothing : asTheyAre) as Build<Slots<T>>;
    return fromPaths([{ parts, build }]);
  };
}

function nothing(): undefined {
  return undefined;
}
