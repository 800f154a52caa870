import { deepStrictEqual } from "node:assert/strict";
import { abilityMessages } from "../../diagnostics/messages/ability.ts";
import { displayMessages } from "../../diagnostics/messages/display.ts";
import { lorcanaMessages } from "../../diagnostics/messages/lorcana.ts";
import { puzzleMessages } from "../../diagnostics/messages/pzl.ts";
import { tabulaMessages } from "../../diagnostics/messages/tabula.ts";
import { writingMessages } from "../../diagnostics/messages/writing.ts";

Deno.test("a code has the same message in every language that has it", () => {
  const known = new Map<string, unknown>();
  const others: string[] = [];
  for (
    const messages of [
      abilityMessages,
      displayMessages,
      lorcanaMessages,
      puzzleMessages,
      tabulaMessages,
      writingMessages,
    ]
  ) {
    for (const [code, message] of Object.entries(messages)) {
      if ((known.get(code) ?? message) !== message) others.push(code);
      known.set(code, message);
    }
  }
  deepStrictEqual(others, []);
});
