// deno-lint-ignore-file no-console
/**
 * What becomes of each kind of mistake, as a table:
 * deno run --quiet -P=check tests/mutation/table.ts [most per kind] [kind]
 */
import { chance } from "../fuzz/mutate.ts";
import {
  generatedCards,
  lorcanaTexts,
  ownCards,
  ownLorcanaTexts,
  referenceCards,
} from "./cards.ts";
import { dreamtides, type Fate, fateOf, lorcana, type Read } from "./fate.ts";
import {
  BLUNDERS,
  type Card,
  LORCANA_BLUNDERS,
  type Mistake,
} from "./mistakes.ts";
import { type PairFate, pairs } from "./pairs.ts";

const SEED = 7;

/** A card, and what somebody made of it. */
interface Case {
  readonly card: Card;
  readonly mistake: Mistake;
}

function casesOf(
  name: keyof typeof BLUNDERS,
  cards: readonly Card[],
  most: number,
): readonly Case[] {
  const random = chance(SEED);
  const all = cards.flatMap((card) =>
    BLUNDERS[name](card, random).map((mistake) => ({ card, mistake }))
  );
  const every = Math.max(1, Math.floor(all.length / most));
  return all.filter((_, i) => i % every === 0).slice(0, most);
}

function share(fates: readonly Fate[], test: (fate: Fate) => boolean): string {
  const percent = 100 * fates.filter(test).length / Math.max(1, fates.length);
  return percent.toFixed(1).padStart(6);
}

function rowOf(name: string, cases: readonly Case[], read: Read): string {
  const fates: Fate[] = [];
  const times: number[] = [];
  for (const { card, mistake } of cases) {
    const start = performance.now();
    const fate = fateOf(card, mistake, read);
    times.push(performance.now() - start);
    fates.push(fate);
  }
  const failed = fates.filter(({ read }) => read === "no");
  const errors = failed.reduce((sum, fate) => sum + fate.errors, 0);
  times.sort((a, b) => a - b);
  return [
    name.padEnd(26),
    String(cases.length).padStart(6),
    String(fates.filter(({ read }) => read === "same").length).padStart(5),
    String(fates.filter(({ read }) => read === "other").length).padStart(5),
    share(failed, ({ covered }) => covered),
    share(failed, ({ ending }) => ending !== "none"),
    share(failed, ({ ending }) => ending === "original"),
    share(failed, ({ ending }) => ending === "another"),
    share(failed, ({ ending }) => ending === "broken"),
    (errors / Math.max(1, failed.length)).toFixed(3).padStart(6),
    times[times.length >> 1]?.toFixed(2).padStart(6),
  ].join(" ");
}

const HEADER = [
  "mistake".padEnd(26),
  " tried",
  " same",
  "other",
  "covers",
  " helps",
  "->orig",
  "->othr",
  "->brok",
  "errors",
  "    ms",
].join(" ");

function pairRow(name: string, fates: readonly PairFate[]): string {
  const both = fates.filter(({ found }) => found === 2).length;
  const none = fates.filter(({ found }) => found === 0).length;
  const percent = (count: number) =>
    (100 * count / Math.max(1, fates.length)).toFixed(1);
  return `${name.padEnd(26)} ${String(fates.length).padStart(6)}  both ${
    percent(both)
  }  none ${percent(none)}  ended ${
    percent(fates.filter(({ mended }) => mended).length)
  }`;
}

function report(title: string, cards: readonly Card[]): void {
  const most = Number(Deno.args[0] ?? 1000);
  console.log(`\n${title}: ${cards.length}\n${HEADER}`);
  rows(Object.keys(BLUNDERS) as (keyof typeof BLUNDERS)[], cards, dreamtides);
  if (Deno.args[1] !== undefined) return;
  for (const [name, fates] of Object.entries(pairs(cards, most, SEED))) {
    console.log(pairRow(name, fates));
  }
}

function reportLorcana(title: string, texts: readonly Card[]): void {
  console.log(`\n${title}: ${texts.length}\n${HEADER}`);
  rows(LORCANA_BLUNDERS, texts, lorcana);
}

function rows(
  names: readonly (keyof typeof BLUNDERS)[],
  cards: readonly Card[],
  read: Read,
): void {
  for (const name of names) {
    if (!name.includes(Deno.args[1] ?? "")) continue;
    const cases = casesOf(name, cards, Number(Deno.args[0] ?? 1000));
    console.log(rowOf(name, cases, read));
  }
}

if (import.meta.main) {
  reportLorcana("Lorcana texts of our own", ownLorcanaTexts);
  if (lorcanaTexts) reportLorcana("Printed Lorcana texts", lorcanaTexts);
  report("Cards of our own", ownCards);
  if (referenceCards) report("Cards of the reference", referenceCards);
  if (generatedCards) report("Generated texts", generatedCards);
}
