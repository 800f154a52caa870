import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import { REPORT_FORMATS } from "../cli/report.ts";
import type { VerifyFlags } from "./verify.ts";

/** `verify` */
export const verifyCommand: Command<Context> = command<
  VerifyFlags,
  [string, ...string[]]
>({
  brief: "Read cards, write them, read them again, and compare",
  description:
    "Shows for each card of the TOML files whether its text is the canonical " +
    "one, and\nwhere not, how the two differ. The exit code is 1 if a card " +
    "cannot be read or reads\ndifferently once written.",
  examples: [
    "verify cards.toml",
    "verify cards --quiet",
    "verify cards.toml --fix",
  ],
  parameters: {
    positional: {
      kind: "array",
      minimum: 1,
      parameter: {
        brief: "A TOML file, or a directory of them",
        parse: String,
        placeholder: "PATH",
      },
    },
    flags: {
      fix: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Rewrite rules texts to the canonical ones, and nothing else",
      },
      quiet: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Leave out the cards whose text is canonical",
      },
      format: {
        kind: "enum",
        values: REPORT_FORMATS,
        default: "pretty",
        brief: "How to show what is wrong",
      },
    },
    aliases: { q: "quiet", f: "format" },
  },
  load: async () => (await import("./verify.ts")).verify,
});
