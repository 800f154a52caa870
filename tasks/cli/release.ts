/**
 * Gives the memory of large bytes that nobody needs any longer back at once; the
 * engine itself would wait until it needs more.
 */
export function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
