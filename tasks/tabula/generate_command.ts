import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import type { GenerateFlags } from "./options.ts";
import { JSON_FLAG, TABULA_ALIASES, TABULA_FLAGS } from "./flags.ts";

/** `generate` */
export const generateCommand: Command<Context> = command<GenerateFlags>({
  brief: "Make the artifacts of a directory of card files",
  description:
    "Writes parsed_abilities.json beside the TOML files, and constants for the " +
    "test cards\nand card lists in TypeScript and Rust. A card that cannot be " +
    "read is reported and left out.",
  examples: [
    "generate",
    "generate --tabula cards --out src/generated --target ts",
    "generate --tabula cards --target display",
    "generate --strict --errors short",
  ],
  parameters: {
    flags: {
      ...TABULA_FLAGS,
      strict: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Exit with 1 if anything could not be read",
      },
      json: JSON_FLAG,
    },
    aliases: TABULA_ALIASES,
  },
  load: async () => (await import("./generate.ts")).generate,
});
