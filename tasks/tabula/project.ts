import { closest } from "../../diagnostics/mod.ts";
import type { DialectChoice } from "../../dreamtides/mod.ts";
import { DIALECT_CHOICES } from "../cli/flags.ts";
import { failure, type IoResult } from "../cli/io.ts";
import { parseJson } from "../cli/parse_json.ts";
import { OUTPUT_TARGETS, type OutputTarget } from "./options.ts";

/** The name of the project file. */
export const PROJECT_FILE = "dreamtides.json";

/** A project file: what the Tabula commands do without flags. */
export interface Project {
  /** The JSON Schema of this file, for editors. */
  readonly $schema?: string;
  /** The directory of TOML files, as seen from this file; by default, its own. */
  readonly tabula?: string;
  /** The directory for generated code; by default, "generated" below `tabula`. */
  readonly out?: string;
  /** What to generate besides the abilities; by default, `ts` and `rust`. */
  readonly targets?: readonly OutputTarget[];
  /** The module that generated code imports the id types from. */
  readonly identifiers?: string;
  /** The dialect of rules texts; by default, each card shows its own. */
  readonly dialect?: DialectChoice;
}

type Check = (value: unknown) => string | undefined;

const isText: Check = (value) =>
  typeof value === "string" && value !== "" ? undefined : "expected a string";

const areTargets: Check = (value) =>
  Array.isArray(value) &&
    value.every((each) => OUTPUT_TARGETS.some((target) => target === each))
    ? undefined
    : `expected a list of ${
      OUTPUT_TARGETS.map((target) => `"${target}"`).join(", ")
    }`;

const isDialect: Check = (value) =>
  DIALECT_CHOICES.some((each) => each === value)
    ? undefined
    : `expected "auto", "classic" or "rlf"`;

const CHECKS: { readonly [K in keyof Required<Project>]: Check } = {
  $schema: isText,
  tabula: isText,
  out: isText,
  targets: areTargets,
  identifiers: isText,
  dialect: isDialect,
};

/** Reads a project file, or says what is wrong with it. */
export function parseProject(path: string, text: string): IoResult<Project> {
  const json = parseJson(text);
  if (!json.ok) return failure(`read "${path}"`, json.reason);
  const { value } = json;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return failure(`read "${path}"`, "expected an object");
  }
  const problem = Object.entries(value).map(problemOf)
    .find((each) => each !== undefined);
  return problem === undefined
    ? { ok: true, value }
    : failure(`use "${path}"`, problem);
}

function problemOf([key, value]: [string, unknown]): string | undefined {
  if (!isKey(key)) {
    const meant = closest(key, Object.keys(CHECKS));
    const hint = meant === undefined ? "" : `, did you mean "${meant}"?`;
    return `unknown key "${key}"${hint}`;
  }
  const problem = CHECKS[key](value);
  return problem === undefined ? undefined : `"${key}": ${problem}`;
}

function isKey(key: string): key is keyof Project {
  return Object.hasOwn(CHECKS, key);
}
