import type { Command } from "../cli/stricli.ts";
import { command, type Context } from "../cli/command.ts";
import { flag, REPORT_FLAGS } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import { CARDS, FILE, OUTPUT } from "./flags.ts";
import { NARROWEST, type PzlShowFlags } from "./options.ts";

/** `pzl show` */
export const showCommand: Command<Context> = command<PzlShowFlags, [string]>({
  brief: "Draw a puzzle as a board",
  examples: [
    "pzl show examples/puzzles/two_sparks.pzl",
    "pzl show my.pzl --html --output my.html",
    "pzl show my.pzl --svg > my.svg",
    "pzl show my.pzl --cards forge/res/cardsfolder",
  ],
  parameters: {
    positional: { kind: "tuple", parameters: [FILE] },
    flags: {
      svg: flag("Draw an SVG picture"),
      html: flag("Write an HTML page"),
      width: {
        kind: "parsed",
        parse: columnsOf,
        optional: true,
        brief: "The width of the board in columns (default: that of the " +
          "terminal)",
        placeholder: "N",
      },
      solution: flag("Also show the section [solution]; a page folds it"),
      cards: CARDS,
      output: OUTPUT,
      ...REPORT_FLAGS,
    },
    aliases: { o: "output", e: "errors" },
  },
  load: onDemand(
    import.meta.resolve("./show.ts"),
    ({ pzlShow }: typeof import("./show.ts")) => pzlShow,
  ),
});

function columnsOf(input: string): number {
  const columns = Number(input);
  if (!Number.isInteger(columns) || columns < NARROWEST) {
    throw new Error(`expected a whole number, ${NARROWEST} or more`);
  }
  return columns;
}
