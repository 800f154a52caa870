import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import type { GenerateFlags } from "./options.ts";
import { JSON_FLAG, TABULA_ALIASES, TABULA_FLAGS } from "./flags.ts";

/** `generate` */
export const generateCommand: Command<Context> = command<GenerateFlags>({
  brief: "Build the artifacts of a directory of card files",
  description:
    "Writes parsed_abilities.json beside the TOML files, and constants for the " +
    "test cards\nand card lists in TypeScript and Rust. A card with errors is " +
    "reported; it keeps the\nabilities of an earlier run if there are any, and " +
    "has none otherwise. If a whole file\ncannot be used, nothing is written.",
  examples: [
    "generate",
    "generate --tabula cards --out src/generated --target ts",
    "generate --tabula cards --target display",
    "generate --allow-errors --errors short",
  ],
  parameters: {
    flags: {
      ...TABULA_FLAGS,
      allowErrors: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Exit with 0 although cards have errors",
      },
      json: JSON_FLAG,
    },
    aliases: TABULA_ALIASES,
  },
  load: async () => (await import("./generate.ts")).generate,
});
