import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import type { GenerateFlags } from "./options.ts";
import { flag, JSON_FLAG } from "../cli/flags.ts";
import { TABULA_ALIASES, TABULA_FLAGS, TABULA_POSITIONAL } from "./flags.ts";

/** `generate` */
export const generateCommand: Command<Context> = command<
  GenerateFlags,
  [string?]
>({
  brief: "Build the artifacts of a directory of card files",
  description:
    "Writes parsed_abilities.json next to the TOML files, and constants for " +
    "test cards and card lists in TypeScript and Rust. A card with errors is " +
    "reported and left out; its text stays as it is. If a file that the game " +
    "loads cannot be read, nothing is written. Says which cards have other " +
    "abilities than before.",
  examples: [
    "generate",
    "generate cards --output src/generated --target ts",
    "generate cards --target display",
    "generate --allow-errors --errors short",
    "generate --fix",
  ],
  parameters: {
    positional: TABULA_POSITIONAL,
    flags: {
      ...TABULA_FLAGS,
      fix: flag(
        "First correct what is certain and rewrite rules texts to canonical " +
          "form, in the card files",
      ),
      allowErrors: flag("Exit with 0 even if cards have errors"),
      json: JSON_FLAG,
    },
    aliases: TABULA_ALIASES,
  },
  load: onDemand(
    import.meta.resolve("./generate.ts"),
    ({ generate }: typeof import("./generate.ts")) => generate,
  ),
});
