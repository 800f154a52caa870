import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { assertAll } from "../corpus.ts";
import { corpusFile, FILES, freshText, storedText } from "./files.ts";
import { pretty } from "./pretty.ts";

for (const path of Object.keys(FILES)) {
  Deno.test(`everything in tests/corpus/${path} comes out as expected`, () => {
    const stored = casesOf(storedText(path));
    const fresh = casesOf(freshText(path));
    const names = new Set([...Object.keys(stored), ...Object.keys(fresh)]);
    assertAll(
      [...names],
      (name) => strictEqual(pretty(fresh[name]), pretty(stored[name])),
      (name) => JSON.stringify(name),
    );
  });
}

for (const folder of ["dreamtides", "lorcana", "pzl"]) {
  Deno.test(`tests/corpus/${folder}/expected has no file that nothing makes`, () => {
    const files = [...Deno.readDirSync(corpusFile(`${folder}/expected`))]
      .map(({ name }) => `${folder}/expected/${name}`);
    const made = Object.keys(FILES)
      .filter((path) => path.startsWith(`${folder}/`));
    deepStrictEqual(files.toSorted(), made.toSorted());
  });
}

function casesOf(text: string): Readonly<Record<string, unknown>> {
  return text === "" ? {} : JSON.parse(text);
}
