/** Files are compared in pieces of this size: they can be large. */
const PIECE = 1 << 20;

/** Whether these bytes are all that is in a file; throws if it cannot be read. */
export function hasBytes(path: string, bytes: Uint8Array): boolean {
  using file = Deno.openSync(path, { read: true });
  const piece = new Uint8Array(Math.min(PIECE, bytes.length + 1));
  let at = 0;
  for (;;) {
    const count = file.readSync(piece);
    if (count === null) return at === bytes.length;
    const expected = bytes.subarray(at, at + count);
    if (!equalBytes(piece.subarray(0, count), expected)) return false;
    at += count;
  }
}

/** Whether two lists of bytes are the same. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  const isAligned = (one.byteOffset | other.byteOffset) % 4 === 0;
  const words = isAligned ? one.length >> 2 : 0;
  const [ones, others] = [wordsOf(one, words), wordsOf(other, words)];
  for (let i = 0; i < ones.length; i++) if (ones[i] !== others[i]) return false;
  for (let i = 4 * words; i < one.length; i++) {
    if (one[i] !== other[i]) return false;
  }
  return true;
}

/** Four bytes at a time, as far as they go. */
function wordsOf(
  { buffer, byteOffset }: Uint8Array,
  count: number,
): Uint32Array {
  return count === 0
    ? new Uint32Array()
    : new Uint32Array(buffer, byteOffset, count);
}
