import type { Command } from "../../cli/stricli.ts";
import { command, type Context } from "../../cli/command.ts";
import { onDemand } from "../../cli/on_demand.ts";
import type { BrowseFlags } from "./cards_of.ts";
import { BROWSE_ALIASES, BROWSE_FLAGS } from "./flags.ts";

/** `show` */
export const showCommand: Command<Context> = command<BrowseFlags, string[]>({
  brief: "Show one card: text, as players see it, abilities, problems",
  description:
    "Finds a card by its name, by its id, or by a part of its name that no other " +
    "card has. The exit code is 1 if there is no such card, or if it has errors.",
  examples: [
    'show "Lantern Fox" --tabula examples/tabula',
    "show lantern --json",
  ],
  parameters: {
    positional: {
      kind: "array",
      parameter: {
        brief: "The name of a card, or its id",
        placeholder: "NAME|ID",
        parse: String,
      },
      minimum: 1,
    },
    flags: BROWSE_FLAGS,
    aliases: BROWSE_ALIASES,
  },
  load: onDemand(
    import.meta.resolve("./show.ts"),
    ({ show }: typeof import("./show.ts")) => show,
  ),
});
