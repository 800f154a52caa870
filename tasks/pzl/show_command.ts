import type { Command } from "@stricli/core";
import { command, type Context } from "../cli/command.ts";
import { onDemand } from "../cli/on_demand.ts";
import { FILE, OUTPUT } from "./flags.ts";
import type { PzlShowFlags } from "./options.ts";

/** `pzl show` */
export const showCommand: Command<Context> = command<PzlShowFlags, [string]>({
  brief: "Draw a puzzle as a board",
  examples: [
    "pzl show examples/puzzles/two_sparks.pzl",
    "pzl show my.pzl --html --output my.html",
    "pzl show my.pzl --svg > my.svg",
  ],
  parameters: {
    positional: { kind: "tuple", parameters: [FILE] },
    flags: {
      svg: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Draw an SVG picture",
      },
      html: {
        kind: "boolean",
        default: false,
        withNegated: false,
        brief: "Write an HTML page",
      },
      width: {
        kind: "parsed",
        parse: columnsOf,
        default: "80",
        brief: "Columns of the terminal",
        placeholder: "N",
      },
      output: OUTPUT,
    },
    aliases: { o: "output" },
  },
  load: onDemand(
    import.meta.resolve("./show.ts"),
    ({ pzlShow }: typeof import("./show.ts")) => pzlShow,
  ),
});

function columnsOf(input: string): number {
  const columns = Number(input);
  if (!Number.isInteger(columns) || columns < 40) {
    throw new Error(`Expected a whole number from 40, found "${input}"`);
  }
  return columns;
}
