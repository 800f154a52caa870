import {
  type Entries,
  type FaultyText,
  type Finding,
  foreignEdits,
  glossaryOf,
  insertions,
  type MistakeGuide,
  PLAIN_GUIDE,
  readingOf,
  type TokenEdit,
} from "../../combinators/mistakes/mod.ts";
import type { Diagnostic } from "../../diagnostics/internal.ts";
import { lazily } from "../../memo.ts";
import { effectBody } from "../attempt/rules.ts";
import { NAME } from "../grammar/names.ts";
import { lorcanaDiagnostic } from "../messages/mod.ts";
import { tokenize } from "../text/tokenize.ts";
import { GLOSSARY } from "./glossary.ts";
import { insertionCost, isDeterminer, otherNumber } from "./costs.ts";
import { newToken, tokenOf, tokensFor } from "./new_tokens.ts";
import { otherForm } from "./other_form.ts";
import { otherNouns } from "./other_nouns.ts";
import { endings, firstWord, withoutNames } from "./names.ts";
import { sentenceAt } from "./sentences.ts";

/** What the engine for mistakes has to know about ability texts. */
export const GUIDE: MistakeGuide = {
  ...PLAIN_GUIDE,
  tokensFor,
  quoted,
  named: (label) => label,
  sentenceAt: (tokens, at) => sentenceAt(tokens.map(tokenOf), at),
  // Neither keywords nor triggers, only effects.
  laterSentences: effectBody.map((body) => body("CONTROLLER")),
  report,
  glossary: lazily((): Entries =>
    glossaryOf(GLOSSARY, (text) => tokenize(text).tokens.map(newToken))
  ),
  insertionCost,
  misfit: otherNumber,
  // One letter is all that a symbol has.
  standsForAny: ({ spelling }) => spelling.startsWith("{"),
  // Nobody knows what a word means that is unlike any of ours.
  replacementCost: (...place) => PLAIN_GUIDE.replacementCost(...place) + 0.1,
  likely: (faulty, at) => [
    ...firstWord(faulty, at),
    ...endings(faulty, at),
  ],
  others: (faulty, at) => [
    ...otherForm(faulty, at),
    ...otherNouns(faulty, at),
  ],
  earlier,
  reconsider: withoutNames,
};

/** Words of the grammar that stand for many spellings, without quotation marks. */
const KINDS: Readonly<Record<string, string>> = {
  "#": "a number",
  "+#": 'a number such as "+1"',
  "-#": 'a number such as "-1"',
  [NAME]: "a name",
};

function quoted(word: string): string {
  return KINDS[word] ?? (word === '"' ? "a quotation mark" : `"${word}"`);
}

function earlier(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  return [
    ...foreignEdits(faulty, at),
    ...otherNouns(faulty, at),
    ...otherForm(faulty, at),
    ...insertions(faulty, at, expected).filter(({ added }) =>
      isDeterminer(added[0]?.spelling ?? "") ||
      // "draw a card, gain 1 lore"
      added[0]?.spelling === "and" && faulty.tokens[at - 1]?.spelling === ","
    ),
  ];
}

function report(
  { text }: FaultyText,
  { code, span, expected, failure, extras }: Finding,
): Diagnostic {
  const found = inWords(text.slice(span.start, span.end));
  const reading = readingOf(failure);
  return lorcanaDiagnostic(code, span, {
    found,
    expected,
    ...reading !== undefined && { reading },
  }, extras);
}

function inWords(found: string): string {
  return /^["“”]$/.test(found) ? "the quotation mark" : `"${found}"`;
}
