import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import { PATHS } from "./flags.ts";
import type { PzlFormatFlags } from "./options.ts";

/** `pzl format` */
export const formatCommand: Command<Context> = command<
  PzlFormatFlags,
  string[]
>({
  brief: "Tidy puzzle files without changing what Forge reads",
  description: "Comments, line ends and the order of lines stay; what has a " +
    "warning is left as it is. Without a flag the result goes to standard output.",
  examples: [
    "pzl format my.pzl",
    "pzl format --write puzzles",
    "pzl format --check puzzles",
  ],
  parameters: {
    positional: PATHS,
    flags: {
      check: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Only name the files that are not tidy; the exit code is then 1",
      },
      write: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Write the files back",
      },
    },
    aliases: { c: "check", w: "write" },
  },
  load: onDemand(
    import.meta.resolve("./format.ts"),
    ({ pzlFormat }: typeof import("./format.ts")) => pzlFormat,
  ),
});
