import { denoIo } from "./cli/deno_io.ts";
import type { Io } from "./cli/io.ts";
import { runProgram } from "./cli/run.ts";
import { DREAMTIDES } from "./routes.ts";

/** Runs the command line with the arguments of this process. */
export async function start(): Promise<void> {
  Deno.exitCode = await main(Deno.args, denoIo());
}

/** Runs one command line; returns 0, 1 for bad input, 2 for wrong usage. */
export function main(args: readonly string[], io: Io): Promise<number> {
  return runProgram(DREAMTIDES, args, io);
}
