/**
 * Writes the reports anew: `deno run --allow-read --allow-write
 * tests/golden/update.ts`. Look at what changed before you commit it.
 */
import { reportOn, REPORTS } from "./reports.ts";

for (const report of REPORTS) {
  const file = new URL(`reports/${report.name}.txt`, import.meta.url);
  await Deno.writeTextFile(file, reportOn(report));
}
