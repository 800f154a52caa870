import {
  type Entries,
  type FaultyText,
  foreignEdits,
  glossaryOf,
  insertions,
  type MistakeGuide,
  type TokenEdit,
  wordAt,
} from "../../../combinators/mistakes/mod.ts";
import { respelled } from "../../../lexer/dialects/mod.ts";
import { spellingOf, tokenize } from "../../../lexer/internal.ts";
import { keepingAll, lazily } from "../../../memo.ts";
import { ability } from "../../ability.ts";
import { DIGITS } from "../../primitives.ts";
import { asEffect, resume, sentenceAt } from "../sentences.ts";
import { report } from "../report.ts";
import { costsFor } from "./costs.ts";
import type { FaultyCard } from "./faulty_card.ts";
import { glossary } from "./glossary.ts";
import { inCaseFor } from "./in_case.ts";
import { newToken } from "./new_token.ts";
import { pluralEdits } from "./plural.ts";
import { scopeEdits } from "./scope.ts";
import { likeliestSpelling } from "./spellings.ts";
import { valueEdits } from "./values.ts";

/** What the engine for mistakes has to know about the rules text of a card. */
export function guideFor(card: FaultyCard): MistakeGuide {
  const { spellings, dialect } = card;
  return {
    tokensFor: keepingAll((word) =>
      spellings(word).map((spelling) => newToken(word, spelling))
    ),
    quoted: (word) =>
      word === DIGITS ? word : quoted(likeliestSpelling(spellings, word)),
    named: (label) => respelled(label, dialect),
    sentenceAt,
    laterSentences: ability,
    report,
    glossary: entries,
    inCase: inCaseFor(dialect),
    ...costsFor(card),
    likely: (faulty, at) => [
      // "If you play a card": "if" and "you" can be read.
      ...[2, 3, 4].flatMap((back) => foreignEdits(faulty, at - back)),
      ...valueEdits(card, faulty, at),
      ...pluralEdits(faulty, at),
    ],
    others: (faulty, at) =>
      at >= faulty.tokens.length - 1 ? scopeEdits(faulty) : [],
    earlier,
    reconsider: asEffect,
    resume,
  };
}

function quoted(word: string | undefined): string | undefined {
  return word === "\n" ? "a line break" : word && `"${word}"`;
}

const entries: () => Entries = lazily(() =>
  glossaryOf(
    glossary(),
    (text) => tokenize(text).value.map((token) => newToken(spellingOf(token))),
  )
);

// A word that could be read is less likely to lack something before it.
const READ = 0.5;

function earlier(
  faulty: FaultyText,
  at: number,
  expected: Iterable<string>,
): readonly TokenEdit[] {
  // Trying every word everywhere would take too long; a missing verb can only be
  // at the start.
  const wanted = startsEffect(faulty, at)
    ? expected
    : [...expected].filter((word) => /^(?:an?|the)$/.test(word));
  return insertions(faulty, at, wanted)
    .map((edit) => ({ ...edit, cost: edit.cost + READ }));
}

/** After a trigger, a cost, "you may" or "then", a verb may be missing. */
function startsEffect(faulty: FaultyText, at: number): boolean {
  return /^([.,:\n]?|may|then|and|to|\{(judgment|materialized|dissolved|banished)\})$/
    .test(wordAt(faulty, at - 1));
}
