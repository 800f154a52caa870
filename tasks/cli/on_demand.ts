/**
 * Imports what a command needs when the command runs, and not before. Deno
 * reads whatever an `import("…")` names before the program starts, whichever
 * command is run; it cannot do so for a URL that is computed. In a clone such
 * an import takes permission to read, so it is for commands that read files.
 */
export function onDemand<M, F>(
  url: string,
  pick: (module: M) => F,
): () => Promise<F> {
  return async () => pick(await import(url));
}
