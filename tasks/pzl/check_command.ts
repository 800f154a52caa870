import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { flag, JSON_FLAG, REPORT_FLAGS } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import { CARDS, PATHS, STRICT } from "./flags.ts";
import { DENIABLE, type PzlCheckFlags } from "./options.ts";

/** `pzl check` */
export const checkCommand: Command<Context> = command<PzlCheckFlags, string[]>({
  brief: "Show what is wrong with puzzle files",
  description:
    "Directories are searched for *.pzl. An error makes Forge crash, " +
    "refuse the puzzle or fail to load its list; the exit code is then 1. A " +
    "warning is read differently or ignored, lint is only odd.",
  examples: [
    "pzl check examples/puzzles",
    "pzl check my.pzl --strict --deny warnings --deny lint",
    "pzl check puzzles --errors short",
    "pzl check puzzles --cards forge/res/cardsfolder --index cards.idx",
    "pzl check puzzles --cards oracle-cards.json",
    "pzl check my.pzl --fix",
  ],
  parameters: {
    positional: PATHS,
    flags: {
      strict: STRICT,
      ...REPORT_FLAGS,
      deny: {
        kind: "enum",
        values: DENIABLE,
        variadic: ",",
        optional: true,
        brief: "Treat these as errors",
        placeholder: "KIND",
      },
      fix: flag("Apply suggested edits, except to card names, and show each"),
      json: JSON_FLAG,
      cards: CARDS,
      index: {
        kind: "parsed",
        parse: String,
        optional: true,
        brief: "Keep the index of the cards in this file for the next time",
        placeholder: "FILE",
      },
    },
    aliases: { e: "errors", d: "deny" },
  },
  load: onDemand(
    import.meta.resolve("./check.ts"),
    ({ pzlCheck }: typeof import("./check.ts")) => pzlCheck,
  ),
});
