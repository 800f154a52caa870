import { completionsCommand } from "./cli/completions/completions_command.ts";
import type { Program } from "./cli/command.ts";
import { lspCommand } from "./editor/lsp_command.ts";
import { parseCommand } from "./dreamtides/parse_command.ts";
import { directivesCommand } from "./learn/directives_command.ts";
import { explainCommand } from "./learn/explain_command.ts";
import { lorcanaCommands } from "./lorcana/commands.ts";
import { pzlCommands } from "./pzl/commands.ts";
import { galleryCommand } from "./site/gallery_command.ts";
import { searchCommand } from "./site/browse/search_command.ts";
import { showCommand } from "./site/browse/show_command.ts";
import { checkCommand } from "./tabula/check_command.ts";
import { diffCommand } from "./tabula/diff/diff_command.ts";
import { convertCommand } from "./tabula/convert_command.ts";
import { generateCommand } from "./tabula/generate_command.ts";
import { parseFileCommand } from "./tabula/parse_file_command.ts";
import { verifyCommand } from "./tabula/verify/verify_command.ts";
import { watchCommand } from "./tabula/watch_command.ts";

/** The whole command line. To add a command: an import above, a line below. */
export const DREAMTIDES_COMMANDS: Program = {
  brief: "Turn the rules text of cards into data",
  examples: [
    `"Draw {cards}." --vars "cards: 2"`,
    "parse-file cards.toml --output abilities.json",
    "generate examples/tabula",
  ],
  commands: {
    parse: parseCommand,
    "parse-file": parseFileCommand,
    verify: verifyCommand,
    convert: convertCommand,
    generate: generateCommand,
    check: checkCommand,
    watch: watchCommand,
    show: showCommand,
    search: searchCommand,
    diff: diffCommand,
    gallery: galleryCommand,
    pzl: pzlCommands,
    lorcana: lorcanaCommands,
    explain: explainCommand,
    directives: directivesCommand,
    lsp: lspCommand,
    completions: completionsCommand,
  },
  defaultCommand: "parse",
};
