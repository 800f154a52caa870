import { deepStrictEqual, match } from "node:assert/strict";
import { abilitiesIn, CARDS, runTabula, sampleIo } from "./sample.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

test("generate says how many cards a file has lost since the last run", async () => {
  const io = sampleIo();
  await runTabula(io, "generate");
  loseLastCard(io.files);
  const { stdout } = await runTabula(io, "generate");
  match(stdout, /parsed: 80, left out: 0, gone since the last run: 1\n$/);
  const again = await runTabula(io, "generate");
  match(again.stdout, /parsed: 80, left out: 0\n$/);
});

test("generate --json says which cards a file has lost since the last run", async () => {
  const io = sampleIo();
  const goneNow = async () => {
    const { stdout } = await runTabula(io, "generate", "--json");
    return JSON.parse(stdout).cards.gone;
  };
  deepStrictEqual(await goneNow(), []);
  const before = abilitiesIn(io.files);
  loseLastCard(io.files);
  const gone = await goneNow();
  const after = abilitiesIn(io.files);
  deepStrictEqual(
    gone,
    before.filter((id) => !after.includes(id)).map((id) => ({ id })),
  );
  deepStrictEqual([gone.length, await goneNow()], [1, []]);
});

test("check --json has no cards that are gone: its artifacts differ", async () => {
  const io = sampleIo();
  await runTabula(io, "generate");
  loseLastCard(io.files);
  const { cards, ok } = JSON.parse(
    (await runTabula(io, "check", "--json")).stdout,
  );
  deepStrictEqual([ok, "gone" in cards], [false, false]);
});

/** As a save that was cut short does it. */
function loseLastCard(files: Map<string, string>): void {
  const text = files.get(CARDS) ?? "";
  files.set(CARDS, text.slice(0, text.lastIndexOf("[[cards]]")));
}
