import {
  type CardList,
  readCardScript,
  readEdition,
  readTokenScript,
} from "../../../pzl/mod.ts";
import { findFiles } from "../../cli/find_files.ts";
import { failure, type Io, type IoResult } from "../../cli/io.ts";
import { progress } from "../../cli/progress.ts";

/** The files of Forge that say what cards, tokens and sets there are. */
export interface ForgeFiles {
  readonly scripts: readonly string[];
  readonly tokens: readonly string[];
  readonly editions: readonly string[];
}

/**
 * Finds the card scripts of Forge in its `cardsfolder`, or in the directory
 * that holds it, and the tokens and editions beside it.
 */
export async function findForgeFiles(
  io: Io,
  path: string,
): Promise<IoResult<ForgeFiles>> {
  const directory = path.replace(/\/+$/, "");
  const isAbove = await io.isDirectory(`${directory}/cardsfolder`);
  const folder = isAbove ? `${directory}/cardsfolder` : directory;
  const scripts = await findFiles(io, folder, { ending: ".txt", deep: true });
  if (!scripts.ok) return scripts;
  if (scripts.value.length === 0) {
    return failure(
      `find a card in "${path}"`,
      "there is no *.txt; unpack cardsfolder.zip if Forge came with one",
    );
  }
  return {
    ok: true,
    value: {
      scripts: scripts.value,
      tokens: await filesBeside(io, folder, "tokenscripts"),
      editions: await filesBeside(io, folder, "editions"),
    },
  };
}

/** Visits all files in order, several being read at a time. */
export async function visitFiles(
  io: Io,
  files: readonly string[],
  visit: (path: string, bytes: Uint8Array) => void,
): Promise<IoResult<void>> {
  const line = progress(io.stderr);
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const some = files.slice(at, at + AT_A_TIME);
    const read = await Promise.all(some.map((path) => io.readFile(path)));
    for (const [index, outcome] of read.entries()) {
      if (!outcome.ok) return outcome;
      visit(some[index] ?? "", outcome.value);
    }
    line.update("Reading card scripts", at, files.length);
  }
  line.end();
  return { ok: true, value: undefined };
}

/** A divisor of the steps in which progress is shown. */
const AT_A_TIME = 50;

/** Reads what the files of Forge say. */
export async function readForgeFiles(
  io: Io,
  { scripts, tokens, editions }: ForgeFiles,
  withText: boolean,
): Promise<IoResult<CardList>> {
  const list = new Map<
    string,
    NonNullable<ReturnType<typeof readCardScript>>
  >();
  const decoder = new TextDecoder();
  const read = await visitFiles(io, scripts, (_, bytes) => {
    const card = readCardScript(decoder.decode(bytes), { withText });
    if (card) list.set(card.name, card);
  });
  if (!read.ok) return read;
  const found: ReturnType<typeof readTokenScript>[] = [];
  const readTokens = await visitFiles(io, tokens, (path, bytes) => {
    found.push(readTokenScript(path, decoder.decode(bytes)));
  });
  if (!readTokens.ok) return readTokens;
  const sets = new Set<string>();
  const readSets = await visitFiles(io, editions, (_, bytes) => {
    for (const code of readEdition(decoder.decode(bytes))) sets.add(code);
  });
  if (!readSets.ok) return readSets;
  return {
    ok: true,
    value: {
      cards: [...list.values()],
      ...(found.length > 0 ? { tokens: found } : {}),
      ...(sets.size > 0 ? { sets: [...sets] } : {}),
    },
  };
}

/** Text files of a directory beside another; none if there is no such one. */
async function filesBeside(
  io: Io,
  folder: string,
  name: string,
): Promise<readonly string[]> {
  const path = `${folder.replace(/[^/]*$/, "")}${name}`;
  if (!await io.isDirectory(path)) return [];
  const found = await findFiles(io, path, { ending: ".txt", deep: true });
  return found.ok ? found.value : [];
}
