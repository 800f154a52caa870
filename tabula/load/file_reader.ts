import { decodeSource, type SourceFile } from "../toml/source.ts";

/** Where the files of a Tabula directory come from. */
export interface TabulaFiles {
  /** A path, or an address into an archive: `jar:file:/app.apk!/assets/Tabula`. */
  readonly directory: string;
  /**
   * Reads a file by its path, as `Deno.readFile` does; fails if there is none.
   */
  readonly readFile: (path: string) => Promise<Uint8Array>;
}

/** A file that was asked for; absent is not the same as unreadable. */
export type FoundFile = SourceFile & { readonly isAbsent?: boolean };

/** Reads the files of one directory by name. */
export type FileReader = (name: string) => Promise<FoundFile>;

const NO_BYTES = "readFile() gave something else than bytes";

/** A reader of the files in a directory or in an archive. */
export function fileReader({ directory, readFile }: TabulaFiles): FileReader {
  const archive = archiveAddress(directory);
  const read = archive === undefined
    ? (name: string) => readFile(pathIn(directory, name))
    : archiveReader(archive, readFile);
  return async (name) => {
    try {
      const bytes = await read(name);
      if (!(bytes instanceof Uint8Array)) throw new Error(NO_BYTES);
      isBearable(bytes.length);
      return decodeSource(name, bytes);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { name, failure, isAbsent: isNotFound(error) };
    }
  };
}

function pathIn(directory: string, name: string): string {
  return directory === "" || directory.endsWith("/")
    ? directory + name
    : `${directory}/${name}`;
}

function isNotFound(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "NotFound" ||
    ("code" in error && error.code === "ENOENT");
}

interface ArchiveAddress {
  readonly archive: string;
  readonly folder: string;
}

/** `jar:file:///data/base.apk!/assets/Tabula` in its two parts. */
function archiveAddress(address: string): ArchiveAddress | undefined {
  const parts = /^jar:file:(?:\/\/(?=\/))?(.+?)!\/(.*)$/.exec(address);
  const [, archive, folder] = parts ?? [];
  if (archive === undefined || folder === undefined) return undefined;
  return {
    archive: decoded(archive),
    folder: decoded(folder).replace(/\/$/, ""),
  };
}

/** Such addresses may or may not be percent-encoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function archiveReader(
  { archive, folder }: ArchiveAddress,
  readFile: TabulaFiles["readFile"],
): (name: string) => Promise<Uint8Array> {
  let bytes: Promise<Uint8Array> | undefined;
  return async (name) => {
    const { unzipSync } = await import("fflate");
    const path = folder === "" ? name : `${folder}/${name}`;
    bytes ??= readFile(archive);
    // Checked before it is unpacked: a small archive can hold a huge file.
    const isWanted = (entry: { name: string; originalSize: number }) =>
      entry.name === path && isBearable(entry.originalSize);
    const found = unzipSync(await bytes, { filter: isWanted })[path];
    if (found === undefined) throw notInArchive(path);
    return found;
  };
}

// A hundred times as much as the cards of a large game.
const MOST_MEGABYTES = 256;

/** Refuses a file that is too large to be card data. */
function isBearable(bytes: number): true {
  if (bytes <= MOST_MEGABYTES * 2 ** 20) return true;
  throw new Error(`it is larger than ${MOST_MEGABYTES} MB`);
}

function notInArchive(path: string): Error {
  const error = new Error(`there is no "${path}" in the archive`);
  error.name = "NotFound";
  return error;
}
