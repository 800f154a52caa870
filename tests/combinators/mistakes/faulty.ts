import {
  grammarOf,
  idOf,
  oneOf,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import type { Faulty, TokenEdit } from "../../../combinators/mistakes/mod.ts";
import { columnsOf, pattern, wordOf, wordsIn } from "../reading.ts";

const noun = oneOf([wordOf("card"), wordOf("hero"), wordOf("item")]);
const sentence = oneOf<unknown>([
  pattern`draw a ${noun}`.map(([noun]) => ["draw", noun]),
  pattern`take a ${noun}`.map(([noun]) => ["draw", noun]),
  pattern`banish a ${noun} of theirs`.map(([noun]) => ["banish", noun]),
  pattern`gain lore`.map(() => ["gain"]),
]);

/** Sentences of a small game; "take" means the same as "draw". */
const text: Rule<unknown> = pattern`${separated(sentence, pattern`.`)} .`;

/** A text of that game as it is looked at when it cannot be read. */
export function faultyParagraph(written: string, repairs = 10_000): Faulty {
  const grammar = grammarOf([text]);
  return {
    grammar,
    rule: text,
    columns: columnsOf(grammar, written),
    budget: { repairs },
  };
}

/** An edit such as "2-1+card": at the third word, "card" instead of one word. */
export function editOf(
  { grammar }: Faulty,
  written: string,
  cost: number,
  why: TokenEdit["why"] = "respelled",
): TokenEdit {
  const [, at = "", removed = "", words = ""] =
    /^(\d+)-(\d+)\+(.*)$/.exec(written) ?? [];
  return {
    why,
    at: Number(at),
    removed: Number(removed),
    added: wordsIn(words).map((word) => ({
      id: idOf(grammar, word),
      word,
      value: undefined,
      spelling: word,
    })),
    cost,
  };
}

/** The words that an edit puts in. */
export function wordsOf({ added }: TokenEdit): string {
  return added.map(({ spelling }) => spelling).join(" ");
}
