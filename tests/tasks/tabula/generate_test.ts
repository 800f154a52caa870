import {
  deepStrictEqual,
  doesNotMatch,
  match,
  strictEqual,
} from "node:assert/strict";
import { fakeIo, type FakeOptions } from "../fake_io.ts";
import { runProcess } from "../process.ts";
import { killGenerate } from "./kill.ts";
import {
  abilitiesIn,
  breakCard,
  CARDS,
  edit,
  OUT,
  runTabula,
  sampleIo,
  TABULA,
} from "./sample.ts";
import { withSample } from "./temporary.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "write");

test("generate writes what check accepts, and leaves it alone the next time", async () => {
  const io = sampleIo();
  const first = await runTabula(io, "generate");
  deepStrictEqual([first.code, first.stderr], [0, ""]);
  strictEqual(first.stdout.match(/^Generated: /gm)?.length, 6);
  deepStrictEqual(first.stdout.trimEnd().split("\n").slice(-2), [
    `Code generation complete. Output: ${OUT}`,
    "Cards with rules text: 81, parsed: 81, left out: 0",
  ]);
  const second = await runTabula(io, "generate");
  strictEqual(second.stdout.match(/^Unchanged: /gm)?.length, 6);
  const check = await runTabula(io, "check");
  deepStrictEqual([check.code, check.stderr], [0, ""]);
  match(check.stdout, /Tabula check passed/);
});

test("generate --target ts writes no Rust", async () => {
  const io = sampleIo();
  await runTabula(io, "generate", "--target", "ts");
  deepStrictEqual(generated(io.files), [
    "card_lists.ts",
    "identifiers.ts",
    "test_card.ts",
  ]);
});

test("generate --target display writes texts as players see them", async () => {
  const io = sampleIo();
  const path = `${TABULA}/display_text.json`;
  const flags = ["--target", "display"];
  io.files.set(`${TABULA}/strings.ftl`, "e = { $e } energy");
  const { code, stdout, stderr } = await runTabula(io, "generate", ...flags);
  deepStrictEqual([code, stderr, generated(io.files)], [0, "", []]);
  doesNotMatch(stdout, /Code generation/);
  const texts: Record<string, { plain: string }> = JSON.parse(
    io.files.get(path) ?? "",
  );
  strictEqual(Object.keys(texts).length, 81);
  const plain = Object.values(texts).map(({ plain }) => plain).join("\n");
  match(plain, /Gain \d energy/);
  doesNotMatch(plain, /\{/);
  strictEqual((await runTabula(io, "check", ...flags)).code, 0);
  io.files.delete(path);
  const stale = await runTabula(io, "check", ...flags);
  strictEqual(stale.code, 1);
  match(stale.stderr, /Mismatch: tab\/display_text\.json/);
  match(stale.stderr, /run: dreamtides generate .*--target display/);
});

test("generate --target display --messages rlf shows texts as today", async () => {
  const io = sampleIo();
  const flags = ["--target", "display", "--messages"];
  const points = async (messages: string) => {
    await runTabula(io, "generate", ...flags, messages);
    return io.files.get(`${TABULA}/display_text.json`)
      ?.match(/Gain 3.\. The opponent/)?.[0];
  };
  deepStrictEqual([await points("classic"), await points("rlf")], [
    "Gain 3⍟. The opponent",
    "Gain 3⍏. The opponent",
  ]);
  io.files.delete(`${TABULA}/display_text.json`);
  const stale = await runTabula(io, "check", ...flags, "rlf");
  match(stale.stderr, /run: dreamtides generate .*--messages rlf/);
});

test("generate --target display shows directives whose messages fail", async () => {
  const io = sampleIo();
  io.files.set(`${TABULA}/strings.ftl`, "e = { $g } gold");
  const flags = ["--target", "display", "--errors", "short"];
  const { code, stderr } = await runTabula(io, "generate", ...flags);
  strictEqual(code, 0);
  match(stderr, /^tab\/cards\.toml:\d+:\d+: warning\[unresolved-variable\]/);
});

test("generate --target display needs to read the messages", async () => {
  const locked = [`${TABULA}/strings.ftl`];
  const io = sampleIo({ locked });
  const { code, stderr } = await runTabula(io, "generate", "-t", "display");
  strictEqual(code, 1);
  match(stderr, /Cannot read "tab\/strings\.ftl": permission denied/);
});

test("generate --target display leaves bad cards out, keeps the file if one is unreadable", async () => {
  const io = sampleIo();
  breakCard(io.files);
  const path = `${TABULA}/display_text.json`;
  await runTabula(io, "generate", "-t", "display");
  const texts = JSON.parse(io.files.get(path) ?? "");
  strictEqual(Object.keys(texts).length, 80);
  io.files.set(path, "kept");
  io.files.set(`${TABULA}/cards.toml`, "[[cards");
  const { stderr } = await runTabula(io, "generate", "-t", "display");
  match(stderr, /Artifacts left unchanged until this is fixed: cards\.toml/);
  strictEqual(io.files.get(path), "kept");
});

test("generate without a strings.ftl uses the built-in messages", async () => {
  const io = sampleIo();
  io.files.delete(`${TABULA}/strings.ftl`);
  await runTabula(io, "generate", "-t", "display");
  match(io.files.get(`${TABULA}/display_text.json`) ?? "", /●/);
});

test("generate --identifiers imports the id types from elsewhere", async () => {
  const io = sampleIo();
  await runTabula(io, "generate", "--identifiers", "../ids.ts");
  match(io.files.get(`${OUT}/test_card.ts`) ?? "", /from "\.\.\/ids\.ts";/);
  strictEqual(generated(io.files).length, 4);
});

function generated(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files.keys()].filter((path) => path.startsWith(`${OUT}/`))
    .map((path) => path.slice(OUT.length + 1)).sort();
}

