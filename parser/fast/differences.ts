import { idOf } from "../../combinators/mod.ts";
import { lazily } from "../../memo.ts";
import {
  applyDifferences,
  type DialectName,
  type Difference,
  DIFFERENCES,
  MARK,
} from "../../lexer/dialects/mod.ts";
import { grammar } from "../grammar.ts";

/** The ids of the pronouns that depend on a number. */
export interface Pronouns {
  readonly it: number;
  readonly them: number;
}

/** The ids of the pronouns, looked up once. */
export const pronounIds: () => Pronouns = lazily(() => ({
  it: idOf(grammar(), "it"),
  them: idOf(grammar(), "them"),
}));

const differences: () => {
  readonly mark: number;
  readonly by: { readonly [N in DialectName]: readonly Difference<number>[] };
} = lazily(() => ({
  mark: idOf(grammar(), MARK),
  by: {
    classic: DIFFERENCES.classic.map(inIds),
    rlf: DIFFERENCES.rlf.map(inIds),
  },
}));

function inIds(
  { word, reads, after, notAfter, notBefore }: Difference<string>,
): Difference<number> {
  const id = (word: string) => idOf(grammar(), word);
  return {
    word: id(word),
    reads: id(reads),
    ...after && { after: after.map(id) },
    ...notAfter !== undefined && { notAfter: id(notAfter) },
    ...notBefore !== undefined && { notBefore: id(notBefore) },
  };
}

/** Replaces the ids of words that mean something else in a dialect. */
export function applyDialect(
  dialect: DialectName,
  ids: number[],
  count: number,
): void {
  const { mark, by } = differences();
  if (by[dialect].length === 0) return;
  applyDifferences(ids, mark, by[dialect], count);
}
