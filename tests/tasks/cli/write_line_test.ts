import { strictEqual } from "node:assert/strict";
import { writeLine } from "../../../tasks/cli/write_line.ts";
import { fakeIo } from "../fake_io.ts";

const NAMES = Array.from({ length: 12 }, (_, i) => `Fox${i}`).join(", ");
const [EIGHT, REST] = [NAMES.slice(0, 47), NAMES.slice(48)];

/** Lines, and what a terminal of 80 columns shows. */
const LINES: readonly (readonly [string, string])[] = [
  ["Regeneration complete.", "Regeneration complete.\n"],
  [
    `Artifacts left unchanged:      ${EIGHT} ${REST}`,
    `Artifacts left unchanged:      ${EIGHT}\n${REST}\n`,
  ],
  [
    `  repaired and as they were: ${EIGHT} ${REST}`,
    `  repaired and as they were: ${EIGHT}\n    ${REST}\n`,
  ],
];

for (const [line, shown] of LINES) {
  Deno.test(`writeLine() shows ${JSON.stringify(line.slice(0, 24))} on a terminal`, () => {
    const io = fakeIo({}, { color: true });
    writeLine(io.stdout, line);
    strictEqual(io.written().stdout, shown);
  });

  Deno.test(`writeLine() writes ${JSON.stringify(line.slice(0, 24))} to a file as it is`, () => {
    const io = fakeIo();
    writeLine(io.stdout, line);
    strictEqual(io.written().stdout, `${line}\n`);
  });
}
