/**
 * Throws if the user may not write a file: to replace it, it would be enough that
 * its directory is writable.
 */
export function assertWritable(path: string): void {
  Deno.openSync(path, { write: true }).close();
}
