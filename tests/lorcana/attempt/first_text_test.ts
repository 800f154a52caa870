import { ok } from "node:assert/strict";
import { parseAbility } from "../../../lorcana/mod.ts";

// In a file of its own: nothing may have been read before. The grammar once
// learned what a quotation mark is only while it read the first one.
Deno.test("lorcana reads abilities in quotes in the first text of a process", () => {
  ok(parseAbility('Your characters gain "{E} — Draw a card."').ok);
});
