/** Modules by their file names, as a bundler splits them. */
export type Chunks = Readonly<Record<string, string>>;

/**
 * The chunks that a door loads on demand, but that import what the door itself
 * consists of. A bundler may put the latter into the chunk of a page that awaits
 * the former at its top level: then both wait for each other forever.
 */
export function findWaitingChunks(
  chunks: Chunks,
  door: string,
): readonly string[] {
  const first = findImports(chunks, [door]);
  const late = [...first].flatMap((name) => namesIn(chunks[name] ?? "", LATE));
  return late.filter((name) =>
    !findImports(chunks, [name]).isDisjointFrom(first)
  );
}

/** Some chunks and all that they import before they run. */
function findImports(
  chunks: Chunks,
  names: readonly string[],
): ReadonlySet<string> {
  const all = new Set(names);
  // Members that are added meanwhile are visited, too.
  for (const name of all) {
    for (const each of namesIn(chunks[name] ?? "", NOW)) all.add(each);
  }
  return all;
}

const NOW = /\b(?:from|import)\s*"\.\/([^"]+)"/g;
const LATE = /\bimport\("\.\/([^"]+)"\)/g;

function namesIn(code: string, pattern: RegExp): readonly string[] {
  return Array.from(code.matchAll(pattern), ([, name = ""]) => name);
}
