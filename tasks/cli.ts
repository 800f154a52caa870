import { ExitCode, proposeCompletions, run } from "@stricli/core";
import { closest } from "../diagnostics/mod.ts";
import { application, contextOf } from "./application.ts";
import { PROGRAM } from "./command.ts";
import { PROPOSE } from "./completions.ts";
import { denoIo, type Io } from "./io.ts";
import { fail } from "./report.ts";
import { COMMANDS } from "./routes.ts";

/** Runs the command line with the arguments of this process. */
export async function start(): Promise<void> {
  Deno.exitCode = await main(Deno.args, denoIo());
}

/** Runs one command line; returns 0, 1 for bad input, 2 for bad usage. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args;
  if (first === PROPOSE) return await propose(rest, io);
  if (first === undefined) {
    // Help that nobody asked for is an error message.
    await runCommand(["--help"], { ...io, stdout: io.stderr });
    return 2;
  }
  const odd = args.find(isInherited);
  return odd === undefined
    ? await runCommand(withCommand(args).flatMap(splitValue), io)
    : usage(io, [], `No flag registered for ${odd}`);
}

/** If the first word is no command, it is taken as the text to parse. */
function withCommand(args: readonly string[]): readonly string[] {
  const [first = "", ...rest] = args;
  if (first === "help") return [...rest, "--help"];
  return isCommand(first) || isMisspelt(first) || ROOT_FLAGS.includes(first)
    ? args
    : ["parse", ...args];
}

const ROOT_FLAGS = ["--help", "-h", "--version", "-V"];

function isCommand(word: string | undefined): boolean {
  return word !== undefined && Object.hasOwn(COMMANDS, word);
}

/** No rules text is one lower-case word: it would lack its period. */
function isMisspelt(word: string): boolean {
  return /^[a-z][a-z-]+$/.test(word) &&
    closest(word, Object.keys(COMMANDS)) !== undefined;
}

/** The library looks flags up in an object that inherits "constructor". */
function isInherited(arg: string): boolean {
  return arg.startsWith("--") && arg.slice(2).split("=", 1)[0]! in {};
}

/** The library does not see a value behind "=" if it has several lines. */
function splitValue(arg: string): readonly string[] {
  const [, flag, value] = arg.match(/^(--[a-z-]+)=([^]*\n[^]*)$/) ?? [];
  return flag === undefined || value === undefined ? [arg] : [flag, value];
}

async function runCommand(args: readonly string[], io: Io): Promise<number> {
  const context = contextOf(io);
  await run(application(), args, context);
  const code = Number(context.process.exitCode);
  return code === ExitCode.InvalidArgument || code === ExitCode.UnknownCommand
    ? usage(io, args)
    : code < 0
    ? 1
    : code;
}

/** Says where to read on after a mistake on the command line. */
function usage(io: Io, args: readonly string[], problem?: string): number {
  if (problem !== undefined) fail(io, problem);
  const path = args.slice(0, 1).filter(isCommand);
  const words = [PROGRAM, ...path, "--help"].join(" ");
  io.stderr.write(`Run "${words}" to see how it is used\n`);
  return 2;
}

/** Prints what could come next, one proposal per line, for the shells. */
async function propose(words: readonly string[], io: Io): Promise<number> {
  const isText = words.length > 1 && !isCommand(words[0]);
  const inputs = isText ? ["parse", ...words] : words;
  const all = await proposeCompletions(application(), inputs, contextOf(io));
  // Flags only behind a hyphen: elsewhere they would keep files from view.
  const wantsFlag = words.at(-1)?.startsWith("-") ?? false;
  for (const { completion, brief } of all) {
    if (completion.startsWith("-") && !wantsFlag) continue;
    io.stdout.write(`${completion}\t${brief}\n`);
  }
  return 0;
}
