import type { CardList } from "../../../pzl/mod.ts";
import type { Io } from "../../cli/io.ts";
import { say } from "../../cli/say.ts";
import { readText } from "../../cli/read_text.ts";
import { digestOf } from "./digest.ts";

/** Changes with the form of a list, so that an old one is not misread. */
const VERSION = 2;

/** A list of cards as it is kept in a file. */
interface Kept {
  readonly version: number;
  /** The digest of the files the list was made from. */
  readonly source: string;
  /** The digest of the list itself: a damaged file is not used. */
  readonly digest: string;
  readonly list: CardList;
}

/** The list that was kept for these contents, if there is a sound one. */
export async function readCachedList(
  io: Io,
  path: string,
  source: string,
): Promise<CardList | undefined> {
  const text = await readText(io, path);
  const kept = text.ok ? keptIn(text.value) : undefined;
  if (!kept || kept.version !== VERSION || kept.source !== source) {
    return undefined;
  }
  return kept.digest === digestOf(JSON.stringify(kept.list))
    ? kept.list
    : undefined;
}

/** Keeps a list for the next time, but not in a file that is something else. */
export async function writeCachedList(
  io: Io,
  path: string,
  source: string,
  list: CardList,
): Promise<void> {
  const old = await readText(io, path);
  if (old.ok && old.value !== "" && keptIn(old.value) === undefined) {
    const problem = `Cannot write "${path}": it is not a list that was kept`;
    say(io.stderr, `warning: ${problem}`);
    return;
  }
  const digest = digestOf(JSON.stringify(list));
  const kept: Kept = { version: VERSION, source, digest, list };
  const written = await io.writeFile(path, JSON.stringify(kept));
  // The list is at hand in any case.
  if (!written.ok) say(io.stderr, `warning: ${written.problem}`);
}

function keptIn(text: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it has the form of a kept list; its digest vouches for the rest. */
function isKept(value: unknown): value is Kept {
  return typeof value === "object" && value !== null && "version" in value &&
    "source" in value && "digest" in value && "list" in value;
}
