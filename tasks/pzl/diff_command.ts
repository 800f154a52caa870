import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { flag, REPORT_FLAGS } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import { FILE } from "./flags.ts";
import type { PzlDiffFlags } from "./options.ts";

/** `pzl diff` */
export const diffCommand: Command<Context> = command<
  PzlDiffFlags,
  [string, string]
>({
  brief: "Show which cards moved, appeared or changed between two puzzles",
  description: "Spelling, comments and ids do not count. The exit code is 1 " +
    "if the puzzles differ, or if one of them cannot be read.",
  examples: ["pzl diff before.pzl after.pzl", "pzl diff a.pzl b.pzl --json"],
  parameters: {
    positional: {
      kind: "tuple",
      parameters: [
        { ...FILE, placeholder: "BEFORE" },
        { ...FILE, placeholder: "AFTER" },
      ],
    },
    flags: {
      json: flag("Print the changes for programs, as JSON"),
      ...REPORT_FLAGS,
    },
    aliases: { e: "errors" },
  },
  load: onDemand(
    import.meta.resolve("./diff.ts"),
    ({ pzlDiff }: typeof import("./diff.ts")) => pzlDiff,
  ),
});
