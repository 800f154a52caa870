/** Files of expected outcomes by their paths, and what each would hold now. */
export type ExpectedFiles = Readonly<Record<string, () => unknown>>;

/** Where a file of the corpus lies. */
export function corpusFile(path: string): URL {
  return new URL(path, import.meta.url);
}

/** The text that a file has, or nothing if it is not there. */
export function storedText(path: string): string {
  try {
    return Deno.readTextFileSync(corpusFile(path));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return "";
    throw error;
  }
}
