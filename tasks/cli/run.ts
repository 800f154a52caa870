import { ExitCode, proposeCompletions, run } from "@stricli/core";
import { application, contextOf } from "./application.ts";
import { PROGRAM, type Program, type Routes } from "./command.ts";
import { PROPOSE } from "./completions.ts";
import type { Io } from "./io.ts";
import { fail } from "./report.ts";

/** Runs one command line; returns 0, 1 for bad input, 2 for wrong usage. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  io: Io,
): Promise<number> {
  const [first, ...rest] = args;
  if (first === PROPOSE) return await propose(program, rest, io);
  if (first === undefined) {
    // Help that nobody asked for is an error message.
    await runCommand(program, ["--help"], { ...io, stdout: io.stderr });
    return 2;
  }
  const odd = args.find(isInherited);
  if (odd !== undefined) return usage(program, [], io, `Unknown option ${odd}`);
  if (args.length === 1 && isGroup(program, first)) {
    await runCommand(program, [first, "--help"], { ...io, stdout: io.stderr });
    return 2;
  }
  if (isFileName(first)) {
    return usage(
      program,
      [],
      io,
      `Unexpected file name "${first}": expected a command or a text`,
    );
  }
  return await runCommand(
    program,
    withCommand(program, args).flatMap(splitValue),
    io,
  );
}

function isGroup({ commands }: Program, word: string): boolean {
  const route = Object.hasOwn(commands, word) ? commands[word] : undefined;
  return route !== undefined && !("parameters" in route);
}

/** A text has spaces, or at least no ending such as ".toml". */
function isFileName(word: string): boolean {
  return /^(?!-)[^\s{}]+\.(toml|json|pzl|txt|ts)$/i.test(word);
}

/** Adds the default command if the first word is no command. */
function withCommand(
  { commands, defaultCommand }: Program,
  args: readonly string[],
): readonly string[] {
  const [first = "", ...rest] = args;
  if (first === "help") return [...rest, "--help"];
  return isCommand(commands, first) || isWord(first) ||
      ROOT_FLAGS.includes(first)
    ? args
    : [defaultCommand, ...args];
}

const ROOT_FLAGS = ["--help", "-h", "--version", "-V"];

function isCommand(commands: Routes, word: string | undefined): boolean {
  return word !== undefined && Object.hasOwn(commands, word);
}

/** One lower-case word is never a rules text, which ends with a period. */
function isWord(word: string): boolean {
  return /^[a-z][a-z-]*$/.test(word);
}

/** The library looks flags up in an object that inherits "constructor". */
function isInherited(arg: string): boolean {
  return arg.startsWith("--") && arg.slice(2).split("=", 1)[0]! in {};
}

/** The library misses a value after "=" if it has several lines. */
function splitValue(arg: string): readonly string[] {
  const [, flag, value] = arg.match(/^(--[a-z-]+)=([^]*\n[^]*)$/) ?? [];
  return flag === undefined || value === undefined ? [arg] : [flag, value];
}

async function runCommand(
  program: Program,
  args: readonly string[],
  io: Io,
): Promise<number> {
  const context = contextOf(io);
  await run(application(program), args, context);
  const code = Number(context.process.exitCode);
  return code === ExitCode.InvalidArgument || code === ExitCode.UnknownCommand
    ? usage(program, args, io)
    : code < 0
    ? 1
    : code;
}

/** Points to the help after a mistake on the command line. */
function usage(
  program: Program,
  args: readonly string[],
  io: Io,
  problem?: string,
): number {
  if (problem !== undefined) fail(io, problem);
  const words = [PROGRAM, ...pathOf(program, args), "--help"].join(" ");
  io.stderr.write(`See "${words}"\n`);
  return 2;
}

/** The words that name a command, or a group of them. */
function pathOf(
  { commands }: Program,
  [first = "", second = ""]: readonly string[],
): readonly string[] {
  const route = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (route === undefined) return [];
  const isInGroup = !("parameters" in route) &&
    route.getRoutingTargetForInput(second) !== undefined;
  return isInGroup ? [first, second] : [first];
}

/** Prints what could come next, one proposal per line, for the shells. */
async function propose(
  program: Program,
  words: readonly string[],
  io: Io,
): Promise<number> {
  const isText = words.length > 1 && !isCommand(program.commands, words[0]);
  const inputs = isText ? [program.defaultCommand, ...words] : words;
  const all = await proposeCompletions(
    application(program),
    inputs,
    contextOf(io),
  );
  // Flags only after a hyphen: elsewhere the shell should offer files.
  const wantsFlag = words.at(-1)?.startsWith("-") ?? false;
  for (const { completion, brief } of all) {
    if (completion.startsWith("-") && !wantsFlag) continue;
    io.stdout.write(`${completion}\t${brief}\n`);
  }
  return 0;
}
