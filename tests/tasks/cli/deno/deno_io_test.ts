import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { denoIo } from "../../../../tasks/cli/deno/deno_io.ts";
import { readText } from "../../../../tasks/cli/read_text.ts";
import { namesIn, withDirectory } from "../../temporary.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read", "run", "write");

const io = denoIo();

test("writeFile() replaces a file and leaves nothing beside it", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/out.json`;
    for (const text of ["one", "two"]) {
      deepStrictEqual(await io.writeFile(path, text), {
        ok: true,
        value: "written",
      });
      deepStrictEqual(await readText(io, path), { ok: true, value: text });
    }
    deepStrictEqual(namesIn(directory), ["out.json"]);
  }));

test("writeFile() leaves a file alone that has the text already", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/out.json`;
    await io.writeFile(path, "text");
    deepStrictEqual(await io.writeFile(path, "text"), {
      ok: true,
      value: "unchanged",
    });
  }));

test("writeFile() says why a file cannot be written", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/none/out.json`;
    deepStrictEqual(await io.writeFile(path, "text"), {
      ok: false,
      problem: `Cannot write "${path}": there is no such directory`,
      reason: "there is no such directory",
    });
    deepStrictEqual(namesIn(directory), []);
  }));

test("readFile() says why a file cannot be read", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/none.toml`;
    const problem = `Cannot read "${path}": there is no such file`;
    const reason = "there is no such file";
    deepStrictEqual(await io.readFile(path), { ok: false, problem, reason });
    const folder = await io.readFile(directory);
    match(folder.ok ? "" : folder.problem, /: it is a directory$/);
  }));

test("readText() drops a byte order mark", () =>
  withDirectory(async (directory) => {
    await Deno.writeTextFile(`${directory}/a.json`, "\ufeff[]");
    const read = await readText(io, `${directory}/a.json`);
    strictEqual(read.ok && read.value, "[]");
  }));

test("readDirectory() sorts its entries, and says why it cannot", () =>
  withDirectory(async (directory) => {
    for (const name of ["b.toml", "a.toml"]) {
      await Deno.writeTextFile(`${directory}/${name}`, "");
    }
    await Deno.mkdir(`${directory}/c`);
    await Deno.symlink(`${directory}/c`, `${directory}/d`);
    const read = await io.readDirectory(directory);
    deepStrictEqual(read.ok && read.value, [
      { name: "a.toml", isDirectory: false },
      { name: "b.toml", isDirectory: false },
      { name: "c", isDirectory: true },
      { name: "d", isDirectory: false },
    ]);
    const reasons = [];
    for (const name of ["none", "a.toml"]) {
      const failed = await io.readDirectory(`${directory}/${name}`);
      reasons.push(failed.ok ? "" : failed.reason);
    }
    deepStrictEqual(reasons, [
      "there is no such directory",
      "it is not a directory",
    ]);
  }));

test({
  name: "readFile() calls a link broken that leads to nothing, or to itself",
  ignore: Deno.build.os === "windows",
  fn: () =>
    withDirectory(async (directory) => {
      for (const target of ["nothing", "link"]) {
        const path = `${directory}/link`;
        await Deno.symlink(target, path);
        const read = await io.readFile(path);
        strictEqual(read.ok ? "" : read.reason, "it is a broken link");
        await Deno.remove(path);
      }
    }),
});

test("makeDirectory() says so if a file has its name", () =>
  withDirectory(async (directory) => {
    await Deno.writeTextFile(`${directory}/out`, "");
    const made = await io.makeDirectory(`${directory}/out`);
    strictEqual(
      made.ok ? "" : made.problem,
      `Cannot create the directory "${directory}/out": it exists and is not a directory`,
    );
  }));

test({
  name: "writeFile() does not replace a device",
  ignore: Deno.build.os === "windows",
  async fn() {
    strictEqual((await io.writeFile("/dev/null", "text")).ok, true);
    strictEqual((await Deno.stat("/dev/null")).isFile, false);
  },
});

test("readFile() and writeFile() do not wait at a pipe that nobody else uses", () =>
  withDirectory(async (directory) => {
    const path = `${directory}/pipe`;
    await new Deno.Command("bash", { args: ["-c", `mkfifo '${path}'`] })
      .output();
    const reason = "it is a pipe, not a file";
    const read = await io.readFile(path);
    strictEqual(!read.ok && read.reason, reason);
    const written = await io.writeFile(path, "text");
    strictEqual(!written.ok && written.reason, reason);
  }));

test("a full device is a message, not a stack trace", async () => {
  const command = "deno run --quiet mod.ts directives > /dev/full";
  const { code, stderr } = await new Deno.Command("bash", {
    args: ["-c", command],
  }).output();
  const said = new TextDecoder().decode(stderr);
  match(said, /^error: Cannot write the output: [^\n]*\n$/);
  strictEqual(code, 1);
});

test({
  name: "writeFile() writes to a device only if its path says so",
  ignore: Deno.build.os === "windows",
  fn: () =>
    withDirectory(async (directory) => {
      const link = `${directory}/out.json`;
      await Deno.symlink("/dev/null", link);
      const written = await io.writeFile(link, "text");
      match(written.ok ? "" : written.problem, /: it is a device, not a file$/);
      strictEqual((await io.writeFile("/dev/null", "text")).ok, true);
    }),
});
