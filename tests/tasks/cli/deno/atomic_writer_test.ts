import { strictEqual } from "node:assert/strict";
import { atomicWriter } from "../../../../tasks/cli/deno/atomic_writer.ts";
import { equalBytes } from "../../../../tasks/cli/deno/has_bytes.ts";
import { withDirectory } from "../../temporary.ts";

Deno.test("atomicWriter() notices what others did to a file that it wrote", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/a.json`;
    const write = atomicWriter();
    strictEqual(await write(path, "1"), "written");
    strictEqual(await write(path, "1"), "unchanged");
    await Deno.writeTextFile(path, "changed");
    strictEqual(await write(path, "1"), "written");
    strictEqual(await Deno.readTextFile(path), "1");
    await Deno.remove(path);
    strictEqual(await write(path, "1"), "written");
    await Deno.writeTextFile(path, "two");
    strictEqual(await write(path, "two"), "unchanged");
    strictEqual(await write(path, "3"), "written");
    strictEqual(await Deno.readTextFile(path), "3");
  }));

Deno.test("atomicWriter() does not read what it wrote itself", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/a.json`;
    const write = atomicWriter();
    await write(path, "1");
    // Same place, size and time: nobody could tell without reading it.
    const { mtime, atime } = await Deno.stat(path);
    await Deno.writeTextFile(path, "2");
    await Deno.utime(path, atime ?? 0, mtime ?? 0);
    strictEqual(await write(path, "1"), "unchanged");
    strictEqual(await write(path, "3"), "written");
  }));

for (const text of ["", "a", "Été", "a".repeat(4099), "\u{1f98a}".repeat(9)]) {
  Deno.test(`writes ${JSON.stringify(text.slice(0, 20))} as UTF-8`, () =>
    withDirectory(async (directory) => {
      const path = `${directory}/a.txt`;
      await atomicWriter()(path, text);
      strictEqual(await Deno.readTextFile(path), text);
    }));
}

Deno.test("equalBytes() compares all bytes, wherever they are in memory", () => {
  for (const length of [0, 1, 3, 4, 5, 8, 11]) {
    for (
      const [from, to] of [[0, 0], [0, 1], [1, 0], [3, 2], [4, 8]] as const
    ) {
      const one = new Uint8Array(32).subarray(from, from + length);
      const other = new Uint8Array(32).subarray(to, to + length);
      strictEqual(equalBytes(one, other), true);
      for (let i = 0; i < length; i++) {
        other[i] = 1;
        strictEqual(equalBytes(one, other), false);
        other[i] = 0;
      }
      strictEqual(equalBytes(one, new Uint8Array(length + 1)), false);
    }
  }
});
