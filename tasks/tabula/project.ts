import { closest, locate } from "../../diagnostics/internal.ts";
import type { DialectChoice } from "../../lexer/mod.ts";
import { DIALECT_CHOICES } from "../cli/flags.ts";
import type { IoFailed, IoResult } from "../cli/io.ts";
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
  /** The messages of the display texts; by default, those of the dialect. */
  readonly messages?: DialectChoice;
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
  messages: isDialect,
};

/** Reads a project file, or says where it is wrong, and why. */
export function parseProject(path: string, text: string): IoResult<Project> {
  const wrong = (offset: number, reason: string): IoFailed => {
    const { line, column } = locate({ file: path, text }, offset);
    const problem = `${path}:${line}:${column}: ${reason}`;
    return { ok: false, problem, reason };
  };
  const json = parseJson(text);
  if (!json.ok) return wrong(json.offset ?? 0, json.what);
  const { value } = json;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return wrong(0, "expected an object");
  }
  const places = keyPlaces(text);
  for (const [key, each] of Object.entries(value)) {
    const [first = 0, second] = places.get(key) ?? [];
    const problem = problemOf(key, each);
    if (problem !== undefined) return wrong(first, problem);
    if (second !== undefined) return wrong(second, `duplicate key "${key}"`);
  }
  return { ok: true, value };
}

/** Where each key of the outermost object begins. */
function keyPlaces(
  text: string,
): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  let depth = 0;
  for (const { 0: token, 1: key, index } of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") depth++;
    else if (token === "}" || token === "]") depth--;
    else if (depth === 1 && key !== undefined) {
      const name = String(JSON.parse(key));
      places.set(name, [...places.get(name) ?? [], index]);
    }
  }
  return places;
}

/** A bracket, or a string, which is a key before a colon. */
const TOKEN = /[{}[\]]|("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"/g;

function problemOf(key: string, value: unknown): string | undefined {
  if (!isKey(key)) {
    const meant = closest(key, Object.keys(CHECKS));
    const hint = meant === undefined ? "" : `: did you mean "${meant}"?`;
    return `unknown key "${key}"${hint}`;
  }
  const problem = CHECKS[key](value);
  return problem === undefined ? undefined : `"${key}": ${problem}`;
}

function isKey(key: string): key is keyof Project {
  return Object.hasOwn(CHECKS, key);
}
