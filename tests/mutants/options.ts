import { parseArgs } from "node:util";
import { SUITES } from "./suites.ts";

/** What a run was asked to do. */
export interface MutantOptions {
  /** Folders, or paths below them. */
  readonly folders: readonly string[];
  /** How many mutants to try in each. */
  readonly count: number;
  readonly seed: number;
  /** How many at a time. */
  readonly jobs: number;
  /** The least share in percent that tests must notice. */
  readonly atLeast: number;
  /** Whether tests may read the reference data beside the repository. */
  readonly withReference: boolean;
}

/** What to type. */
export const USAGE: string = `Usage: deno task mutants [options]
  --folder X        a folder, or a path below one; repeat it for several
  --count N         mutants to try in each folder (40)
  --seed S          picks them (1)
  --jobs J          how many to try at a time (1)
  --at-least P      the percentage that tests must notice (90)
  --with-reference  let tests read the reference data beside the repository`;

/** The options, or why they make no sense. */
export function mutantOptions(
  args: readonly string[],
): MutantOptions | { readonly problem: string } {
  try {
    return checked(valuesOf(args));
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function valuesOf(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      folder: { type: "string", multiple: true },
      count: { type: "string", default: "40" },
      seed: { type: "string", default: "1" },
      jobs: { type: "string", default: "1" },
      "at-least": { type: "string", default: "90" },
      "with-reference": { type: "boolean", default: false },
    },
  });
  return values;
}

function checked(values: ReturnType<typeof valuesOf>): MutantOptions {
  const folders = values.folder ?? Object.keys(SUITES);
  const unknown = folders.find((path) => !(folderOf(path) in SUITES));
  if (unknown !== undefined) {
    const known = Object.keys(SUITES).join(", ");
    throw new Error(`Cannot try "${unknown}": the folders are ${known}`);
  }
  return {
    folders,
    count: whole("count", values.count, 1),
    seed: whole("seed", values.seed, 0),
    jobs: whole("jobs", values.jobs, 1),
    atLeast: whole("at-least", values["at-least"], 0),
    withReference: values["with-reference"],
  };
}

/** "parser" of "parser/diagnose". */
export function folderOf(path: string): string {
  return path.split("/")[0] ?? path;
}

function whole(name: string, value: string, least: number): number {
  if (/^\d+$/.test(value) && Number(value) >= least) return Number(value);
  throw new Error(`--${name} must be a number from ${least}, not "${value}"`);
}
