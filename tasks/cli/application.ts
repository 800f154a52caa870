import {
  type Application,
  buildApplication,
  type StricliIntegration,
  type StricliProcess,
} from "./stricli.ts";
import { type Context, group, PROGRAM, type Program } from "./command.ts";
import type { Io, Output } from "./io.ts";
import { terminalText } from "./terminal_text.ts";
import { type Usage, usageText } from "./usage_text.ts";

/** Options of the program itself, by name. */
export type RootOptions = Readonly<Record<string, StricliIntegration<Context>>>;

/** A program in the form that the command-line library runs. */
export function application(
  { brief, commands, examples }: Program,
  usage: Usage,
  options: RootOptions = {},
): Application<Context> {
  const root = group(brief, commands, examples);
  return buildApplication(root, {
    name: PROGRAM,
    localization: { text: usageText(usage) },
    scanner: {
      caseStyle: "allow-kebab-for-camel",
      allowArgumentEscapeSequence: true,
    },
    completion: { includeAliases: false },
  }, options);
}

/** What a command gets: its `Io`, and the streams the library writes to. */
export function contextOf(io: Io): Context {
  const process: StricliProcess = {
    stdout: stream(io.stdout),
    stderr: stream(io.stderr),
  };
  return { process, io };
}

/** The library's colors pass, but not those of the arguments that it quotes. */
function stream({ writeExactly, color }: Output): StricliProcess["stdout"] {
  const write = (text: string) => {
    const [, start = "", words = "", end = ""] = PAINTED.exec(text) ?? [];
    writeExactly(start + terminalText(words) + end);
  };
  return { write, getColorDepth: () => color ? 4 : 1 };
}

// deno-lint-ignore no-control-regex
const PAINTED = /^((?:\x1b\[\d+m){0,2})([^]*?)((?:\x1b\[\d+m){0,2}\n?)$/;
