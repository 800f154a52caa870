import type { Command, RouteMap } from "./stricli.ts";
import type { Context } from "./command.ts";

/** What the help of a command, or of a group of commands, says in words. */
export interface Documented {
  /** One line for the list of commands. */
  readonly brief: string;
  /** A paragraph for the help of the command itself. */
  readonly description?: string;
  /** Examples of what to type after the name of the program. */
  readonly examples: readonly string[];
}

type Route = Command<Context> | RouteMap<Context>;

const known = new WeakMap<Route, Documented>();

/** The words that belong to each command and group. */
export const documents = {
  /** Remembers the words of a command; returns the command. */
  add<R extends Route>(route: R, words: Documented): R {
    known.set(route, words);
    return route;
  },
  /** The words of a command. */
  of(route: Route): Documented {
    return known.get(route) ?? { brief: route.brief, examples: [] };
  },
} as const;
