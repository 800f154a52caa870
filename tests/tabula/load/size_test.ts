import { deepStrictEqual } from "node:assert/strict";
import { zipSync } from "fflate";
import { decodeSource, loadTabula } from "../../../tabula/mod.ts";

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

Deno.test("decodeSource() says that a file is too large, not that it is no text", () => {
  const bytes = new Uint8Array(2 ** 29);
  deepStrictEqual(decodeSource("cards.toml", bytes), {
    name: "cards.toml",
    failure: "it is larger than 512 MB",
  });
});
