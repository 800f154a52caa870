import { flag, pathFlag, type Switch } from "../cli/flags.ts";

/** Demands more than Forge does. */
export const STRICT: Switch = flag(
  "Also require the fields that Forge treats as optional",
);

/** Puzzles and directories of puzzles. */
export const PATHS = {
  kind: "array",
  minimum: 1,
  parameter: {
    brief: 'Puzzle files, directories of them, or "-" for standard input',
    placeholder: "PATH",
    ...pathFlag(".pzl"),
  },
} as const;

/** One file to read. */
export const FILE = {
  brief: `A file, or "-" for standard input`,
  placeholder: "FILE",
  parse: String,
} as const;

/** Where the result goes. */
export const OUTPUT = {
  kind: "parsed",
  parse: String,
  default: "-",
  brief: `The file to write, or "-" for standard output`,
  placeholder: "FILE",
} as const;

/** A list of cards. */
export const CARDS = {
  kind: "parsed",
  parse: String,
  optional: true,
  brief: "The existing cards: a text file with a name per line, a JSON list, " +
    "Scryfall's bulk JSON or Forge's cardsfolder",
  placeholder: "PATH",
} as const;
