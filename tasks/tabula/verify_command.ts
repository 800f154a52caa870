import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import { REPORT_FORMATS } from "../cli/report.ts";
import { DIALECT_FLAG } from "./flags.ts";
import type { VerifyFlags } from "./verify.ts";

/** `verify` */
export const verifyCommand: Command<Context> = command<
  VerifyFlags,
  [string, ...string[]]
>({
  brief: "Check that cards survive a round trip",
  description:
    "Parses each card, writes it and parses it again. Shows whether its text is " +
    "the canonical\none and, if not, how the two differ. The exit code is 1 if a " +
    "card has errors or changes its\nmeaning.",
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
        brief: 'TOML files, directories of them, or "-" for standard input',
        parse: String,
        placeholder: "PATH",
      },
    },
    flags: {
      fix: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Rewrite rules texts to canonical form",
      },
      check: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Exit with 1 if a text is not canonical",
      },
      quiet: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Do not list cards whose text is canonical",
      },
      dialect: DIALECT_FLAG,
      errors: {
        kind: "enum",
        values: REPORT_FORMATS,
        default: "pretty",
        brief: "How to show problems",
      },
    },
    aliases: { q: "quiet", e: "errors" },
  },
  load: async () => (await import("./verify.ts")).verify,
});
