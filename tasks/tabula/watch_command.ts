import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import type { TabulaFlags } from "./options.ts";
import { TABULA_ALIASES, TABULA_FLAGS } from "./flags.ts";

/** `watch` */
export const watchCommand: Command<Context> = command<TabulaFlags>({
  brief: "Rebuild the artifacts whenever a card file changes",
  description: "Goes on after errors; Ctrl+C ends it.",
  examples: ["watch", "watch --tabula cards --out src/generated --target ts"],
  parameters: { flags: TABULA_FLAGS, aliases: TABULA_ALIASES },
  load: async () => (await import("./watch.ts")).watch,
});
