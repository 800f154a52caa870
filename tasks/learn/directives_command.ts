import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { JSON_FLAG } from "../cli/flags.ts";
import type { DirectivesFlags } from "./directives.ts";

/** `directives [NAME...]` */
export const directivesCommand: Command<Context> = command<
  DirectivesFlags,
  string[]
>({
  brief: "List the directives, their variables and an example of each",
  description:
    "A directive is a word in braces that stands for a value or for " +
    "a word of the game. In a text, capitals do not matter, and a number may " +
    "follow its name: {cards2} reads the variable cards2. In the RLF dialect " +
    "the text names the variable itself: {cards($c)}.",
  examples: [
    "directives",
    "directives cards e",
    "directives --dialect rlf energy",
    "directives --json",
  ],
  parameters: {
    positional: {
      kind: "array",
      parameter: {
        brief: "Only these directives, with or without braces",
        placeholder: "NAME",
        parse: String,
      },
    },
    flags: {
      dialect: {
        kind: "enum",
        values: ["classic", "rlf"],
        default: "classic",
        brief: "The dialect to list",
      },
      json: JSON_FLAG,
    },
  },
  load: async () => (await import("./directives.ts")).directives,
});
