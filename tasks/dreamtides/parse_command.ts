import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import { REPORT_FORMATS } from "../cli/report.ts";
import { FORMATS, type ParseFlags, STAGES } from "./parse_options.ts";

/** `parse TEXT` */
export const parseCommand: Command<Context> = command<ParseFlags, [string]>({
  brief: "Read rules text, print its abilities",
  description:
    'One ability is printed as an object, several as an array. TEXT "-" reads ' +
    'standard input.\nThe word "parse" may be left out.',
  examples: [
    `parse "Draw {cards}." --vars "cards: 2"`,
    `"{Judgment} Gain {e}." -v "e: 1" -f ron`,
    `parse - --stage resolve -v "cards: 2" < rules.txt`,
    `parse "Draw {cads}." --format short`,
  ],
  parameters: {
    positional: {
      kind: "tuple",
      parameters: [{
        brief: `The rules text, or "-" for standard input`,
        placeholder: "TEXT",
        parse: String,
      }],
    },
    flags: {
      vars: {
        kind: "parsed",
        parse: String,
        brief: `Values of the variables: "cards: 2, e: 3"`,
        placeholder: "VARS",
        optional: true,
      },
      format: {
        kind: "enum",
        values: FORMATS,
        optional: true,
        brief: "The form of the result, json by default; short: of mistakes",
      },
      stage: {
        kind: "enum",
        values: STAGES,
        default: "ast",
        brief: "How far to go: tokens, tokens with values, abilities, segments",
      },
      errors: {
        kind: "enum",
        values: REPORT_FORMATS,
        optional: true,
        brief: "How to show what is wrong; by default pretty, or as --format",
      },
    },
    aliases: { v: "vars", f: "format", s: "stage", e: "errors" },
  },
  load: async () => (await import("./parse.ts")).parseText,
});
