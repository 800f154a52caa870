import type { Routes } from "./command.ts";
import { completionsCommand } from "./commands/completions.ts";
import { parseCommand } from "./commands/parse.ts";

/** Every command by its name. To add one: an import above, a line below. */
export const COMMANDS: Routes = {
  parse: parseCommand,
  completions: completionsCommand,
};
