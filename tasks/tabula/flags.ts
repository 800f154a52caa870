import {
  DIALECT_CHOICES,
  MESSAGES_FLAG,
  QUIET_FLAG,
  REPORT_FLAGS,
  withoutSlash,
} from "../cli/flags.ts";
import { TARGET_CHOICES } from "./options.ts";

/** The flag of all commands that read rules texts. */
export const DIALECT_FLAG = {
  kind: "enum",
  values: DIALECT_CHOICES,
  brief: "Dialect of the rules texts (default: auto, detected for each card)",
  optional: true,
} as const;

/** The flags that `generate`, `check` and `watch` share. */
export const TABULA_FLAGS = {
  tabula: {
    kind: "parsed",
    parse: withoutSlash,
    brief: "The directory of TOML files, given as an option",
    placeholder: "DIR",
    optional: true,
  },
  output: {
    kind: "parsed",
    parse: withoutSlash,
    brief: 'The directory for generated code (default: "generated" below the ' +
      "card files)",
    placeholder: "DIR",
    optional: true,
  },
  target: {
    kind: "enum",
    values: TARGET_CHOICES,
    optional: true,
    brief: "What to generate in addition to abilities: code constants (ts, " +
      "rust or all) or the texts as players see them (display)",
  },
  identifiers: {
    kind: "parsed",
    parse: String,
    brief: "The module that generated code imports the id types from, as " +
      "seen from --output (default: a generated one)",
    placeholder: "MODULE",
    optional: true,
  },
  dialect: DIALECT_FLAG,
  messages: { ...MESSAGES_FLAG, optional: true },
  ...REPORT_FLAGS,
  quiet: QUIET_FLAG,
} as const;

/** The short forms of the shared flags. */
export const TABULA_ALIASES = {
  i: "tabula",
  o: "output",
  t: "target",
  e: "errors",
  q: "quiet",
} as const;

/** The argument that `generate`, `check` and `watch` share. */
export const TABULA_POSITIONAL = {
  kind: "tuple",
  parameters: [{
    brief: "The directory of TOML files (default: the one that " +
      "dreamtides.json names, or else the current directory)",
    placeholder: "DIR",
    parse: withoutSlash,
    optional: true,
  }],
} as const;
