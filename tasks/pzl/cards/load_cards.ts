import {
  type CardIndex,
  type CardList,
  indexCards,
  readNameList,
} from "../../../pzl/mod.ts";
import { failure, type Io, type IoResult } from "../../cli/io.ts";
import { readText } from "../../cli/read_text.ts";
import { readCachedList, writeCachedList } from "./cached_list.ts";
import { digest } from "./digest.ts";
import {
  findForgeFiles,
  type ForgeFiles,
  readForgeFiles,
  visitFiles,
} from "./forge_folder.ts";
import { readJsonFile } from "./json_file.ts";

/** Which list of cards to load, and where to keep what was made of it. */
export interface CardSource {
  /** A text file, a JSON file, or the `cardsfolder` of Forge. */
  readonly path: string;
  /** A file that keeps the list for the next time. */
  readonly cache?: string | undefined;
  /** Whether the texts of the cards are needed as well. */
  readonly withText?: boolean;
}

/** Loads a list of cards in which names are found at once. */
export async function loadCards(
  io: Io,
  { path, cache, withText = false }: CardSource,
): Promise<IoResult<CardIndex>> {
  const list = await io.isDirectory(path)
    ? await loadFolder(io, path, cache, withText)
    : path.endsWith(".json")
    ? await cached(io, cache, {
      digest: () => digestFile(io, path),
      read: () => readJsonFile(io, path),
    })
    : await loadNames(io, path);
  return list.ok ? { ok: true, value: indexCards(list.value) } : list;
}

async function loadNames(io: Io, path: string): Promise<IoResult<CardList>> {
  const text = await readText(io, path);
  if (!text.ok) return text;
  const list = readNameList(text.value);
  return list.cards.length > 0
    ? { ok: true, value: list }
    : failure(`read cards from "${path}"`, "there is no name in it");
}

async function loadFolder(
  io: Io,
  path: string,
  cache: string | undefined,
  withText: boolean,
): Promise<IoResult<CardList>> {
  const files = await findForgeFiles(io, path);
  if (!files.ok) return files;
  const list = await cached(io, cache, {
    digest: () => digestFiles(io, files.value),
    read: () => readForgeFiles(io, files.value, withText),
  });
  return list.ok && list.value.cards.length === 0
    ? failure(`read cards from "${path}"`, "no file of it is a card script")
    : list;
}

interface Loading {
  readonly digest: () => Promise<IoResult<string>>;
  readonly read: () => Promise<IoResult<CardList>>;
}

/** Uses the list that is kept for the same contents, or reads and keeps it. */
async function cached(
  io: Io,
  cache: string | undefined,
  loading: Loading,
): Promise<IoResult<CardList>> {
  if (cache === undefined) return await loading.read();
  const source = await loading.digest();
  if (!source.ok) return source;
  const kept = await readCachedList(io, cache, source.value);
  if (kept) return { ok: true, value: kept };
  const list = await loading.read();
  if (list.ok) await writeCachedList(io, cache, source.value, list.value);
  return list;
}

async function digestFile(io: Io, path: string): Promise<IoResult<string>> {
  const { add, end } = digest();
  const read = await io.readChunks(path, add);
  return read.ok ? { ok: true, value: end() } : read;
}

async function digestFiles(
  io: Io,
  { scripts, tokens, editions }: ForgeFiles,
): Promise<IoResult<string>> {
  const { add, end } = digest();
  const files = [...scripts, ...tokens, ...editions];
  const read = await visitFiles(io, files, (path, bytes) => {
    add(`\n${path} ${bytes.length}\n`);
    add(bytes);
  });
  return read.ok ? { ok: true, value: end() } : read;
}
