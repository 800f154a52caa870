import { ExitCode, run } from "./stricli.ts";
import { application, contextOf, type RootOptions } from "./application.ts";
import { PROGRAM, type Program, PROPOSE, type Routes } from "./command.ts";
import type { Io } from "./io.ts";
import { fail } from "./fail.ts";
import { shellWord } from "./shell_word.ts";
import type { Usage } from "./usage_text.ts";

/** Runs one command line; returns 0, 1 for bad input, 2 for wrong usage. */
export async function runProgram(
  program: Program,
  args: readonly string[],
  io: Io,
): Promise<number> {
  const [first, ...rest] = args;
  if (first === PROPOSE) {
    const { propose } = await import("./completions/propose.ts");
    return await propose(program, rest, io);
  }
  if (wantsHelp(args)) return await help(program, withoutHelp(args), io);
  if (first === undefined || args.length === 1 && isGroup(program, first)) {
    // Help that nobody asked for is an error message.
    await help(program, args, { ...io, stdout: io.stderr });
    return 2;
  }
  const odd = args.find(isInherited);
  if (odd !== undefined) return usage(program, [], io, `Unknown option ${odd}`);
  const misplaced = fileNamed(program, args);
  if (misplaced !== undefined) return usage(program, [], io, misplaced);
  const all = withCommand(program, args).map(withNewName).flatMap(splitValue);
  // An option without a command may be meant for any of them.
  return await runCommand(program, all, io, isOption(first) ? [] : all);
}

function isOption(arg: string): boolean {
  return /^-./.test(arg);
}

/** Whether help is asked for; after "--", everything is an argument. */
function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  const flags = end === -1 ? args : args.slice(0, end);
  return args[0] === "help" || flags.some(isHelp);
}

function isHelp(arg: string): boolean {
  return arg === "--help" || arg === "-h";
}

function withoutHelp(args: readonly string[]): readonly string[] {
  return args.filter((arg, i) => !isHelp(arg) && !(i === 0 && arg === "help"));
}

/** Prints the help of the program, or of the command that comes first. */
async function help(
  program: Program,
  args: readonly string[],
  io: Io,
): Promise<number> {
  const [first] = args;
  const isUnknown = first !== undefined && isWord(first) &&
    !isCommand(program.commands, first);
  // The same message as without asking for help.
  if (isUnknown) return await runCommand(program, args, io);
  const { helpText } = await import("./help.ts");
  const path = pathOf(program, withCommand(program, args));
  io.stdout.write(helpText(program, path, io.stdout.columns()));
  return 0;
}

function isGroup({ commands }: Program, word: string): boolean {
  const route = Object.hasOwn(commands, word) ? commands[word] : undefined;
  return route !== undefined && !("parameters" in route);
}

/** What is wrong if a file is named where a command or a text should be. */
function fileNamed(
  { defaultCommand }: Program,
  [first = "", second = "", third = ""]: readonly string[],
): string | undefined {
  const [file, needed] = first === defaultCommand
    ? [second, "a text"]
    : first === "lorcana" && second === defaultCommand
    ? [third, "a text"]
    : [first, "a command"];
  if (!isFileName(file)) return undefined;
  const command = /\.pzl$/i.test(file)
    ? "pzl check"
    : first === "lorcana"
    ? "lorcana parse-file"
    : "parse-file";
  return `Unexpected file name "${file}": expected ${needed}; to read the ` +
    `file, run: ${PROGRAM} ${command} ${shellWord(file)}`;
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
  const [first] = args;
  return first === undefined || isCommand(commands, first) || isWord(first) ||
      ROOT_FLAGS.includes(first)
    ? args
    : [defaultCommand, ...args];
}

const ROOT_FLAGS = ["--version", "-V"];

function isCommand(commands: Routes, word: string): boolean {
  return Object.hasOwn(commands, word);
}

/** Whether an argument is neither a command nor an option. */
export function isText(arg: string): boolean {
  return arg !== "" && !arg.startsWith("-") && !isWord(arg);
}

/** One lower-case word is never a rules text, which ends with a period. */
function isWord(word: string): boolean {
  return /^[a-z][a-z-]*$/.test(word);
}

/** The library looks flags up in an object that inherits "constructor". */
function isInherited(arg: string): boolean {
  return arg.startsWith("--") && arg.slice(2).split("=", 1)[0]! in {};
}

/** `--out` is the former name of `--output`. */
function withNewName(arg: string): string {
  return arg.replace(/^--out(?==|$)/, "--output");
}

/** The library misses a value after "=" if it has several lines. */
function splitValue(arg: string): readonly string[] {
  const [, flag, value] = arg.match(/^(--[a-z-]+)=([^]*\n[^]*)$/) ?? [];
  return flag === undefined || value === undefined ? [arg] : [flag, value];
}

/** The exit code of a command that was called with contradictory arguments. */
const WRONG_USAGE = 2;

async function runCommand(
  program: Program,
  args: readonly string[],
  io: Io,
  helped: readonly string[] = args,
): Promise<number> {
  const context = contextOf(io);
  const typed: Usage = {
    args,
    parameters: parametersOf(program, args),
    columns: io.stderr.columns(),
  };
  const built = application(program, typed, await optionsFor(args));
  await run(built, args, context);
  const code = Number(context.process.exitCode);
  const isMistaken = code === ExitCode.InvalidArgument ||
    code === ExitCode.UnknownCommand || code === WRONG_USAGE;
  return isMistaken ? usage(program, helped, io) : code < 0 ? 1 : code;
}

/** The options of the program itself, if one of them is given. */
async function optionsFor(
  [first = ""]: readonly string[],
): Promise<RootOptions> {
  return ROOT_FLAGS.includes(first)
    ? (await import("./root_options.ts")).ROOT_OPTIONS
    : {};
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
  return WRONG_USAGE;
}

/** The parameters of the command that is named first. */
function parametersOf(
  { commands }: Program,
  [first = "", second = ""]: readonly string[],
): Usage["parameters"] {
  const route = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const target = route === undefined || "parameters" in route
    ? route
    : route.getRoutingTargetForInput(second);
  return target !== undefined && "parameters" in target
    ? target.parameters
    : undefined;
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
