import { flag } from "../../cli/flags.ts";
import { TABULA_FLAGS } from "../../tabula/flags.ts";

/** The flags of commands that look at cards. */
export const BROWSE_FLAGS = {
  tabula: {
    ...TABULA_FLAGS.tabula,
    brief: "The directory of TOML files (default: the one that " +
      "dreamtides.json names, or else the current directory)",
  },
  json: flag("Print the cards for programs, as JSON"),
} as const;

/** Their short forms. */
export const BROWSE_ALIASES = { i: "tabula" } as const;
