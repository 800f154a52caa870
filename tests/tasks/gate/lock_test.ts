import { doesNotMatch } from "node:assert/strict";

const lock = await Deno.readTextFile(
  new URL("../../../deno.lock", import.meta.url),
);

Deno.test("deno.lock works with any registry: it names no tarball", () => {
  doesNotMatch(lock, /"tarball"/);
});

Deno.test("deno.lock works with any registry: it holds no URL", () => {
  doesNotMatch(lock, /https?:\/\//);
});
