import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import type { ParseFileFlags } from "./parse_file.ts";
import { REPORT_FORMATS } from "../cli/report.ts";

/** `parse-file` */
export const parseFileCommand: Command<Context> = command<ParseFileFlags>({
  brief: "Read the cards of a TOML file, write their abilities as JSON",
  description:
    "The result has the abilities of each card by its id. A card that cannot be " +
    "read is\nreported at its place in the file and left out; then the exit " +
    "code is 1.",
  examples: [
    "parse-file --input cards.toml --output abilities.json",
    "parse-file -i cards.toml -o -",
    "parse-file -i cards.toml -o abilities.json --format short",
  ],
  parameters: {
    flags: {
      input: {
        kind: "parsed",
        parse: String,
        brief: "The TOML file with the cards",
        placeholder: "FILE",
      },
      output: {
        kind: "parsed",
        parse: String,
        brief: `Where to write the JSON, or "-" for standard output`,
        placeholder: "FILE",
      },
      format: {
        kind: "enum",
        values: REPORT_FORMATS,
        default: "pretty",
        brief: "How to show what is wrong",
      },
    },
    aliases: { i: "input", o: "output", f: "format" },
  },
  load: async () => (await import("./parse_file.ts")).parseFile,
});
