import { deepStrictEqual } from "node:assert/strict";
import { abilityMessages } from "../../diagnostics/messages/ability.ts";
import { displayMessages } from "../../diagnostics/messages/display.ts";
import { lorcanaMessages } from "../../diagnostics/messages/lorcana.ts";
import { puzzleMessages } from "../../diagnostics/messages/pzl.ts";
import { tabulaMessages } from "../../diagnostics/messages/tabula.ts";
import { writingMessages } from "../../diagnostics/messages/writing.ts";

Deno.test("a code belongs to one language only", () => {
  const codes = [
    abilityMessages,
    displayMessages,
    lorcanaMessages,
    puzzleMessages,
    tabulaMessages,
    writingMessages,
  ].flatMap((messages) => Object.keys(messages));
  const twice = codes.filter((code, i) => codes.indexOf(code) !== i);
  deepStrictEqual(twice, []);
});
