/**
 * Replaces the bytes of a file that has several names or another owner, in its
 * place: a draft could take only one of the names, and would be ours. If it
 * fails, the old bytes come back.
 */
export function overwrite(
  path: string,
  before: Uint8Array,
  bytes: Uint8Array,
): void {
  using file = Deno.openSync(path, { write: true });
  try {
    // First what takes more space: a full disk shows before anything is lost.
    writeAt(file, before.length, bytes.subarray(before.length));
    writeAt(file, 0, bytes.subarray(0, before.length));
    file.truncateSync(bytes.length);
    file.syncDataSync();
  } catch (error) {
    writeAt(file, 0, before);
    file.truncateSync(before.length);
    throw error;
  }
}

function writeAt(file: Deno.FsFile, start: number, bytes: Uint8Array): void {
  file.seekSync(start, Deno.SeekMode.Start);
  for (let at = 0; at < bytes.length;) {
    at += file.writeSync(bytes.subarray(at));
  }
}
