// deno-lint-ignore-file no-console
import { FILES } from "./files.ts";
import { LANGUAGES } from "./languages.ts";
import { repeat, type Trial, type Tried } from "./trial.ts";

/** Everything that is tried. */
export const TRIALS: readonly Trial[] = [...LANGUAGES, ...FILES];

/** Tries everything for so many milliseconds in all, at least once each. */
export async function torture(
  seed: number,
  milliseconds: number,
  trials = TRIALS,
): Promise<readonly Tried[]> {
  const results: Tried[] = [];
  for (const trial of trials) {
    results.push(await repeat(trial, seed, milliseconds / trials.length));
  }
  return results;
}

/** The results as lines of a table. */
export function table(results: readonly Tried[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results.map(({ name, round, rounds, seconds, isBroken, problem }) =>
    [
      isBroken ? "FAIL" : problem === undefined ? "ok  " : "-   ",
      name.padEnd(width),
      `${rounds} × ${round}`.padEnd(24),
      `${seconds.toFixed(1).padStart(6)} s`,
      problem ?? "",
    ].join("  ").trimEnd()
  ).join("\n");
}

async function main([minutes = "5", seed]: readonly string[]): Promise<number> {
  const first = seed === undefined ? Date.now() % 2 ** 31 : Number(seed);
  const time = Number(minutes) * 60_000;
  if (!Number.isInteger(first) || !(time >= 0)) {
    console.error("Usage: deno task torture [MINUTES] [SEED]");
    return 2;
  }
  console.log(`Seed ${first}, minutes: ${minutes}`);
  const results = await torture(first, time);
  console.log(table(results));
  return results.some(({ isBroken }) => isBroken) ? 1 : 0;
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
