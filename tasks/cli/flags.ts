/** Annotated excerpts, one line each, JSON, or annotations on GitHub. */
const REPORT_FORMATS = ["pretty", "short", "json", "github"] as const;

/** A format of diagnostics. */
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** The flags of commands that report problems. */
export type ReportFlags = {
  readonly errors: ReportFormat;
  readonly all: boolean;
};

/** How problems are shown. */
export const REPORT_FLAGS = {
  errors: {
    kind: "enum",
    values: REPORT_FORMATS,
    default: "pretty",
    placeholder: "FORMAT",
    brief: "How to show problems",
  },
  all: flag("Show every problem with its excerpt, however many there are"),
} as const;

/** What `--dialect` can be; "auto" is the dialect that each text shows. */
export const DIALECT_CHOICES = ["auto", "classic", "rlf"] as const;

/** The messages that rules text is displayed with. */
export const MESSAGES_FLAG = {
  kind: "enum",
  values: DIALECT_CHOICES,
  brief:
    "Display texts as the game did with classic templates, or as it does " +
    "today (rlf); auto, the default, goes by the dialect",
} as const;

/** The switch that leaves only problems in the output. */
export const QUIET_FLAG: Switch = flag("Print problems only");

/** The flag of commands that can print a report for programs. */
export const JSON_FLAG: Switch = flag("Print a report for programs, as JSON");

/** A flag without a value. */
export interface Switch {
  readonly kind: "boolean";
  readonly default: false;
  readonly withNegated: false;
  readonly brief: string;
}

/** A flag that is off unless it is given. */
export function flag(brief: string): Switch {
  return { kind: "boolean", default: false, withNegated: false, brief };
}

/** A path on the command line; shells offer the files that end so. */
export interface PathParameter {
  readonly parse: (input: string) => string;
  readonly proposeCompletions: (typed: string) => readonly string[];
}

/** A path to files whose names end with `.toml`, `.pzl` and the like. */
export function pathFlag(ending: `.${string}`): PathParameter {
  return {
    parse: String,
    proposeCompletions: (typed) => [`${typed}*${ending}`],
  };
}

/** Shells put a slash after a directory; paths of files would have two. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "");
}

/** The name of an option as it is typed: `--allow-errors` for `allowErrors`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
