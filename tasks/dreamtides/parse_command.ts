import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { DIALECT_CHOICES, MESSAGES_FLAG, REPORT_FLAGS } from "../cli/flags.ts";
import { FORMATS, type ParseFlags, STAGES } from "./parse_options.ts";

/** `parse TEXT` */
export const parseCommand: Command<Context> = command<ParseFlags, [string]>({
  brief: "Parse rules text and print its abilities",
  description:
    'The result is an array with one ability for each paragraph. The word "parse" ' +
    "is optional.",
  examples: [
    `parse "Draw {cards}." --vars "cards: 2"`,
    `"{Judgment} Gain {e}." -v "e: 1" -f ron`,
    `parse "{Judgment} Gain {e}." -v "e: 1" -f text`,
    `parse - --stage resolve -v "cards: 2" < rules.txt`,
    `parse "Draw {cads}." --errors short`,
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
        default: "json",
        brief: "The format of the result",
      },
      stage: {
        kind: "enum",
        values: STAGES,
        default: "ast",
        brief: "Stop after this stage",
      },
      dialect: {
        kind: "enum",
        values: DIALECT_CHOICES,
        default: "auto",
        brief: "The dialect of the text; auto looks at its directives",
      },
      messages: {
        ...MESSAGES_FLAG,
        default: "auto",
      },
      ...REPORT_FLAGS,
    },
    aliases: { v: "vars", f: "format", s: "stage", e: "errors" },
  },
  load: async () => (await import("./parse.ts")).parseText,
});
