import { type FailedRun, UNKNOWN } from "../../combinators/mod.ts";
import type {
  Diagnostic,
  SentenceDetails,
} from "../../diagnostics/internal.ts";
import { lorcanaDiagnostic } from "../messages/mod.ts";
import {
  editedSpan,
  explainEdit,
  isLong,
  mask,
  missingCode,
  missingMark,
  mostReadable,
  noteOfOthers,
  possibilitiesIn,
  type Possibility,
  readBefore,
  SHOWN,
  spanAt,
  spelledOut,
  type TokenRepair,
} from "../../combinators/mistakes/mod.ts";
import { NAME } from "../grammar/names.ts";
import { isName } from "../attempt/columns.ts";
import type { Token } from "../text/token.ts";
import { candidatesIn } from "./candidates.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";
import { sentenceAt } from "./sentences.ts";
import { suggestionOf } from "./suggestion.ts";

/** Describes a mistake: its kind, what was being read, and how to fix it. */
export function unexpected(
  faulty: FaultyParagraph,
  furthest: FailedRun,
  repair: TokenRepair | undefined,
): Diagnostic {
  const offered = repair && isTold(faulty, furthest, repair)
    ? repair
    : undefined;
  const failure = offered ? furthest : withoutNames(faulty, furthest);
  const at = offered ? Math.min(offered.edit.at, failure.at) : failure.at;
  const code = situationOf(faulty, at, offered);
  const span = offered && offered.edit.removed > 1
    ? editedSpan(faulty, offered.edit)
    : spanAt(faulty, at);
  const found = inWords(faulty.text.slice(span.start, span.end));
  const suggestion = offered && offered.rivals === undefined
    ? suggestionOf(faulty, offered.edit)
    : undefined;
  const expected = faulty.budget.mistakes <= 0
    ? []
    : suggestion === undefined
    ? possibilities(faulty, failure, offered)
    : missingMark(code, offered?.edit);
  const label = readBefore(faulty, at, endsSentence);
  const reading = readingOf(failure);
  return lorcanaDiagnostic(code, span, {
    found,
    expected: expected.slice(0, SHOWN),
    ...reading !== undefined && { reading },
  }, {
    ...label !== "" && { label },
    ...noteOfOthers(expected.slice(SHOWN)),
    ...suggestion && { suggestion },
  });
}

/** A sentence that starts with unknown words fails at the first of them. */
function withoutNames(faulty: FaultyParagraph, failure: FailedRun): FailedRun {
  const { start } = sentenceAt(faulty.tokens, failure.at);
  const before = faulty.tokens.slice(start, failure.at);
  if (before.length === 0 || !before.every(isName)) return failure;
  const outcome = explainEdit(faulty, mask(start));
  return outcome === undefined || outcome.ok || outcome.at !== start
    ? failure
    : outcome;
}

function inWords(found: string): string {
  return /^["“”]$/.test(found) ? "the quotation mark" : `"${found}"`;
}

/** The name of what was expected, or else of what was being read. */
function readingOf(
  { expected, labels, inside }: FailedRun,
): string | undefined {
  const [name, words] = [...labels]
    .toSorted(([, a], [, b]) => b.size - a.size)[0] ?? [];
  const isStart = words !== undefined && 2 * words.size > expected.size;
  return (isStart ? name : inside)?.replace(/ such as .*$/, "");
}

/** Whether a repair is more helpful than the list of what was expected. */
function isTold(
  faulty: FaultyParagraph,
  failure: FailedRun,
  repair: TokenRepair,
): boolean {
  const { edit, rivals } = repair;
  if (rivals === undefined) return candidatesIn(faulty).isOffered(repair);
  // "a target such as …" is more helpful than "it", "them" or "they".
  const named = [...failure.labels.values()];
  return edit.at !== failure.at ||
    !rivals.every((word) => named.some((words) => words.has(word)));
}

/** The kind of mistake, judged by what would fix it, or else by the token there. */
function situationOf(
  { tokens, columns }: FaultyParagraph,
  at: number,
  repair: TokenRepair | undefined,
): keyof SentenceDetails {
  const { edit, rivals } = repair ?? {};
  switch (edit?.why) {
    case "doubled":
      return "doubled-word";
    case "swapped":
      return "wrong-order";
    case "foreign":
      return "foreign-word";
    case "inserted":
      return missingCode(rivals ?? [edit.added[0]?.spelling ?? ""]);
  }
  const token = tokens[at];
  if (token === undefined) return "unexpected-end";
  const isWord = /^\p{L}/u.test(token.text);
  const isUnknown = columns.ids[at] === UNKNOWN || isName(token);
  return isWord && isUnknown ? "unknown-word" : "misplaced-word";
}

/** What would have been right, the likeliest first. */
function possibilities(
  faulty: FaultyParagraph,
  failure: FailedRun,
  repair: TokenRepair | undefined,
): readonly string[] {
  if (repair?.rivals) return repair.rivals.map((each) => `"${each}"`);
  return ordered(faulty, failure).map((possibility, i) =>
    i < SHOWN && !isLong(faulty)
      ? spelledOut(faulty, failure.at, possibility)
      : possibility.text
  );
}

function ordered(
  faulty: FaultyParagraph,
  failure: FailedRun,
): readonly Possibility[] {
  const all = possibilitiesIn(failure, { quoted, named: (label) => label });
  const { others, replaced } = candidatesIn(faulty);
  const { at } = failure;
  return at >= faulty.tokens.length
    ? all
    : mostReadable(faulty, all, (words) => {
      const expected = new Set(words);
      return [
        ...others(at, expected).filter(({ why }) => why === "inserted"),
        ...replaced(at, expected),
      ];
    });
}

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

function endsSentence({ text }: Token): boolean {
  return text === ".";
}
