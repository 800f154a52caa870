import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { flag } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import { PATHS } from "./flags.ts";
import type { PzlStatsFlags } from "./options.ts";

/** `pzl stats` */
export const statsCommand: Command<Context> = command<PzlStatsFlags, string[]>({
  brief: "Count goals, difficulties, zones, modifiers and counters",
  examples: ["pzl stats examples/puzzles", "pzl stats puzzles --json"],
  parameters: {
    positional: PATHS,
    flags: {
      json: flag("Print the counts for programs, as JSON"),
    },
  },
  load: onDemand(
    import.meta.resolve("./stats.ts"),
    ({ pzlStats }: typeof import("./stats.ts")) => pzlStats,
  ),
});
