/**
 * Changes the sources a little, one place at a time, and tells which changes no
 * test notices.
 */
// deno-lint-ignore-file no-console
import { isEquivalent, staleEquivalents } from "./equivalents.ts";
import {
  folderOf,
  type MutantOptions,
  mutantOptions,
  USAGE,
} from "./options.ts";
import {
  described,
  foldersBelow,
  survivorReport,
  type Trial,
} from "./report.ts";
import { sample } from "./sample.ts";
import { makeScratch, type Scratch } from "./scratch.ts";
import { lineOf, touchedLines } from "./site.ts";
import { sitesOf } from "./sites.ts";
import { SUITES } from "./suites.ts";
import {
  type Candidate,
  timeoutOf,
  type Timeouts,
  tryMutant,
} from "./trial.ts";

/** Tries mutants and prints the table; returns the exit code. */
async function mutants(args: readonly string[]): Promise<number> {
  const options = mutantOptions(args);
  if ("problem" in options) {
    console.error(`${options.problem}\n${USAGE}`);
    return 2;
  }
  const candidates = await allCandidates(options);
  const scratches = await Promise.all(
    Array.from(
      { length: options.jobs },
      () => makeScratch(options.withReference),
    ),
  );
  try {
    const timeouts = await timeoutsOf(scratches[0]!, candidates);
    if (timeouts === undefined) return 1;
    return verdict(await tryAll(candidates, scratches, timeouts), options);
  } finally {
    await Promise.all(scratches.map(({ remove }) => remove()));
  }
}

function verdict(
  trials: readonly Trial[],
  { atLeast }: MutantOptions,
): number {
  console.log(survivorReport(trials));
  const low = foldersBelow(trials, atLeast);
  if (low.length > 0) {
    console.error(`Tests notice less than ${atLeast} % in ${low.join(", ")}`);
  }
  return low.length > 0 ? 1 : 0;
}

async function allCandidates(
  { folders, count, seed }: MutantOptions,
): Promise<readonly Candidate[]> {
  const lists = await Promise.all(folders.map(async (path) => {
    const texts = await sourcesBelow(path);
    for (const { path: file, source } of staleEquivalents(path, texts)) {
      console.error(`No longer in ${file}, so not left out: ${source}`);
    }
    const sites = [...texts].flatMap(([path, text]) =>
      sitesOf(path, text).filter((site) => !isEquivalent(text, site))
    );
    const suites = SUITES[folderOf(path)] ?? [];
    return sample(sites, count, seed)
      .map((site) => ({ site, text: texts.get(site.path) ?? "", suites }));
  }));
  return lists.flat();
}

/** The sources below a path, or the one at it. */
async function sourcesBelow(path: string): Promise<Map<string, string>> {
  if (path.endsWith(".ts")) {
    return new Map([[path, await Deno.readTextFile(path)]]);
  }
  const texts = new Map<string, string>();
  for await (const { name, isDirectory } of Deno.readDir(path)) {
    if (!isDirectory && !name.endsWith(".ts")) continue;
    for (const [file, text] of await sourcesBelow(`${path}/${name}`)) {
      texts.set(file, text);
    }
  }
  return new Map([...texts].sort(([a], [b]) => a < b ? -1 : 1));
}

/** How long each suite may take, or nothing if one fails without a change. */
async function timeoutsOf(
  scratch: Scratch,
  candidates: readonly Candidate[],
): Promise<Timeouts | undefined> {
  const timeouts: Timeouts = new Map();
  for (const suite of new Set(candidates.flatMap(({ suites }) => suites))) {
    const timeout = await timeoutOf(scratch, suite);
    if (timeout === undefined) {
      console.error(`Without any change, these fail: ${suite.join(" ")}`);
      return undefined;
    }
    timeouts.set(suite, timeout);
  }
  return timeouts;
}

/** Hands the candidates out to the scratch copies as they become free. */
async function tryAll(
  candidates: readonly Candidate[],
  scratches: readonly Scratch[],
  timeouts: Timeouts,
): Promise<readonly Trial[]> {
  const waiting = [...candidates.entries()].reverse();
  const trials: Trial[] = [];
  await Promise.all(scratches.map(async (scratch) => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, candidate] = next;
      const { site, text } = candidate;
      const fate = await tryMutant(scratch, candidate, timeouts);
      const trial: Trial = {
        folder: folderOf(site.path),
        site,
        line: lineOf(text, site),
        source: touchedLines(text, site),
        fate,
      };
      trials[index] = trial;
      console.error(`${index + 1}/${candidates.length} ${described(trial)}`);
    }
  }));
  return trials;
}

if (import.meta.main) Deno.exitCode = await mutants(Deno.args);
