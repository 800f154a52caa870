import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import type { TabulaFlags } from "./options.ts";
import { TABULA_ALIASES, TABULA_FLAGS, TABULA_POSITIONAL } from "./flags.ts";

/** `watch` */
export const watchCommand: Command<Context> = command<TabulaFlags, [string?]>({
  brief: "Rebuild the artifacts whenever a card file changes",
  description: "Continues after errors; press Ctrl+C to stop.",
  examples: ["watch", "watch cards --output src/generated --target ts"],
  parameters: {
    positional: TABULA_POSITIONAL,
    flags: TABULA_FLAGS,
    aliases: TABULA_ALIASES,
  },
  load: onDemand(
    import.meta.resolve("./watch.ts"),
    ({ watch }: typeof import("./watch.ts")) => watch,
  ),
});
