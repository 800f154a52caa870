import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import type { DirectoryChange } from "../../../../tasks/cli/directory_watch.ts";
import {
  type OpenWatcher,
  watchDirectory,
} from "../../../../tasks/cli/deno/watch_directory.ts";
import { withDirectory } from "../../temporary.ts";
import { testWith } from "../../../permissions.ts";

const test = testWith("read", "write");

const isToml = (name: string): boolean => name.endsWith(".toml");

function refused(): never {
  throw new Error("Too many open files");
}

/** Watches a directory with a file in it; `next` waits for a change. */
function watching(
  action: (
    directory: string,
    next: () => Promise<DirectoryChange | undefined>,
  ) => Promise<void>,
  open?: OpenWatcher,
): Promise<void> {
  return withDirectory(async (directory) => {
    await Deno.writeTextFile(`${directory}/a.toml`, "x = 1\n");
    const controller = new AbortController();
    const watch = watchDirectory(directory, isToml, controller.signal, open);
    await action(directory, watch.next);
    const last = watch.next();
    controller.abort();
    strictEqual(await last, undefined);
  });
}

test("watchDirectory() says that the system cannot watch, and looks itself", () =>
  watching(async (directory, next) => {
    const reason = "Too many open files";
    deepStrictEqual(await next(), { kind: "polling", reason });
    await Deno.writeTextFile(`${directory}/a.toml`, "x = 22\n");
    deepStrictEqual(await next(), { kind: "changed", files: ["a.toml"] });
    await Deno.writeTextFile(`${directory}/b.toml`, "");
    deepStrictEqual(await next(), { kind: "changed", files: ["b.toml"] });
    await Deno.remove(`${directory}/b.toml`);
    deepStrictEqual(await next(), { kind: "changed", files: ["b.toml"] });
  }, refused));

test("watchDirectory() without a watcher tells of a directory that goes away", () =>
  watching(async (directory, next) => {
    strictEqual((await next())?.kind, "polling");
    await Deno.rename(directory, `${directory}2`);
    deepStrictEqual(await next(), { kind: "gone" });
    await Deno.rename(`${directory}2`, directory);
    strictEqual((await next())?.kind, "changed");
  }, refused));

test({
  name: "watchDirectory() sees changes of files that links lead to",
  ignore: Deno.build.os === "windows",
  fn: () =>
    watching((directory, next) =>
      withDirectory(async (elsewhere) => {
        await Deno.writeTextFile(`${elsewhere}/real`, "x = 1\n");
        await Deno.symlink(`${elsewhere}/real`, `${directory}/link.toml`);
        deepStrictEqual(await next(), {
          kind: "changed",
          files: ["link.toml"],
        });
        await Deno.writeTextFile(`${elsewhere}/real`, "x = 22\n");
        deepStrictEqual(await next(), {
          kind: "changed",
          files: ["link.toml"],
        });
      })
    ),
});

test("watchDirectory() tells of one change once", () =>
  watching(async (directory, next) => {
    await Deno.writeTextFile(`${directory}/a.toml`, "x = 22\n");
    strictEqual((await next())?.kind, "changed");
    const second = next();
    const late = new Promise((resolve) => setTimeout(resolve, 1500, "nothing"));
    strictEqual(await Promise.race([second, late]), "nothing");
    await Deno.writeTextFile(`${directory}/a.toml`, "x = 333\n");
    ok(await second);
  }));
