import { corpusJson, corpusNames, corpusText } from "../../corpus.ts";
import type { PuzzleProfile } from "../../../pzl/mod.ts";
import type { Source } from "../sources.ts";
import { PUZZLES } from "./expected.ts";
import { SNIPPETS } from "./snippets.ts";

/** A puzzle, well made or not. */
export interface Puzzle {
  readonly name: string;
  readonly text: string;
  readonly profile?: PuzzleProfile;
}

interface Malformed {
  readonly id: string;
  readonly profile: PuzzleProfile;
  readonly input?: string;
}

/** Puzzles of our own and those of the reference. */
export const PUZZLE_SOURCES: readonly Source<Puzzle>[] = [
  { name: "our own puzzles", cases: PUZZLES.length > 0 ? PUZZLES : undefined },
  {
    name: "Forge's puzzles",
    cases: corpusNames("pzl/files")
      ?.map((name) => ({ name, text: corpusText(`pzl/files/${name}`) ?? "" })),
  },
];

/** Puzzles that somebody got wrong. */
export const MALFORMED_SOURCES: readonly Source<Puzzle>[] = [
  { name: "our own snippets", cases: SNIPPETS },
  {
    name: "malformed.json",
    cases: corpusJson<readonly Malformed[]>("pzl/malformed.json")
      ?.flatMap(({ id, profile, input }) =>
        input === undefined ? [] : [{ name: id, profile, text: input }]
      ),
  },
];
