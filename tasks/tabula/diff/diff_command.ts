import type { Command } from "../../cli/stricli.ts";
import { command, type Context } from "../../cli/command.ts";
import { flag, pathFlag } from "../../cli/flags.ts";
import { onDemand } from "../../cli/on_demand.ts";
import type { DiffFlags } from "./diff.ts";

const SIDE = {
  brief: "A directory of card files, or a parsed_abilities.json",
  ...pathFlag(".json"),
} as const;

/** `diff` */
export const diffCommand: Command<Context> = command<
  DiffFlags,
  [string, string]
>({
  brief: "Compare two card directories or artifacts, card by card",
  description:
    "Lists the cards that are new, gone, or have other abilities or another " +
    "wording. Cards are matched by id. The exit code is 1 if there is any " +
    "difference.",
  examples: [
    "diff old/cards cards",
    "diff old_abilities.json cards/parsed_abilities.json --json",
  ],
  parameters: {
    positional: {
      kind: "tuple",
      parameters: [
        { ...SIDE, placeholder: "OLD" },
        { ...SIDE, placeholder: "NEW" },
      ],
    },
    flags: { json: flag("Print the changes for programs, as JSON") },
  },
  load: onDemand(
    import.meta.resolve("./diff.ts"),
    ({ diff }: typeof import("./diff.ts")) => diff,
  ),
});
