import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import { OUTPUT, PATHS } from "./flags.ts";
import type { OutputFlags } from "./options.ts";

/** `pzl gallery` */
export const puzzleGalleryCommand: Command<Context> = command<
  OutputFlags,
  string[]
>({
  brief: "Write a page with the boards of puzzles, and filters",
  examples: [
    "pzl gallery examples/puzzles --output puzzles.html",
    "pzl gallery puzzles > puzzles.html",
  ],
  parameters: {
    positional: PATHS,
    flags: { output: OUTPUT },
    aliases: { o: "output" },
  },
  load: onDemand(
    import.meta.resolve("./gallery.ts"),
    ({ pzlGallery }: typeof import("./gallery.ts")) => pzlGallery,
  ),
});
