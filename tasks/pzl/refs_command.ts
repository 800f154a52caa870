import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { flag } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import { PATHS } from "./flags.ts";
import type { PzlRefsFlags } from "./options.ts";

/** `pzl refs` */
export const refsCommand: Command<Context> = command<PzlRefsFlags, string[]>({
  brief: "List the script variables of cards that puzzles run",
  description:
    "Forge renames variables (SVars) of card scripts from time to time; a " +
    "puzzle that runs one then starts without its effect. `pzl check --cards` " +
    "finds those that no longer exist.",
  examples: ["pzl refs examples/puzzles", "pzl refs puzzles --json"],
  parameters: {
    positional: PATHS,
    flags: {
      json: flag("Print the list for programs, as JSON"),
    },
  },
  load: onDemand(
    import.meta.resolve("./refs.ts"),
    ({ pzlRefs }: typeof import("./refs.ts")) => pzlRefs,
  ),
});
