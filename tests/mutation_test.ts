import { ok } from "node:assert/strict";
import { parse, render, serialize } from "../mod.ts";
import { testCorpus } from "./corpus.ts";
import { chance } from "./fuzz/mutate.ts";
import { ownCards, referenceCards } from "./mutation/cards.ts";
import { type Fate, fateOf } from "./mutation/fate.ts";
import { BLUNDERS, type Card } from "./mutation/mistakes.ts";
import { type PairFate, pairs } from "./mutation/pairs.ts";

type Blunders = typeof BLUNDERS;

/** The least share of mistakes, in percent, with which we do well. */
interface Share {
  /** Whose first span covers what was changed. */
  readonly covered?: number;
  /** Which the first suggestion turns into what the card was. */
  readonly repaired?: number;
  /** Which the first suggestion turns into any card. */
  readonly readable?: number;
}

const SHARES: { readonly [B in keyof Blunders]: Share } = {
  "a misspelled word": { repaired: 99, covered: 99 },
  "a misspelled directive": { repaired: 99, covered: 99 },
  "a missing closing brace": { repaired: 98, covered: 99 },
  "a missing opening brace": { repaired: 98, covered: 99 },
  // Which word it was can often not be known: a card, a character, an event?
  "a dropped word": { repaired: 78, covered: 97 },
  "a dropped article": { repaired: 98 },
  "a dropped period": { repaired: 98 },
  "a doubled word": { repaired: 97, covered: 98 },
  "two swapped words": { repaired: 95, covered: 98 },
  "a wrong article": { repaired: 98 },
  "a wrong number": { repaired: 96 },
  "a word of another game": { repaired: 90, covered: 94 },
  "an unbound variable": { repaired: 95 },
  // What value it had, nobody knows.
  "a missing variable": { readable: 98 },
  "a misspelled variable": { repaired: 98 },
};

// In RLF, calls look alike: {cards($c)} may be drawn or discarded.
const RLF_SHARES: Partial<typeof SHARES> = {
  "a misspelled directive": { repaired: 97, covered: 98 },
  "a dropped word": { repaired: 75, covered: 97 },
};

// So many mistakes of a kind are tried, to keep the suite fast.
const MOST = 400;

for (const name of Object.keys(BLUNDERS) as (keyof Blunders)[]) {
  const shares = inWords(SHARES[name]);
  const rlf = RLF_SHARES[name] ?? SHARES[name];
  Deno.test(`parse() on our own cards with ${name}: ${shares}`, () => {
    measure(name, ownCards);
  });
  Deno.test(`parse() on our own cards in RLF with ${name}: ${inWords(rlf)}`, () => {
    measure(name, ownCards.map(inRlf), rlf);
  });
  testCorpus(
    `parse() on reference cards in RLF with ${name}: ${inWords(rlf)}`,
    referenceCards,
    (cards) => measure(name, cards.map(inRlf), rlf),
  );
  testCorpus(
    `parse() on reference cards with ${name}: ${shares}`,
    referenceCards,
    (cards) => measure(name, cards),
  );
}

function inWords(share: Share): string {
  return Object.entries(share).map(([what, least]) => `${what} ${least} %`)
    .join(", ");
}

function inRlf({ text, variables }: Card): Card {
  const result = parse(text, variables);
  ok(result.ok, `A card cannot be read: ${text}`);
  return serialize(result.abilities, { dialect: "rlf" });
}

function measure(
  name: keyof Blunders,
  cards: readonly Card[],
  least: Share = SHARES[name],
): void {
  const random = chance(7);
  const all = cards.flatMap((card) =>
    BLUNDERS[name](card, random).map((mistake) => ({ card, mistake }))
  );
  const every = Math.ceil(all.length / MOST);
  const fates = all.filter((_, i) => i % every === 0)
    .map(({ card, mistake }) => fateOf(card, mistake))
    .filter(({ read }) => read === "no");
  ok(fates.length > 0, "There is no mistake to look at");
  fates.forEach(drawn);
  const { covered = 0, repaired = 0, readable = 0 } = least;
  expectShare(fates, "covered", covered, (fate) => fate.covered);
  expectShare(
    fates,
    "repaired",
    repaired,
    ({ ending }) => ending === "original",
  );
  expectShare(
    fates,
    "readable",
    readable,
    ({ ending }) => ending === "original" || ending === "another",
  );
  // A suggestion that says something else is worse than none.
  if (readable > 0) return;
  expectShare(
    fates,
    "not another card",
    98,
    ({ ending }) => ending !== "another",
  );
}

Deno.test("parse() finds both of two mistakes on our own cards: 90 %", () => {
  const found: Readonly<Record<string, readonly PairFate[]>> = {
    ...pairs(ownCards, 150, 7),
  };
  for (const [where, fates] of Object.entries(found)) {
    const both = fates.filter(({ found }) => found === 2).length;
    ok(both >= 0.9 * fates.length, `${where}: ${both} of ${fates.length}`);
  }
});

/** Every report can be rendered. */
function drawn({ mistake: { text, variables } }: Fate): void {
  const result = parse(text, variables);
  for (const error of result.ok ? [] : result.errors) {
    render(error, { file: "card", text });
  }
}

function expectShare(
  fates: readonly Fate[],
  what: string,
  least: number,
  test: (fate: Fate) => boolean,
): void {
  const bad = fates.filter((fate) => !test(fate));
  const share = 100 - 100 * bad.length / fates.length;
  const shown = bad.slice(0, 10).map(({ mistake: { text, variables } }) =>
    JSON.stringify({ text, variables })
  );
  const summary = `${share.toFixed(1)} % of ${fates.length} are ${what}`;
  ok(share >= least, `${summary}, not:\n${shown.join("\n")}`);
}
