import { ok } from "node:assert/strict";
import {
  meaning,
  parseAbility,
  type ParseResult,
} from "../../../lorcana/mod.ts";
import { same } from "../../../lorcana/ast/same.ts";
import { corpusJson, testCorpus } from "../../corpus.ts";

type Expectation = "differ" | "same" | "reject";

interface Pair {
  readonly expect: Expectation;
  readonly a: string;
  readonly b?: string;
  readonly cardType: string;
  readonly why: string;
}

/** How many pairs are as they should be. Ratchets: they only go up. */
const REACHED: { readonly [E in Expectation]: number } = {
  differ: 28,
  same: 18,
  reject: 14,
};

const TITLES: { readonly [E in Expectation]: string } = {
  differ: "texts that mean different things have different meanings",
  same: "texts that mean the same have the same meaning",
  reject: "texts that mean nothing are rejected",
};

const HOLDS: { readonly [E in Expectation]: (pair: Pair) => boolean } = {
  // Nothing is claimed where one of the two is not read.
  differ: ({ a, b = "", cardType }) => {
    const [left, right] = [read(a, cardType), read(b, cardType)];
    return !left.ok || !right.ok || !isSame(left, right);
  },
  same: ({ a, b = "", cardType }) => {
    const [left, right] = [read(a, cardType), read(b, cardType)];
    return left.ok && right.ok && isSame(left, right);
  },
  reject: ({ a, cardType }) => !read(a, cardType).ok,
};

const pairs = corpusJson<readonly Pair[]>("lorcana/pairs.json");

for (const expect of ["differ", "same", "reject"] as const) {
  testCorpus(
    `lorcana.meaning(): ${TITLES[expect]}, at least ${REACHED[expect]}`,
    pairs,
    (pairs) => {
      const cases = pairs.filter((pair) => pair.expect === expect);
      const failed = cases.filter((pair) => !HOLDS[expect](pair));
      const reached = cases.length - failed.length;
      ok(
        reached >= REACHED[expect],
        `${reached} of ${cases.length}:\n${failed.map(described).join("\n")}`,
      );
    },
  );
}

function read(text: string, cardType: string): ParseResult {
  return parseAbility(text, { cardType });
}

function isSame(left: ParseResult, right: ParseResult): boolean {
  return same(meaning(left.abilities), meaning(right.abilities));
}

function described({ a, b, why }: Pair): string {
  return `${why}: ${JSON.stringify(a)}${b === undefined ? "" : ` / "${b}"`}`;
}
