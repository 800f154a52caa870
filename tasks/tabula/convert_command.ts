import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { flag, pathFlag, REPORT_FLAGS } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import type { ConvertFlags } from "./convert.ts";

/** `convert` */
export const convertCommand: Command<Context> = command<
  ConvertFlags,
  [string, ...string[]]
>({
  brief: "Rewrite cards in the other dialect",
  description:
    "Parses each card and writes its rules text and its variables in the other " +
    "dialect: {e} as {energy($e)}, or back. Nothing else in the file changes. A " +
    "card that would not parse to the same abilities again is left as it is, " +
    "and the exit code is 1.\n\n" +
    "Standard input is converted to standard output.",
  examples: [
    "convert cards.toml --to rlf",
    "convert cards --to classic --quiet",
    "convert cards.toml --to rlf --check",
    "convert - --to rlf < cards.toml > rlf-cards.toml",
  ],
  parameters: {
    positional: {
      kind: "array",
      minimum: 1,
      parameter: {
        brief: 'TOML files, directories of them, or "-" for standard input',
        ...pathFlag(".toml"),
        placeholder: "PATH",
      },
    },
    flags: {
      to: {
        kind: "enum",
        values: ["classic", "rlf"],
        brief: "The dialect to write",
      },
      check: flag("Write nothing; exit with 1 if a card would change"),
      quiet: flag("List only cards that cannot be converted"),
      ...REPORT_FLAGS,
    },
    aliases: { q: "quiet", e: "errors" },
  },
  load: onDemand(
    import.meta.resolve("./convert.ts"),
    ({ convert }: typeof import("./convert.ts")) => convert,
  ),
});
