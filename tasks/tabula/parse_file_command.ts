import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import { DIALECT_FLAG } from "./flags.ts";
import type { ParseFileFlags } from "./parse_file.ts";
import { pathFlag, REPORT_FLAGS } from "../cli/flags.ts";

/** `parse-file` */
export const parseFileCommand: Command<Context> = command<
  ParseFileFlags,
  [string?]
>({
  brief: "Parse the cards of a TOML file, write their abilities as JSON",
  description:
    "The result has the abilities of each card by its id. A card with errors is " +
    "reported at its position in the file and left out; then the exit code is 1.",
  examples: [
    "parse-file cards.toml --output abilities.json",
    "parse-file - < cards.toml",
    "parse-file --input cards.toml --errors short",
  ],
  parameters: {
    positional: {
      kind: "tuple",
      parameters: [{
        brief: 'The TOML file with the cards, or "-" for standard input',
        placeholder: "FILE",
        ...pathFlag(".toml"),
        optional: true,
      }],
    },
    flags: {
      input: {
        kind: "parsed",
        parse: String,
        brief: "The same file, given as an option",
        placeholder: "FILE",
        optional: true,
      },
      output: {
        kind: "parsed",
        parse: String,
        brief: `Where to write the JSON, or "-" for standard output`,
        placeholder: "FILE",
        default: "-",
      },
      dialect: DIALECT_FLAG,
      ...REPORT_FLAGS,
    },
    aliases: { i: "input", o: "output", e: "errors" },
  },
  load: onDemand(
    import.meta.resolve("./parse_file.ts"),
    ({ parseFile }: typeof import("./parse_file.ts")) => parseFile,
  ),
});
