import type { FailedRun } from "../../combinators/mod.ts";
import { respelled } from "../../dialects/mod.ts";
import { type Hope, hopesIn } from "../../combinators/repair/mod.ts";
import { DIGITS } from "../primitives.ts";
import type { FaultyCard } from "./repair/scene.ts";
import { likeliestSpelling } from "./repair/spellings.ts";

/** What could have stood at a place: what has a name first, then marks and words. */
export function hopesOf(
  failure: FailedRun,
  { spellings, dialect }: Pick<FaultyCard, "spellings" | "dialect">,
): readonly Hope[] {
  return hopesIn(failure, {
    quoted: (word) =>
      word === DIGITS ? word : quoted(likeliestSpelling(spellings, word)),
    named: (label) => respelled(label, dialect),
  });
}

function quoted(word: string | undefined): string | undefined {
  return word === "\n" ? "a line break" : word && `"${word}"`;
}
