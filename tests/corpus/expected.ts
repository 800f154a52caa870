import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { assertAll } from "../corpus.ts";
import { testWith } from "../permissions.ts";
import { corpusFile, type ExpectedFiles, storedText } from "./files.ts";
import { pretty } from "./pretty.ts";

const test = testWith("read");

/** Compares what is stored for a language with what comes out now. */
export function testExpected(folder: string, files: ExpectedFiles): void {
  for (const [path, outcomes] of Object.entries(files)) {
    test(`everything in tests/corpus/${path} comes out as expected`, () => {
      const stored = casesOf(storedText(path));
      const fresh = casesOf(pretty(outcomes()));
      const names = new Set([...Object.keys(stored), ...Object.keys(fresh)]);
      assertAll(
        [...names],
        (name) => strictEqual(pretty(fresh[name]), pretty(stored[name])),
        (name) => JSON.stringify(name),
      );
    });
  }

  test(`tests/corpus/${folder}/expected has no file that nothing makes`, () => {
    const stored = [...Deno.readDirSync(corpusFile(`${folder}/expected`))]
      .map(({ name }) => `${folder}/expected/${name}`);
    deepStrictEqual(stored.toSorted(), Object.keys(files).toSorted());
  });
}

function casesOf(text: string): Readonly<Record<string, unknown>> {
  return text === "" ? {} : JSON.parse(text);
}
