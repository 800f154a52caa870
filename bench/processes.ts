import type { Times } from "./measure.ts";

const RUNS = 25;

/** The times of one group, from a process of its own. */
export async function timesOf(group: string, seconds: number): Promise<Times> {
  const args = ["run", "-q", "-P=check", "bench/group.ts"];
  return JSON.parse(await deno([...args, group, String(seconds)]));
}

const PROCESSES = 3;

/**
 * The best times of several such processes, each figure by itself. What runs
 * much code over much data takes longer in some than in others: it depends on
 * where in the caches everything comes to lie.
 */
export async function bestTimesOf(
  group: string,
  seconds: number,
): Promise<Times> {
  const best: Record<string, number> = {};
  for (let i = 0; i < PROCESSES; i++) {
    for (const [job, time] of Object.entries(await timesOf(group, seconds))) {
      best[job] = Math.min(best[job] ?? Infinity, time);
    }
  }
  return best;
}

/** Milliseconds of a new process, from `start.ts`. */
export interface Start {
  /** To evaluate the lexer, diagnostics and arcsecond. */
  readonly others: number;
  /** To make the rules of the grammar, once those are there. */
  readonly construction: number;
  /** The first card, which merges the rules it needs. */
  readonly first: number;
  /** The second. */
  readonly second: number;
}

/** The best of several new processes, each figure by itself. */
export async function bestStart(): Promise<Start> {
  const starts: Start[] = [];
  for (let i = 0; i < RUNS; i++) {
    starts.push(JSON.parse(await deno(["run", "-q", "bench/start/start.ts"])));
  }
  const best = (of: (start: Start) => number) => Math.min(...starts.map(of));
  return {
    others: best(({ others }) => others),
    construction: best(({ construction }) => construction),
    first: best(({ first }) => first),
    second: best(({ second }) => second),
  };
}

/** Milliseconds of whole processes, from start to end. */
export interface ColdStart {
  /** A card on the command line. */
  readonly command: number;
  /** The same through `mod.ts`, which loads the whole library first. */
  readonly library: number;
  /** A program that does nothing. */
  readonly empty: number;
}

/** The best of several new processes of each kind, by turns. */
export async function bestColdStart(): Promise<ColdStart> {
  const card = ["parse", "Draw {cards}.", "--vars", "cards: 2"];
  let [command, library, empty] = [Infinity, Infinity, Infinity];
  for (let i = 0; i < RUNS; i++) {
    command = Math.min(command, await milliseconds(["tasks/main.ts", ...card]));
    library = Math.min(library, await milliseconds(["mod.ts", ...card]));
    empty = Math.min(empty, await milliseconds(["bench/start/empty.ts"]));
  }
  return { command, library, empty };
}

async function milliseconds(program: readonly string[]): Promise<number> {
  const start = performance.now();
  await deno(["run", "--quiet", ...program]);
  return performance.now() - start;
}

async function deno(args: readonly string[]): Promise<string> {
  const cwd = new URL("../", import.meta.url);
  const command = new Deno.Command("deno", { args: [...args], cwd });
  const { stdout } = await command.output();
  return new TextDecoder().decode(stdout);
}
