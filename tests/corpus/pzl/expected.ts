import { isGranted } from "../../permissions.ts";
import type { ExpectedFiles } from "../files.ts";
import { puzzleOutcome, snippetOutcome } from "./outcome.ts";
import { SNIPPETS } from "./snippets.ts";

const FOLDER = new URL("files/", import.meta.url);

/** A puzzle of our own that can be read, by the name of its file. */
export interface OwnPuzzle {
  readonly name: string;
  readonly text: string;
}

/** Every puzzle of our own that can be read. */
export const PUZZLES: readonly OwnPuzzle[] = puzzleFiles()
  .map((file) => ({
    name: file.replace(".pzl", ""),
    text: Deno.readTextFileSync(new URL(file, FOLDER)),
  }))
  .toSorted((a, b) => a.name < b.name ? -1 : 1);

/** The names of their files; none without permission to read them. */
function puzzleFiles(): readonly string[] {
  return isGranted("read")
    ? [...Deno.readDirSync(FOLDER)].map(({ name }) => name)
    : [];
}

/** What each file of expected outcomes would hold now. */
export const PZL_FILES: ExpectedFiles = {
  ...Object.fromEntries(
    PUZZLES.map(({ name, text }) => [
      `pzl/expected/${name}.json`,
      () => puzzleOutcome(text),
    ]),
  ),
  "pzl/expected/snippets.json": () =>
    Object.fromEntries(
      SNIPPETS.map(({ name, text, profile }) => [
        name,
        snippetOutcome(text, profile),
      ]),
    ),
};
