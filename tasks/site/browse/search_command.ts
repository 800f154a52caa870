import type { Command } from "../../cli/stricli.ts";
import { command, type Context } from "../../cli/command.ts";
import { onDemand } from "../../cli/on_demand.ts";
import type { BrowseFlags } from "./cards_of.ts";
import { BROWSE_ALIASES, BROWSE_FLAGS } from "./flags.ts";

/** `search` */
export const searchCommand: Command<Context> = command<BrowseFlags, string[]>({
  brief: "Find cards by what they do, cost or say",
  description:
    "Terms side by side must all hold; `or` joins alternatives, `not` or a hyphen " +
    "negates, parentheses group. The fields are those of the gallery, such as " +
    "effect, trigger, cost, type and is. Without a field, a word is looked for in " +
    "names and texts.",
  examples: [
    'search "effect:DrawCards cost<=3"',
    'search "trigger:Judgment not type:Event" --json',
    "search is:broken --tabula examples/tabula",
  ],
  parameters: {
    positional: {
      kind: "array",
      parameter: {
        brief: "What to look for; without it, all cards are listed",
        placeholder: "SEARCH",
        parse: String,
      },
    },
    flags: BROWSE_FLAGS,
    aliases: BROWSE_ALIASES,
  },
  load: onDemand(
    import.meta.resolve("./search.ts"),
    ({ search }: typeof import("./search.ts")) => search,
  ),
});
