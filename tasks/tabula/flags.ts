import { REPORT_FORMATS } from "../cli/report.ts";
import { DEFAULT_OUT, DEFAULT_TABULA, DIALECTS, TARGETS } from "./options.ts";

/** The flag of all commands that read rules texts. */
export const DIALECT_FLAG = {
  kind: "enum",
  values: DIALECTS,
  default: "auto",
  brief: "The dialect of rules texts; auto looks at each card",
} as const;

/** The flags that `generate`, `check` and `watch` share. */
export const TABULA_FLAGS = {
  tabula: {
    kind: "parsed",
    parse: withoutSlash,
    brief: "The directory of TOML files",
    placeholder: "DIR",
    default: DEFAULT_TABULA,
  },
  out: {
    kind: "parsed",
    parse: withoutSlash,
    brief: "The directory for generated code",
    placeholder: "DIR",
    default: DEFAULT_OUT,
  },
  target: {
    kind: "enum",
    values: TARGETS,
    default: "all",
    brief: "The language of generated code, or display for texts as displayed",
  },
  identifiers: {
    kind: "parsed",
    parse: String,
    brief: "A TypeScript module with the id types, instead of a generated one",
    placeholder: "MODULE",
    optional: true,
  },
  dialect: DIALECT_FLAG,
  errors: {
    kind: "enum",
    values: REPORT_FORMATS,
    default: "pretty",
    brief: "How to show problems",
  },
  quiet: {
    kind: "boolean",
    default: false,
    withNegated: false,
    brief: "Print problems only",
  },
} as const;

/** The flag of commands that can print a report for programs. */
export const JSON_FLAG = {
  kind: "boolean",
  default: false,
  withNegated: false,
  brief: "Print a report for programs",
} as const;

/** The short forms of the shared flags. */
export const TABULA_ALIASES = {
  i: "tabula",
  o: "out",
  t: "target",
  e: "errors",
  q: "quiet",
} as const;

/** Shells put a slash after a directory; paths of files would have two. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "");
}
