import type { Command } from "../../cli/stricli.ts";
import { command, type Context } from "../../cli/command.ts";
import { flag, JSON_FLAG, pathFlag, REPORT_FLAGS } from "../../cli/flags.ts";
import { onDemand } from "../../cli/on_demand.ts";
import { DIALECT_FLAG } from "../flags.ts";
import type { VerifyFlags } from "./verify.ts";

/** `verify` */
export const verifyCommand: Command<Context> = command<
  VerifyFlags,
  string[]
>({
  brief: "Check that cards survive a round trip",
  description:
    "Parses each card, writes it and parses it again. Lists the cards whose text " +
    "is not canonical, the first few with the canonical text. The exit code is 1 " +
    "if a card has errors or changes its meaning. What else a row needs to be " +
    "loaded matters only if you name the whole directory of the game; check " +
    "reports it, too.\n\n" +
    "--fix applies suggestions that are certain, such as misspelled words and " +
    "missing periods, and then rewrites the text, and its variables if need " +
    "be, to canonical form. It never changes what a card means.",
  examples: [
    "verify",
    "verify cards.toml",
    "verify cards --quiet",
    "verify cards.toml --fix",
  ],
  parameters: {
    positional: {
      kind: "array",
      parameter: {
        brief: 'TOML files, directories of them, or "-" for standard input ' +
          "(default: the directory that dreamtides.json names, or else the " +
          "current one)",
        ...pathFlag(".toml"),
        placeholder: "PATH",
      },
    },
    flags: {
      fix: flag(
        "Correct what is certain and rewrite rules texts to canonical form",
      ),
      check: flag("Exit with 1 if a text is not canonical"),
      quiet: flag("List only cards that are wrong"),
      json: JSON_FLAG,
      dialect: DIALECT_FLAG,
      ...REPORT_FLAGS,
      all: flag("List every card, and show every difference and problem"),
    },
    aliases: { q: "quiet", e: "errors" },
  },
  load: onDemand(
    import.meta.resolve("./verify.ts"),
    ({ verify }: typeof import("./verify.ts")) => verify,
  ),
});
