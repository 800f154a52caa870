import type { Program } from "./cli/command.ts";
import { denoIo } from "./cli/deno/deno_io.ts";
import type { Io } from "./cli/io.ts";
import { isText, runProgram } from "./cli/run.ts";
import { parseCommand } from "./dreamtides/parse_command.ts";

/**
 * Runs the command line with the arguments of this process, and ends it. By then
 * everything has been written; taking the engine apart would only take time.
 */
export async function start(): Promise<never> {
  Deno.exit(await main(Deno.args, denoIo()));
}

/** Runs one command line; returns 0, 1 for bad input, 2 for wrong usage. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  return await runProgram(await programFor(args), args, io);
}

/** What reads a text, which is what most people run, and nothing else. */
const PARSE: Program = {
  brief: "Parse rules text and print its abilities",
  examples: [],
  commands: { parse: parseCommand },
  defaultCommand: "parse",
};

async function programFor([first = ""]: readonly string[]): Promise<Program> {
  return first === "parse" || isText(first)
    ? PARSE
    : (await import("./routes.ts")).DREAMTIDES_COMMANDS;
}

if (import.meta.main) await start();
