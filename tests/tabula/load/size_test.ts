import { deepStrictEqual } from "node:assert/strict";
import { zipSync } from "fflate";
import { loadTabula } from "../../../tabula/mod.ts";

Deno.test("loadTabula() refuses a huge file in a small archive before unpacking it", async () => {
  const huge = new Uint8Array(257 * 2 ** 20);
  const archive = zipSync({ "T/strings.ftl": huge }, { level: 1 });
  const loaded = await loadTabula("production", {
    directory: "jar:file:/app.apk!/T",
    readFile: () => Promise.resolve(archive),
  });
  const reasons = loaded.ok
    ? []
    : loaded.errors.map(({ file, message }) => [file, message]);
  deepStrictEqual(reasons[0], [
    "strings.ftl",
    "Cannot read the file: it is larger than 256 MB",
  ]);
});
