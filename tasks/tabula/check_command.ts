import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import type { CheckFlags } from "./options.ts";
import { JSON_FLAG } from "../cli/flags.ts";
import { TABULA_ALIASES, TABULA_FLAGS, TABULA_POSITIONAL } from "./flags.ts";

/** `check` */
export const checkCommand: Command<Context> = command<CheckFlags, [string?]>({
  brief: "Check that the game will load and the artifacts are up to date",
  description: "Writes nothing. The exit code is 1 if something in the card " +
    "files is wrong, or if an artifact is not what generate would write.",
  examples: ["check", "check cards --output src/generated --target ts"],
  parameters: {
    positional: TABULA_POSITIONAL,
    flags: { ...TABULA_FLAGS, json: JSON_FLAG },
    aliases: TABULA_ALIASES,
  },
  load: onDemand(
    import.meta.resolve("./check.ts"),
    ({ checkTabula }: typeof import("./check.ts")) => checkTabula,
  ),
});
