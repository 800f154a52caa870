/** Runs a test with a directory that is gone afterwards. */
export async function withDirectory(
  test: (path: string) => Promise<void>,
): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    await test(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

/** The names of all entries of a directory, in order. */
export function namesIn(directory: string): string[] {
  return [...Deno.readDirSync(directory)].map(({ name }) => name).sort();
}
