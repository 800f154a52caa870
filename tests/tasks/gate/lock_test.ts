import { doesNotMatch } from "node:assert/strict";
import lock from "../../../deno.lock" with { type: "text" };

Deno.test("deno.lock works with any registry: it names no tarball", () => {
  doesNotMatch(lock, /"tarball"/);
});

Deno.test("deno.lock works with any registry: it holds no URL", () => {
  doesNotMatch(lock, /https?:\/\//);
});
