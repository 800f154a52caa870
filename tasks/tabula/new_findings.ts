import type { Finding, Findings } from "../cli/findings.ts";

/** How problems differ from those of an earlier pass. */
export interface NewFindings {
  /** Those that were not there before. */
  readonly fresh: readonly Findings[];
  /** The number of those that were. */
  readonly known: number;
  /** The number of those that are gone. */
  readonly gone: number;
}

/** Tells new problems from old ones, wherever those have moved in their file. */
export function newFindings(
  before: readonly Findings[],
  now: readonly Findings[],
): NewFindings {
  const left = new Map<string, number>();
  for (const name of before.flatMap(namesOf)) {
    left.set(name, (left.get(name) ?? 0) + 1);
  }
  let known = 0;
  const isFresh = (name: string): boolean => {
    const same = left.get(name) ?? 0;
    if (same === 0) return true;
    left.set(name, same - 1);
    known++;
    return false;
  };
  const fresh = now.map(({ source, diagnostics }) => ({
    source,
    diagnostics: diagnostics.filter((each) =>
      isFresh(nameOf(source.file, each))
    ),
  }));
  const gone = [...left.values()].reduce((sum, each) => sum + each, 0);
  return { fresh, known, gone };
}

function namesOf({ source, diagnostics }: Findings): readonly string[] {
  return diagnostics.map((each) => nameOf(source.file, each));
}

/** What makes a problem the same one: all but its place in the file. */
function nameOf(
  file: string,
  { code, message, entry = "" }: Finding["diagnostic"],
): string {
  return JSON.stringify([file, entry, code, message]);
}
