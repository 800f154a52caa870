import type { RouteMap } from "../cli/stricli.ts";
import { command, type Context, group } from "../cli/command.ts";
import { flag, JSON_FLAG, REPORT_FLAGS } from "../cli/flags.ts";
import { onDemand } from "../cli/on_demand.ts";
import {
  LORCANA_CARD_TYPES,
  LORCANA_LEVELS,
  LORCANA_TARGETS,
  type LorcanaCoverageFlags,
  type LorcanaParseFileFlags,
  type LorcanaParseFlags,
} from "./options.ts";

const LEVEL = {
  kind: "enum",
  values: LORCANA_LEVELS,
  default: "full",
  brief: "Rule set: full, or documented (the smaller original)",
} as const;

function path(brief: string, placeholder: string) {
  return {
    kind: "tuple",
    parameters: [{ brief, placeholder, parse: String }],
  } as const;
}

const parse = command<LorcanaParseFlags, [string]>({
  brief: "Parse a Lorcana ability text and print what it means, as JSON",
  description:
    "The exit code is 1 if a word is not accounted for; the report " +
    "underlines it.",
  examples: [
    'lorcana parse "Draw 2 cards, then choose and discard a card."',
    'lorcana parse "{E}, 2 {I} — Ready chosen item." --name "MEND"',
    "lorcana parse - --card-type action --print < text.txt",
  ],
  parameters: {
    positional: path('The text, or "-" for standard input', "TEXT"),
    flags: {
      level: LEVEL,
      ...REPORT_FLAGS,
      name: {
        kind: "parsed",
        parse: String,
        optional: true,
        brief: "The printed name of the ability",
      },
      cardType: {
        kind: "enum",
        values: LORCANA_CARD_TYPES,
        optional: true,
        brief: "The type of the card",
      },
      targets: {
        kind: "enum",
        values: LORCANA_TARGETS,
        default: "compact",
        brief: "Short names for frequent targets, or always the whole query",
      },
      print: flag("Print canonical text instead of JSON"),
    },
    aliases: { l: "level", e: "errors", n: "name", t: "cardType" },
  },
  load: onDemand(
    import.meta.resolve("./parse.ts"),
    ({ lorcanaParse }: typeof import("./parse.ts")) => lorcanaParse,
  ),
});

const parseFile = command<LorcanaParseFileFlags, [string]>({
  brief: "Parse all texts of a JSON file",
  description: 'The file is an array of texts, or of objects with a "text" ' +
    'and, if known, "id", "name" and "cardType". The exit code is 1 if one ' +
    "of them is not read in full.",
  examples: ["lorcana parse-file texts.json --output abilities.json"],
  parameters: {
    positional: path(
      'A JSON file with texts, or "-" for standard input',
      "FILE",
    ),
    flags: {
      level: LEVEL,
      ...REPORT_FLAGS,
      output: {
        kind: "parsed",
        parse: String,
        default: "-",
        brief: 'The file to write, or "-" for standard output',
        placeholder: "FILE",
      },
    },
    aliases: { l: "level", e: "errors", o: "output" },
  },
  load: onDemand(
    import.meta.resolve("./parse_file.ts"),
    ({ lorcanaParseFile }: typeof import("./parse_file.ts")) =>
      lorcanaParseFile,
  ),
});

const coverage = command<LorcanaCoverageFlags, [string]>({
  brief: "Show which texts are not read in full, and where they stop",
  description:
    'A file is an array of texts, or of objects with a "text". Texts are ' +
    "grouped by what was being read where they stop, the largest group " +
    "first. The exit code is 1 if any text is not read in full.",
  examples: [
    "lorcana coverage texts.json",
    "lorcana coverage cards --quiet --at-least 95",
    "lorcana coverage cards --json",
  ],
  parameters: {
    positional: path(
      'A JSON file with texts, a directory of them, or "-" for standard input',
      "PATH",
    ),
    flags: {
      level: LEVEL,
      ...REPORT_FLAGS,
      quiet: flag("Print only the counts"),
      json: JSON_FLAG,
      atLeast: {
        kind: "parsed",
        parse: percentOf,
        default: "100",
        brief: "Exit with 0 if this share of the texts is read in full",
        placeholder: "PERCENT",
      },
    },
    aliases: { l: "level", e: "errors", q: "quiet" },
  },
  load: onDemand(
    import.meta.resolve("./coverage.ts"),
    ({ lorcanaCoverage }: typeof import("./coverage.ts")) => lorcanaCoverage,
  ),
});

function percentOf(input: string): number {
  const percent = input.trim() === "" ? NaN : Number(input);
  if (percent >= 0 && percent <= 100) return percent;
  throw new Error("expected a number from 0 to 100");
}

/** The commands for Lorcana texts. */
export const lorcanaCommands: RouteMap<Context> = group(
  "Read ability texts of Disney Lorcana",
  { parse, "parse-file": parseFile, coverage },
  [
    'lorcana parse "Gain 2 lore."',
    "lorcana coverage texts.json",
  ],
);
