import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import type { FakeIo } from "../fake_io.ts";
import { breakCard, OUT, runTabula, sampleIo, TABULA } from "./sample.ts";

/** A world in which everything is up to date. */
async function generatedIo(): Promise<FakeIo> {
  const io = sampleIo();
  strictEqual((await runTabula(io, "generate", "--quiet")).code, 0);
  return io;
}

Deno.test("check compares all artifacts, also if some are missing", async () => {
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
  match(stderr, /run: generate --tabula tab --out out/);
});

Deno.test("check notices a byte order mark", async () => {
  const io = await generatedIo();
  const path = `${OUT}/test_card.ts`;
  io.files.set(path, `\ufeff${io.files.get(path)}`);
  strictEqual((await runTabula(io, "check")).code, 1);
});

Deno.test("check --json is a report for programs", async () => {
  const io = await generatedIo();
  const fresh = await runTabula(io, "check", "--json");
  deepStrictEqual(JSON.parse(fresh.stdout), {
    ok: true,
    mismatches: [],
    diagnostics: [],
  });
  io.files.delete(`${OUT}/test_card.rs`);
  breakCard(io.files);
  const { code, stdout, stderr } = await runTabula(io, "check", "--json");
  deepStrictEqual([code, stderr], [1, ""]);
  const report = JSON.parse(stdout);
  deepStrictEqual(report.mismatches[0], {
    path: `${OUT}/test_card.rs`,
    details: ["The file is missing"],
  });
  strictEqual(report.mismatches.length, 2);
  strictEqual(report.diagnostics[0].line, 7);
});

Deno.test("check says how to generate what it was asked to compare", async () => {
  const { stderr } = await runTabula(
    sampleIo(),
    "check",
    ...["--identifiers", "../ids.ts", "--target", "ts"],
  );
  const command =
    `generate --tabula tab --out out --target ts --identifiers ../ids.ts`;
  strictEqual(stderr.endsWith(`run: ${command}\n`), true, stderr);
});
