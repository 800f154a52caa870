import { strictEqual } from "node:assert/strict";
import { progress } from "../../../tasks/cli/progress.ts";

function shown(isTerminal: boolean, total: number): string {
  let text = "";
  const write = (more: string) => void (text += more);
  const { update, end } = progress(
    { write, isTerminal, color: false },
    "Cards:",
  );
  for (let done = 0; done <= total; done++) update(done, total);
  end();
  return text;
}

Deno.test("progress() shows how far a long run is, and wipes it", () => {
  strictEqual(
    shown(true, 2000),
    "\rCards: 0 of 2000 (0 %)\rCards: 1000 of 2000 (50 %)" +
      "\rCards: 2000 of 2000 (100 %)\r\x1b[K",
  );
});

Deno.test("progress() shows nothing for short runs or without a terminal", () => {
  strictEqual(shown(true, 999), "");
  strictEqual(shown(false, 2000), "");
});
