import type { Routes } from "./command.ts";
import { checkCommand } from "./commands/check.ts";
import { completionsCommand } from "./commands/completions.ts";
import { generateCommand } from "./commands/generate.ts";
import { lorcanaCommands } from "./commands/lorcana.ts";
import { parseCommand } from "./commands/parse.ts";
import { parseFileCommand } from "./commands/parse_file.ts";
import { pzlCommands } from "./commands/pzl.ts";
import { verifyCommand } from "./commands/verify.ts";
import { watchCommand } from "./commands/watch.ts";

/** Every command by its name. To add one: an import above, a line below. */
export const COMMANDS: Routes = {
  parse: parseCommand,
  "parse-file": parseFileCommand,
  verify: verifyCommand,
  generate: generateCommand,
  check: checkCommand,
  watch: watchCommand,
  pzl: pzlCommands,
  lorcana: lorcanaCommands,
  completions: completionsCommand,
};
