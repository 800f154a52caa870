// deno-lint-ignore-file no-console
// Prints the table of bench/README.md:
// deno run --allow-read bench/lorcana_report.ts
import { parseAbility, print } from "../lorcana/mod.ts";
import { lorcanaTexts } from "./lorcana_fixtures.ts";
import { naiveParse } from "./lorcana_naive.ts";

const TURNS = 8;
const ROUNDS = 15;
const BATCH = 25;

/**
 * Microseconds per item. Others use this machine as well, so each small batch
 * counts with the best of its rounds, and the jobs take turns.
 */
function measure(jobs: readonly (readonly [string, Job])[]): void {
  const best = jobs.map(([, { count }]) =>
    new Float64Array(Math.ceil(count / BATCH)).fill(Infinity)
  );
  for (let turn = 0; turn < TURNS; turn++) {
    jobs.forEach(([, job], at) => {
      for (let round = 0; round < ROUNDS; round++) runOnce(job, best[at]!);
    });
  }
  const [floor = 1] = jobs.map(([, { count }], at) => sum(best[at]!) / count);
  jobs.forEach(([name, { count }], at) => {
    const each = sum(best[at]!) / count;
    const rate = Math.round(1e6 / each).toLocaleString("en");
    console.log(
      `| ${name} | ${count} | ${each.toFixed(1)} | ${rate} | ${
        (each / floor).toFixed(1)
      } |`,
    );
  });
}

interface Job {
  readonly count: number;
  readonly run: (at: number) => unknown;
}

function runOnce({ count, run }: Job, best: Float64Array): void {
  for (let batch = 0; batch < best.length; batch++) {
    const end = Math.min((batch + 1) * BATCH, count);
    const start = performance.now();
    for (let at = batch * BATCH; at < end; at++) run(at);
    const time = 1000 * (performance.now() - start);
    best[batch] = Math.min(best[batch]!, time);
  }
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}

const texts = lorcanaTexts();
const structures = texts.map((text) => parseAbility(text))
  .filter(({ ok }) => ok).map(({ abilities }) => abilities);
const read = (
  texts: readonly string[],
  parse: (text: string) => unknown,
): Job => ({
  count: texts.length,
  run: (at) => parse(texts[at]!),
});

console.log("| what | items | µs each | per second | times the baseline |");
console.log("| --- | --- | --- | --- | --- |");
measure([
  ["naive split and match (baseline)", read(texts, naiveParse)],
  ["`parseAbility`", read(texts, (text) => parseAbility(text))],
  ["`print`", {
    count: structures.length,
    run: (at) => print(structures[at]!),
  }],
]);
