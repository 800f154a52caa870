import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { denoIo } from "../../tasks/io.ts";

/** Runs a test with a directory that is gone afterwards. */
async function withDirectory(
  test: (path: string) => Promise<void>,
): Promise<void> {
  const directory = await Deno.makeTempDir();
  try {
    await test(directory);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
}

Deno.test("writeText() replaces a file and leaves nothing beside it", () =>
  withDirectory(async (directory) => {
    const io = denoIo();
    const path = `${directory}/out.json`;
    for (const text of ["one", "two"]) {
      strictEqual((await io.writeText(path, text)).ok, true);
      deepStrictEqual(await io.readText(path), { ok: true, value: text });
    }
    const names = Array.from(Deno.readDirSync(directory), ({ name }) => name);
    deepStrictEqual(names, ["out.json"]);
  }));

Deno.test("writeText() says why a file cannot be written", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/none/out.json`;
    const outcome = await denoIo().writeText(path, "text");
    deepStrictEqual(outcome, {
      ok: false,
      problem: `Cannot write "${path}": there is no such directory`,
    });
    deepStrictEqual([...Deno.readDirSync(directory)], []);
  }));

Deno.test("readText() and readBytes() say why a file cannot be read", () =>
  withDirectory(async (directory) => {
    const io = denoIo();
    const path = `${directory}/none.toml`;
    const problem = `Cannot read "${path}": there is no such file`;
    deepStrictEqual(await io.readText(path), { ok: false, problem });
    deepStrictEqual(await io.readBytes(path), { ok: false, problem });
    const folder = await io.readText(directory);
    match(folder.ok ? "" : folder.problem, /: it is a directory$/);
  }));

Deno.test({
  name: "writeText() does not replace a device",
  ignore: Deno.build.os === "windows",
  async fn() {
    strictEqual((await denoIo().writeText("/dev/null", "text")).ok, true);
    strictEqual((await Deno.stat("/dev/null")).isFile, false);
  },
});