test("generate reports a card with errors, writes the others, ends with 1", async () => {
  const io = sampleIo();
  breakCard(io.files);
  const ended = await runTabula(io, "generate", "--errors", "short");
  strictEqual(ended.code, 1);
  strictEqual(ended.stderr.split(": error")[0], `${TABULA}/cards.toml:7:26`);
  match(ended.stdout, /^Code generation complete, with 1 error\. Output: /m);
  match(ended.stdout, /parsed: 80, left out: 1\n$/);
  strictEqual(abilitiesIn(io.files).length, 80);
});

test("generate --allow-errors ends with 0 in spite of a card with errors", async () => {
  const io = sampleIo();
  breakCard(io.files);
  const flags = ["--allow-errors", "--quiet"];
  const { code, stdout } = await runTabula(io, "generate", ...flags);
  deepStrictEqual([code, stdout], [0, ""]);
});

test("generate keeps the last good abilities of a card that breaks", async () => {
  const io = sampleIo();
  await runTabula(io, "generate");
  const before = io.files.get(`${TABULA}/parsed_abilities.json`);
  breakCard(io.files);
  const { code, stdout } = await runTabula(io, "generate");
  strictEqual(code, 1);
  match(stdout, /left out: 1, kept from an earlier run: 1\n$/);
  strictEqual(io.files.get(`${TABULA}/parsed_abilities.json`), before);
});

/** Ways to make a whole file unusable. */
const unusable: readonly (readonly [
  string,
  (files: Map<string, string>) => void,
  options?: FakeOptions,
])[] = [
  ["is not TOML", (files) => edit(files, CARDS, "[[cards]]", "[[cards")],
  ["is missing", (files) => void files.delete(CARDS)],
  ["is empty", (files) => void files.set(CARDS, "")],
  ["cannot be opened", () => {}, { locked: [CARDS] }],
];

for (const [name, ruin, options] of unusable) {
  test(`generate writes nothing if cards.toml ${name}`, async () => {
    const good = sampleIo();
    await runTabula(good, "generate");
    const io = fakeIo(Object.fromEntries(good.files), options);
    ruin(io.files);
    const before = new Map(io.files);
    for (const flags of [[], ["--allow-errors"]]) {
      const { code, stderr } = await runTabula(io, "generate", ...flags);
      strictEqual(code, 1);
      match(
        stderr,
        /Artifacts left unchanged until this is fixed: cards\.toml/,
      );
    }
    deepStrictEqual(io.files, before);
    strictEqual((await runTabula(io, "check")).code, 1);
  });
}

test("generate --json is a report for programs", async () => {
  const io = sampleIo();
  breakCard(io.files);
  const { code, stdout, stderr } = await runTabula(io, "generate", "--json");
  deepStrictEqual([code, stderr], [1, ""]);
  const report = JSON.parse(stdout);
  deepStrictEqual(Object.keys(report), [
    "ok",
    "artifacts",
    "cards",
    "diagnostics",
  ]);
  const { total, parsed, leftOut, kept, gone } = report.cards;
  deepStrictEqual([report.ok, total, parsed, kept], [false, 81, 80, []]);
  deepStrictEqual(gone, []);
  deepStrictEqual(
    leftOut.map(({ name }: { name: string }) => name),
    ["Lantern Fox"],
  );
  deepStrictEqual(report.artifacts[0], {
    path: `${OUT}/identifiers.ts`,
    status: "written",
  });
  const [found] = report.diagnostics;
  deepStrictEqual([found.line, found.column], [7, 26]);
});

test("generate ends with 1 if there is no such directory", async () => {
  const { code, stderr } = await runTabula(fakeIo(), "generate");
  strictEqual(code, 1);
  match(stderr, /Cannot read the directory "tab": there is no such/);
});

test("generate says which file or folder it cannot write", async () => {
  for (const path of [OUT, `${OUT}/test_card.rs`]) {
    const io = sampleIo({ locked: [path] });
    const { code, stderr } = await runTabula(io, "generate");
    strictEqual(code, 1);
    match(stderr, /^error: Cannot (create|write).*: permission denied\n$/);
  }
});

test("generate and check run as processes that may only read and write", () =>
  withSample(async (tabula, out) => {
    const flags = ["--tabula", tabula, "--output", out, "--errors", "short"];
    const read = `--allow-read`;
    const permissions = [read, `--allow-write=${tabula},${out}`];
    const made = await runProcess(["generate", ...flags], { permissions });
    strictEqual(made.code, 0, made.stderr);
    const { ino } = await Deno.stat(`${out}/test_card.ts`);
    const again = await runProcess(["generate", ...flags], { permissions });
    strictEqual(again.code, 0, again.stderr);
    strictEqual((await Deno.stat(`${out}/test_card.ts`)).ino, ino);
    const checked = await runProcess(["check", ...flags], {
      permissions: [read],
    });
    strictEqual(checked.code, 0, checked.stderr);
  }));

test("generate that is killed leaves whole artifacts", async () => {
  const { killed } = await killGenerate(4);
  strictEqual(killed, 4);
});
