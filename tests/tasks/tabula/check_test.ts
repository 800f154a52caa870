import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { type FakeIo, fakeIo } from "../fake_io.ts";
import {
  breakCard,
  CARDS,
  edit,
  OUT,
  runTabula,
  sampleIo,
  TABULA,
} from "./sample.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

/** A world in which everything is up to date. */
async function generatedIo(): Promise<FakeIo> {
  const io = sampleIo();
  strictEqual((await runTabula(io, "generate", "--quiet")).code, 0);
  return io;
}

test("check compares all artifacts, also if some are missing", async () => {
  const io = await generatedIo();
  io.files.delete(`${OUT}/test_card.rs`);
  const lists = `${OUT}/card_lists.ts`;
  io.files.set(lists, `${io.files.get(lists)}\n`);
  io.files.set(`${TABULA}/parsed_abilities.json`, "{");
  const { code, stderr, stdout } = await runTabula(io, "check");
  deepStrictEqual([code, stdout], [1, ""]);
  deepStrictEqual(stderr.match(/^Mismatch: .*/gm), [
    `Mismatch: ${OUT}/card_lists.ts`,
    `Mismatch: ${OUT}/test_card.rs`,
    `Mismatch: ${TABULA}/parsed_abilities.json`,
  ]);
  match(stderr, /run: dreamtides generate --tabula tab --output out/);
});

test("check ends with 1 if a card has errors, though all is up to date", async () => {
  const io = await generatedIo();
  breakCard(io.files);
  const { code, stdout, stderr } = await runTabula(io, "check");
  deepStrictEqual([code, stdout], [1, ""]);
  match(stderr, /unknown-word/);
});

const slips: readonly (readonly [from: string, to: string, code: string])[] = [
  ['card-type = "Character"', 'card-type = "Charcter"', "unknown-value"],
  ["energy-cost = 3", 'energy-cost = "three"', "wrong-type|unusable-value"],
  ["is-fast = true", "is-fat = true", "unread-key"],
];

for (const [from, to, problem] of slips) {
  test(`generate, check and watch report ${to}`, async () => {
    const io = await generatedIo();
    edit(io.files, CARDS, from, to);
    for (const command of ["generate", "check", "watch"]) {
      const { stderr } = await runTabula(io, command);
      match(stderr, new RegExp(`\\[(${problem})\\]`));
    }
  });
}

test("check notices a byte order mark", async () => {
  const io = await generatedIo();
  const path = `${OUT}/test_card.ts`;
  io.files.set(path, `\ufeff${io.files.get(path)}`);
  strictEqual((await runTabula(io, "check")).code, 1);
});

test("check --json is a report for programs", async () => {
  const io = await generatedIo();
  const fresh = await runTabula(io, "check", "--json");
  const { ok, artifacts, diagnostics } = JSON.parse(fresh.stdout);
  deepStrictEqual([ok, diagnostics], [true, []]);
  deepStrictEqual(
    artifacts.map(({ status }: { status: string }) => status),
    Array(6).fill("fresh"),
  );
  io.files.delete(`${OUT}/test_card.rs`);
  breakCard(io.files);
  const { code, stdout, stderr } = await runTabula(io, "check", "--json");
  deepStrictEqual([code, stderr], [1, ""]);
  const report = JSON.parse(stdout);
  const stale = report.artifacts.filter(({ status }: { status: string }) =>
    status === "stale"
  );
  // The broken card keeps its abilities: that artifact is what it would be.
  deepStrictEqual(stale, [{
    path: `${OUT}/test_card.rs`,
    status: "stale",
    details: ["The file is missing"],
  }]);
  strictEqual(report.diagnostics[0].line, 7);
});

test("check says how to generate what it was asked to compare", async () => {
  const { stderr } = await runTabula(
    sampleIo(),
    "check",
    ...["--identifiers", "../ids.ts", "--target", "ts"],
  );
  const command =
    `dreamtides generate --tabula tab --output out --target ts --identifiers ../ids.ts`;
  strictEqual(stderr.endsWith(`run: ${command}\n`), true, stderr);
});

test("check says why an artifact cannot be read, not that it is missing", async () => {
  const { files } = await generatedIo();
  const path = `${TABULA}/parsed_abilities.json`;
  const io = fakeIo(Object.fromEntries(files), { locked: [path] });
  const { code, stderr } = await runTabula(io, "check");
  strictEqual(code, 1);
  match(stderr, /parsed_abilities\.json\n {2}The file cannot be read: perm/);
});
