import type { SentenceDetails } from "../../diagnostics/internal.ts";
import type { FailedRun } from "../mod.ts";
import { isUnknownAt, wordAt } from "./faulty_text.ts";
import type { Finding } from "./finding.ts";
import type { FaultyText } from "./guide.ts";
import { insertions } from "./insertions.ts";
import { isOffered } from "./offered.ts";
import { possibilitiesIn, type Possibility } from "./possibilities.ts";
import { isLong, mostReadable } from "./readable.ts";
import { replacements } from "./replacements.ts";
import {
  missingCode,
  missingMark,
  noteOfOthers,
  readBefore,
  SHOWN,
} from "./report_words.ts";
import { spelledOut } from "./spelled_out.ts";
import { suggestionOf } from "./suggestion.ts";
import { editedSpan } from "./text_edit.ts";
import type { TokenRepair } from "./trial.ts";

/** Describes a mistake: its kind, what was being read, and how to fix it. */
export function describe(
  faulty: FaultyText,
  furthest: FailedRun,
  repair: TokenRepair | undefined,
): Finding {
  const told = repair && isTold(faulty, furthest, repair) ? repair : undefined;
  const failure = told ? furthest : faulty.guide.reconsider(faulty, furthest);
  const at = told ? Math.min(told.edit.at, failure.at) : failure.at;
  const code = situationOf(faulty, at, told);
  const suggestion = told && told.rivals === undefined
    ? suggestionOf(faulty, told.edit)
    : undefined;
  // If there is a suggestion, it already says what was meant.
  const all = suggestion === undefined
    ? possibilities(faulty, failure, told)
    : missingMark(code, told?.edit);
  const label = readBefore(faulty, at);
  return {
    code,
    at,
    span: editedSpan(
      faulty,
      told && told.edit.removed > 1 ? told.edit : { at, removed: 1 },
    ),
    failure,
    edit: told?.edit,
    expected: all.slice(0, SHOWN),
    extras: {
      ...label !== "" && { label },
      ...at < failure.at && suggestion === undefined && {
        labels: [{
          span: editedSpan(faulty, { at: failure.at, removed: 1 }),
          text: "reading stops here",
        }],
      },
      ...noteOfOthers(all.slice(SHOWN)),
      ...suggestion && { suggestion },
    },
  };
}

/** Whether a repair is more helpful than the list of what was expected. */
function isTold(
  faulty: FaultyText,
  { at, labels }: FailedRun,
  repair: TokenRepair,
): boolean {
  const { edit, rivals } = repair;
  if (rivals === undefined) return isOffered(faulty, repair);
  // Instead of a word or at the end of a sentence, "an effect such as …" is more
  // helpful than two verbs.
  const found = wordAt(faulty, at);
  const isVague = /^\.?$/.test(found) ||
    edit.why === "replaced" && /^[a-z]/.test(found);
  const named = [...labels.values()];
  return !isVague || edit.at !== at ||
    !rivals.every((word) => named.some((words) => words.has(word)));
}

/** The kind of mistake, judged by what would fix it, or else by the token there. */
function situationOf(
  faulty: FaultyText,
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
  const token = faulty.tokens[at];
  if (token === undefined) return "unexpected-end";
  const isWord = /^\p{L}/u.test(token.spelling);
  return isWord && isUnknownAt(faulty, at) ? "unknown-word" : "misplaced-word";
}

/** What would have been right, the likeliest first. */
function possibilities(
  faulty: FaultyText,
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

/** At the end of a text, no possibility leads further than another. */
function ordered(
  faulty: FaultyText,
  failure: FailedRun,
): readonly Possibility[] {
  const { at } = failure;
  const all = possibilitiesIn(failure, faulty.guide);
  return at >= faulty.tokens.length
    ? all
    : mostReadable(faulty, all, (words) => [
      ...insertions(faulty, at, words),
      ...replacements(faulty, at, words),
    ]);
}
