import { deepStrictEqual, rejects, strictEqual } from "node:assert/strict";
import {
  readExactly,
  removeStaleDrafts,
  writeAtomically,
} from "../../tasks/write_atomically.ts";

async function inDirectory(
  action: (directory: string) => Promise<void>,
): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    await action(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

function names(directory: string): string[] {
  return [...Deno.readDirSync(directory)].map(({ name }) => name).sort();
}

Deno.test("writeAtomically() writes only what is new, and leaves no draft", async () => {
  await inDirectory(async (directory) => {
    const path = `${directory}/a.json`;
    strictEqual(await writeAtomically(path, "1"), "written");
    strictEqual(await writeAtomically(path, "1"), "unchanged");
    strictEqual(await writeAtomically(path, "\uFEFF1"), "written");
    strictEqual(await readExactly(path), "\uFEFF1");
    deepStrictEqual(names(directory), ["a.json"]);
  });
});

Deno.test("writeAtomically() leaves no draft if it fails", async () => {
  await inDirectory(async (directory) => {
    await Deno.mkdir(`${directory}/a.json/b`, { recursive: true });
    await rejects(writeAtomically(`${directory}/a.json`, "1"));
    deepStrictEqual(names(directory), ["a.json"]);
  });
});

Deno.test("removeStaleDrafts() removes old drafts of the given files alone", async () => {
  await inDirectory(async (directory) => {
    const old = new Date(Date.now() - 60_000);
    const files = ["a.json.12.tmp", "a.json.tmp", "b.json.12.tmp", "a.json"];
    for (const name of files) {
      await Deno.writeTextFile(`${directory}/${name}`, "");
      await Deno.utime(`${directory}/${name}`, old, old);
    }
    await Deno.writeTextFile(`${directory}/a.json.13.tmp`, "");
    await removeStaleDrafts(directory, ["a.json"]);
    deepStrictEqual(names(directory), [
      "a.json",
      "a.json.13.tmp",
      "a.json.tmp",
      "b.json.12.tmp",
    ]);
  });
});
