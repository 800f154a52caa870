import { strictEqual } from "node:assert/strict";
import { main } from "../tasks/main.ts";
import { fakeIo } from "./tasks/fake_io.ts";

const README = await Deno.readTextFile(
  new URL("../README.md", import.meta.url),
);

/** A file that the README looks at. */
const BROKEN = "examples/puzzles/broken.pzl";
const FILES = {
  [BROKEN]: await Deno.readTextFile(
    new URL(`../${BROKEN}`, import.meta.url),
  ),
};

const sessions = README.matchAll(
  /^```console\n\$ dreamtides (.*)\n([^]*?)^```$/gm,
);

for (const [, line = "", shown = ""] of sessions) {
  Deno.test(`README.md shows what "dreamtides ${line}" writes`, async () => {
    const io = fakeIo(FILES);
    await main(words(line), io);
    const { stdout, stderr } = io.written();
    strictEqual(shown.trimEnd(), `${stderr}${stdout}`.trimEnd());
  });
}

/** Splits a command line at spaces that are not between double quotes. */
function words(line: string): string[] {
  return Array.from(
    line.matchAll(/"([^"]*)"|\S+/g),
    ([word, quoted]) => quoted ?? word,
  );
}
