import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import { writeAtomically } from "../../../../tasks/cli/deno/write_atomically.ts";
import { namesIn, withDirectory } from "../../temporary.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read", "write");

const DRAFT = "0a0b0c0d-0000-4000-8000-000000000001";
const OTHER = "0a0b0c0d-0000-4000-8000-000000000002";

test("writeAtomically() writes only what is new, and leaves no draft", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/a.json`;
    strictEqual(await writeAtomically(path, "1"), "written");
    strictEqual(await writeAtomically(path, "1"), "unchanged");
    strictEqual(await writeAtomically(path, "\uFEFF1"), "written");
    deepStrictEqual(
      await Deno.readFile(path),
      new Uint8Array([239, 187, 191, 49]),
    );
    deepStrictEqual(namesIn(directory), ["a.json"]);
  }));

test("writeAtomically() leaves no draft if it fails", () =>
  withDirectory(async (directory) => {
    await Deno.mkdir(`${directory}/a.json/b`, { recursive: true });
    await rejects(writeAtomically(`${directory}/a.json`, "1"));
    deepStrictEqual(namesIn(directory), ["a.json"]);
  }));

test("writeAtomically() removes the drafts of dead processes, of this file alone", () =>
  withDirectory(async (directory) => {
    const files = [
      `a.json.${DRAFT}.tmp`,
      `a.json.${OTHER}.tmp`,
      "a.json.tmp",
      `b.json.${DRAFT}.tmp`,
    ];
    for (const name of files) {
      Deno.writeTextFileSync(`${directory}/${name}`, "");
    }
    // A process that lives holds a lock on what it writes.
    using other = Deno.openSync(`${directory}/a.json.${OTHER}.tmp`);
    other.lockSync(true);
    const left = [
      "a.json",
      `a.json.${OTHER}.tmp`,
      "a.json.tmp",
      `b.json.${DRAFT}.tmp`,
    ];
    for (const _ of ["written", "unchanged"]) {
      Deno.writeTextFileSync(`${directory}/a.json.${DRAFT}.tmp`, "");
      await writeAtomically(`${directory}/a.json`, "1");
      deepStrictEqual(namesIn(directory), left);
    }
  }));

test({
  name: "writeAtomically() keeps a link and the file's permissions",
  ignore: Deno.build.os === "windows",
  fn: () =>
    withDirectory(async (directory) => {
      await Deno.writeTextFile(`${directory}/a.json`, "1");
      await Deno.chmod(`${directory}/a.json`, 0o640);
      await Deno.symlink("a.json", `${directory}/link.json`);
      strictEqual(
        await writeAtomically(`${directory}/link.json`, "2"),
        "written",
      );
      strictEqual((await Deno.lstat(`${directory}/link.json`)).isSymlink, true);
      strictEqual(await Deno.readTextFile(`${directory}/a.json`), "2");
      strictEqual(
        (await Deno.stat(`${directory}/a.json`)).mode! & 0o777,
        0o640,
      );
    }),
});

for (const text of ["", "a", "Été", "a".repeat(4099), "\u{1f98a}".repeat(9)]) {
  test(`writeAtomically() writes ${JSON.stringify(text.slice(0, 20))} as UTF-8`, () =>
    withDirectory(async (directory) => {
      const path = `${directory}/a.txt`;
      await writeAtomically(path, text);
      strictEqual(await Deno.readTextFile(path), text);
    }));
}
