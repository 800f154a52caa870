import { ok } from "node:assert/strict";
import { render } from "../../mod.ts";
import { testCorpus } from "../corpus.ts";
import { chance } from "../fuzz/mutate.ts";
import { lorcanaTexts, ownLorcanaTexts } from "../mutation/cards.ts";
import { type Fate, fateOf, lorcana } from "../mutation/fate.ts";
import {
  BLUNDERS,
  type Card,
  type LORCANA_BLUNDERS,
} from "../mutation/mistakes.ts";

type Kind = typeof LORCANA_BLUNDERS[number];

/** The least share of mistakes, in percent, with which we do well. */
interface Share {
  /** Whose first span covers what was changed. */
  readonly covered: number;
  /** Which the first suggestion turns into what the text meant. */
  readonly repaired: number;
  /** Which it does not turn into something else. */
  readonly notAnother: number;
}

const SHARES: { readonly [K in Kind]: Share } = {
  // A letter too few may leave no "a" at all.
  "a misspelled word": { covered: 97, repaired: 96, notAnother: 99 },
  "a doubled word": { covered: 98, repaired: 97, notAnother: 99 },
  // "this", "chosen" or "another" character: nobody can know.
  "a dropped word": { covered: 79, repaired: 41, notAnother: 95 },
  "a dropped article": { covered: 96, repaired: 58, notAnother: 98 },
  "two swapped words": { covered: 95, repaired: 90, notAnother: 97 },
};

// So many mistakes of a kind are tried, to keep the suite fast.
const MOST = 400;

for (const kind of Object.keys(SHARES) as Kind[]) {
  const { covered, repaired, notAnother } = SHARES[kind];
  const bars =
    `covered ${covered} %, repaired ${repaired} %, not another ${notAnother} %`;
  Deno.test(`lorcana with ${kind}: ${bars}`, () => {
    measure(kind, ownLorcanaTexts);
  });
  testCorpus(`lorcana, printed texts with ${kind}: ${bars}`, lorcanaTexts, (
    texts,
  ) => measure(kind, texts));
}

function measure(kind: Kind, texts: readonly Card[]): void {
  const random = chance(11);
  const all = texts.flatMap((card) =>
    BLUNDERS[kind](card, random).map((mistake) => ({ card, mistake }))
  );
  const every = Math.ceil(all.length / MOST);
  const fates = all.filter((_, i) => i % every === 0)
    .map(({ card, mistake }) => fateOf(card, mistake, lorcana))
    .filter(({ read }) => read === "no");
  ok(fates.length > 0, "There is no mistake to look at");
  for (const { mistake } of fates) {
    for (const error of lorcana(mistake).errors) {
      render(error, { file: "text", text: mistake.text });
    }
  }
  const { covered, repaired, notAnother } = SHARES[kind];
  expectShare(fates, covered, (fate) => fate.covered);
  expectShare(fates, repaired, ({ ending }) => ending === "original");
  expectShare(fates, notAnother, ({ ending }) => ending !== "another");
}

function expectShare(
  fates: readonly Fate[],
  least: number,
  test: (fate: Fate) => boolean,
): void {
  const bad = fates.filter((fate) => !test(fate));
  const share = 100 - 100 * bad.length / fates.length;
  const shown = bad.slice(0, 10).map(({ mistake: { text } }) => text);
  ok(
    share >= least,
    `${share.toFixed(1)} % of ${fates.length}, not:\n${shown.join("\n")}`,
  );
}
