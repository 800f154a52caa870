import {
  grammarOf,
  idOf,
  oneOf,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import {
  type Faulty,
  type FaultyText,
  faultyText,
  type FaultyToken,
  glossaryOf,
  type MistakeGuide,
  type NewToken,
  PLAIN_GUIDE,
  type TokenEdit,
} from "../../../combinators/mistakes/mod.ts";
import {
  diagnosticOf,
  type SentenceDetails,
  sentenceMessages,
  slice,
} from "../../../diagnostics/internal.ts";
import { lazily } from "../../../memo.ts";
import { pattern, wordOf, wordsIn } from "../reading.ts";

const noun = oneOf([wordOf("card"), wordOf("hero"), wordOf("item")]);
const sentence = oneOf<unknown>([
  pattern`draw a ${noun}`.map(([noun]) => ["draw", noun]),
  pattern`take a ${noun}`.map(([noun]) => ["draw", noun]),
  pattern`banish a ${noun} of theirs`.map(([noun]) => ["banish", noun]),
  pattern`gain lore`.map(() => ["gain"]),
]);

/** Sentences of a small game; "take" means the same as "draw". */
const text: Rule<unknown> = pattern`${separated(sentence, pattern`.`)} .`;

const grammar = lazily(() => grammarOf([text]));

/** A text of that game as it is looked at when it cannot be read. */
export function faultyParagraph(written: string, repairs = 10_000): FaultyText {
  return faultyText({
    text: written,
    tokens: tokensIn(written),
    grammar: grammar(),
    rule: text,
    guide: GUIDE,
    budget: { repairs, mistakes: 10_000 },
  });
}

function tokensIn(written: string): readonly FaultyToken[] {
  return [...written.matchAll(/\w+|[^\w\s]/g)].map(({ 0: found, index }) => ({
    ...newToken(found.toLowerCase()),
    start: index,
    end: index + found.length,
  }));
}

function newToken(word: string): NewToken {
  return {
    id: idOf(grammar(), word),
    value: undefined,
    spelling: word,
  };
}

const diagnostic = diagnosticOf<SentenceDetails>(sentenceMessages);

/** The least that a language has to tell, and the words of one other game. */
const GUIDE: MistakeGuide = {
  ...PLAIN_GUIDE,
  tokensFor: (word) => [newToken(word)],
  quoted: (word) => `"${word}"`,
  named: (label) => label,
  sentenceAt: (tokens, at) => {
    const isEnd = ({ spelling }: FaultyToken) => spelling === ".";
    const start = tokens.slice(0, at).findLastIndex(isEnd) + 1;
    const period = tokens.findIndex((token, i) => i >= at && isEnd(token));
    return { start, end: period < 0 ? tokens.length : period + 1 };
  },
  laterSentences: text,
  report: ({ text }, { code, span, expected, extras }) =>
    diagnostic(
      code,
      span,
      { found: `"${slice(text, span)}"`, expected },
      extras,
    ),
  glossary: lazily(() =>
    glossaryOf(
      { exile: ["banish"], "pick up": ["draw", "take"] },
      (text) => wordsIn(text).map(newToken),
    )
  ),
};

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
