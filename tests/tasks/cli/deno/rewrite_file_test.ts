import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { rewriteFile } from "../../../../tasks/cli/deno/rewrite_file.ts";
import { namesIn, withDirectory } from "../../temporary.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read", "write");

const OLD = new TextEncoder().encode("old");

/** A file with the text "old" in a directory that is gone afterwards. */
function withFile(
  test: (path: string, directory: string) => Promise<void>,
): Promise<void> {
  return withDirectory(async (directory) => {
    const path = `${directory}/cards.toml`;
    await Deno.writeFile(path, OLD);
    await test(path, directory);
  });
}

test("rewriteFile() replaces the text, and leaves no draft", () =>
  withFile(async (path, directory) => {
    strictEqual(await rewriteFile(path, OLD, "\ufeffnew\r\n"), undefined);
    deepStrictEqual(
      await Deno.readFile(path),
      new TextEncoder().encode("\ufeffnew\r\n"),
    );
    deepStrictEqual(namesIn(directory), ["cards.toml"]);
  }));

test("rewriteFile() refuses a file that is not what was read", () =>
  withFile(async (path) => {
    await Deno.writeTextFile(path, "edited");
    strictEqual(
      await rewriteFile(path, OLD, "new"),
      "it has changed in the meantime",
    );
    strictEqual(await Deno.readTextFile(path), "edited");
  }));

const isWindows = Deno.build.os === "windows";

test({
  name: "rewriteFile() refuses a read-only file, even for root",
  ignore: isWindows,
  fn: () =>
    withFile(async (path) => {
      await Deno.chmod(path, 0o444);
      strictEqual(await rewriteFile(path, OLD, "new"), "it is read-only");
      strictEqual(await Deno.readTextFile(path), "old");
    }),
});

test({
  name: "rewriteFile() follows links, and keeps them and the permissions",
  ignore: isWindows,
  fn: () =>
    withFile(async (path, directory) => {
      await Deno.chmod(path, 0o640);
      await Deno.symlink("cards.toml", `${directory}/a.toml`);
      await Deno.symlink("a.toml", `${directory}/b.toml`);
      const link = `${directory}/b.toml`;
      strictEqual(await rewriteFile(link, OLD, "new"), undefined);
      strictEqual((await Deno.lstat(link)).isSymlink, true);
      strictEqual(await Deno.readTextFile(path), "new");
      strictEqual((await Deno.stat(path)).mode! & 0o7777, 0o640);
    }),
});

for (const text of ["new", "much longer", "", "n"]) {
  test({
    name: `rewriteFile() writes "${text}" into a file under all of its names`,
    ignore: isWindows,
    fn: () =>
      withFile(async (path, directory) => {
        await Deno.link(path, `${directory}/other.toml`);
        await Deno.chmod(path, 0o640);
        const { ino } = await Deno.stat(path);
        strictEqual(await rewriteFile(path, OLD, text), undefined);
        strictEqual(await Deno.readTextFile(`${directory}/other.toml`), text);
        const now = await Deno.stat(path);
        deepStrictEqual([now.ino, now.nlink, now.mode! & 0o7777], [
          ino,
          2,
          0o640,
        ]);
        deepStrictEqual(namesIn(directory), ["cards.toml", "other.toml"]);
      }),
  });
}
