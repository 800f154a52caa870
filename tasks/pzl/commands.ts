import type { RouteMap } from "@stricli/core";
import { command, type Context, group } from "../cli/command.ts";
import {
  DENIABLE,
  type PzlCheckFlags,
  type PzlFormatFlags,
  type PzlJsonFlags,
  type PzlStatsFlags,
} from "./options.ts";
import { REPORT_FORMATS } from "../cli/report.ts";

const STRICT = {
  kind: "boolean",
  default: false,
  withNegated: false,
  brief: "Also require the fields that Forge treats as optional",
} as const;

const PATHS = {
  kind: "array",
  minimum: 1,
  parameter: {
    brief: 'Puzzle files, directories of them, or "-" for standard input',
    placeholder: "PATH",
    parse: String,
  },
} as const;

const check = command<PzlCheckFlags, string[]>({
  brief: "Show what is wrong with puzzle files",
  description: "Directories are searched for *.pzl. The exit code is 1 if a " +
    "file has errors.",
  examples: [
    "pzl check examples/puzzles",
    "pzl check my.pzl --strict --deny warnings --deny lint",
    "pzl check puzzles --errors short",
  ],
  parameters: {
    positional: PATHS,
    flags: {
      strict: STRICT,
      errors: {
        kind: "enum",
        values: REPORT_FORMATS,
        default: "pretty",
        brief: "How to show problems",
      },
      deny: {
        kind: "enum",
        values: DENIABLE,
        variadic: ",",
        optional: true,
        brief: "Treat these as errors",
      },
    },
    aliases: { e: "errors", d: "deny" },
  },
  load: async () => (await import("./check.ts")).pzlCheck,
});

const json = command<PzlJsonFlags, [string]>({
  brief: "Print how a puzzle file reads, as JSON",
  examples: ["pzl json examples/puzzles/two_sparks.pzl", "pzl json - < my.pzl"],
  parameters: {
    positional: {
      kind: "tuple",
      parameters: [{
        brief: `A puzzle file, or "-" for standard input`,
        placeholder: "FILE",
        parse: String,
      }],
    },
    flags: { strict: STRICT },
  },
  load: async () => (await import("./json.ts")).pzlJson,
});

const format = command<PzlFormatFlags, string[]>({
  brief: "Tidy puzzle files; comments and the order of lines stay",
  description: "Without a flag the result goes to standard output.",
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
  load: async () => (await import("./format.ts")).pzlFormat,
});

const stats = command<PzlStatsFlags, string[]>({
  brief: "Count goals, difficulties, zones, modifiers and counters",
  examples: ["pzl stats examples/puzzles", "pzl stats puzzles --json"],
  parameters: {
    positional: PATHS,
    flags: {
      json: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Print the table for programs",
      },
    },
  },
  load: async () => (await import("./stats.ts")).pzlStats,
});

/** `pzl check`, `pzl json`, `pzl format`, `pzl stats` */
export const pzlCommands: RouteMap<Context> = group(
  "Read, check and tidy puzzle files of Forge",
  { check, json, format, stats },
);
