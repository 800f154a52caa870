import type { FailedRun } from "../../combinators/mod.ts";
import { respelled } from "../../lexer/dialects/mod.ts";
import {
  possibilitiesIn,
  type Possibility,
} from "../../combinators/mistakes/mod.ts";
import { DIGITS } from "../primitives.ts";
import type { FaultyCard } from "./repair/faulty_paragraph.ts";
import { likeliestSpelling } from "./repair/spellings.ts";

/** What could stand at a position: named rules first, then punctuation, then words. */
export function possibilitiesAt(
  failure: FailedRun,
  { spellings, dialect }: Pick<FaultyCard, "spellings" | "dialect">,
): readonly Possibility[] {
  return possibilitiesIn(failure, {
    quoted: (word) =>
      word === DIGITS ? word : quoted(likeliestSpelling(spellings, word)),
    named: (label) => respelled(label, dialect),
  });
}

function quoted(word: string | undefined): string | undefined {
  return word === "\n" ? "a line break" : word && `"${word}"`;
}
