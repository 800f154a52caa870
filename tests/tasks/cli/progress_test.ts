import { strictEqual } from "node:assert/strict";
import { progress } from "../../../tasks/cli/progress.ts";

function shown(isTerminal: boolean, total: number): string {
  let text = "";
  const write = (more: string) => void (text += more);
  const columns = () => 80;
  const bar = progress({
    write,
    writeExactly: write,
    isTerminal,
    color: false,
    columns,
  });
  bar.stage("Reading", total * 1000);
  for (let done = 0; done <= total; done++) bar.update("Cards", done, total);
  bar.end();
  return text;
}

Deno.test("progress() shows how far a long run is, and wipes it", () => {
  strictEqual(
    shown(true, 2000),
    [
      "Reading …",
      "Cards: 0 of 2000 (0%)",
      "Cards: 1000 of 2000 (50%)",
      "Cards: 2000 of 2000 (100%)",
      "",
    ].map((line) => `\r\x1b[K${line}`).join(""),
  );
});

Deno.test("progress() shows nothing for short runs or without a terminal", () => {
  strictEqual(shown(true, 999), "");
  strictEqual(shown(false, 2000), "");
});
