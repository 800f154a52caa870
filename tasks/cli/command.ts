import {
  type BaseArgs,
  type BaseFlags,
  buildCommand,
  buildRouteMap,
  type Command,
  type CommandContext,
  type RouteMap,
  type StricliProcess,
  type TypedCommandParameters,
} from "./stricli.ts";
import { type Documented, documents } from "./documents.ts";
import type { Io } from "./io.ts";

/** The name of the program in help texts and completions. */
export const PROGRAM = "dreamtides";

/** The first argument with which the scripts of shells ask for proposals. */
export const PROPOSE = "--propose-completions";

/** What the command line passes to a command. */
export interface Context extends CommandContext {
  readonly process: StricliProcess;
  readonly io: Io;
}

/** The description of a command. */
export interface CommandSpec<FLAGS extends BaseFlags, ARGS extends BaseArgs>
  extends Documented {
  readonly parameters: TypedCommandParameters<FLAGS, ARGS, Context>;
  /**
   * Imports the function that does the work; only the command that was asked
   * for is loaded. The function returns the exit code: 0, or 1 if something in
   * the input is wrong.
   */
  readonly load: () => Promise<
    (io: Io, flags: FLAGS, ...args: ARGS) => number | Promise<number>
  >;
}

/** Makes a command out of its description. */
export function command<FLAGS extends BaseFlags, ARGS extends BaseArgs = []>(
  { parameters, load, ...words }: CommandSpec<FLAGS, ARGS>,
): Command<Context> {
  const built = buildCommand<FLAGS, ARGS, Context>({
    docs: { brief: words.brief },
    parameters,
    loader: async () => {
      const run = await load();
      return async function (flags, ...args) {
        this.process.exitCode = await run(this.io, flags, ...args);
      };
    },
  });
  return documents.add(built, words);
}

/** Commands, and groups of commands, by name. */
export type Routes = Readonly<
  Record<string, Command<Context> | RouteMap<Context>>
>;

/** A whole command line. */
export interface Program {
  /** One line for the help of the program itself. */
  readonly brief: string;
  /** Examples of what to type after the name of the program. */
  readonly examples: readonly string[];
  readonly commands: Routes;
  /** The command to run if the first word is not a command. */
  readonly defaultCommand: string;
}

/** Makes a group of commands: `pzl check`, `pzl format`. */
export function group(
  brief: string,
  routes: Routes,
  examples: readonly string[] = [],
): RouteMap<Context> {
  const built = buildRouteMap<string, Context>({
    docs: { brief },
    // Without a prototype, so that "constructor" is not a command.
    routes: Object.assign(Object.create(null), routes),
    aliases: Object.create(null),
  });
  return documents.add(built, { brief, examples });
}
