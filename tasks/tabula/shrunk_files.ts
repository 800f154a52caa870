/** The text of each file, by name. */
export type Texts = ReadonlyMap<string, string>;

/**
 * The files that have lost text at their end, or rows, or are gone: as some
 * editors leave them for a moment, when they save.
 */
export function shrunkFiles(before: Texts, now: Texts): readonly string[] {
  return [...before.keys()].filter((name) =>
    isShrunk(before.get(name) ?? "", now.get(name))
  );
}

function isShrunk(before: string, now: string | undefined): boolean {
  if (now === undefined) return before.trim() !== "";
  const kept = now.trimEnd();
  if (kept.length >= before.trimEnd().length) return false;
  return before.startsWith(kept) || rowsIn(now) < rowsIn(before);
}

function rowsIn(text: string): number {
  return text.match(/^[ \t]*\[\[/gm)?.length ?? 0;
}
