/**
 * Measures every stage, its peers and its limits in one run, prints the ratios
 * as a table, writes `results.json` and draws `results.svg`.
 */
// deno-lint-ignore-file no-console
import { draw } from "./draw.ts";
import { abilities, cards } from "./fixtures.ts";
import type { Times } from "./measure.ts";
import { bestColdStart, bestStart, bestTimesOf, timesOf } from "./processes.ts";
import { hasReference } from "./reference_cards.ts";
import { type Results, tableOf } from "./results.ts";

const SECONDS = 6;

console.error("Measuring: about four minutes, best on a quiet machine");
const results: Results = {
  machine: `${navigator.hardwareConcurrency} cores, ${Deno.build.arch}`,
  deno: Deno.version.deno,
  date: new Date().toISOString().slice(0, 10),
  cards: cards.length,
  abilities: abilities.length,
  corpus: hasReference() ? "reference cards" : "sample cards",
  stages: {
    ...await timesOf("pipeline", SECONDS),
    ...await timesOf("stages", SECONDS),
    ...await timesOf("arcsecond", SECONDS),
    ...await timesOf("serialize", SECONDS),
  },
  dialect: await timesOf("dialect", SECONDS),
  grammars: {
    ...await timesOf("grammars", SECONDS),
    ...await timesOf("simpleArcsecond", SECONDS),
  },
  generate: await bestTimesOf("generate", 2 * SECONDS),
  languages: {
    ...await timesOf("puzzles", SECONDS),
    ...await bestTimesOf("lorcana", 4 * SECONDS),
    ...await timesOf("printLorcana", SECONDS),
    ...await timesOf("brokenLorcana", SECONDS),
  },
  broken: median(await timesOf("broken", SECONDS)),
  growth: await timesOf("growth", SECONDS),
  brokenGrowth: await timesOf("brokenGrowth", SECONDS),
  start: await bestStart(),
  cold: await bestColdStart(),
};

console.log(tableOf(results));
await write("results.json", `${JSON.stringify(results, null, 2)}\n`);
await write("results.svg", draw(results));

function median(times: Times): number {
  const sorted = Object.values(times).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

async function write(name: string, text: string): Promise<void> {
  await Deno.writeTextFile(new URL(name, import.meta.url), text);
}
