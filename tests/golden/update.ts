/**
 * Writes reports and pictures anew: `deno run --allow-read --allow-write
 * tests/golden/update.ts`. Look at what changed before you commit it.
 */
import { BOARDS, PICTURES } from "./boards.ts";
import { reportOn, REPORTS } from "./reports.ts";

for (const report of REPORTS) {
  const file = new URL(`reports/${report.name}.txt`, import.meta.url);
  await Deno.writeTextFile(file, reportOn(report));
}

for (const { name, text } of BOARDS) {
  for (const [extension, draw] of Object.entries(PICTURES)) {
    const file = new URL(`boards/${name}.${extension}`, import.meta.url);
    await Deno.writeTextFile(file, draw(text));
  }
}
