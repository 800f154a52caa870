import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { main } from "../../tasks/cli.ts";
import { fakeIo } from "../tasks/fake_io.ts";
import { runProcess } from "../tasks/process.ts";
import { killGenerate } from "./kill.ts";
import { withSample } from "./temporary.ts";

/** Runs a command on a directory, in this process. */
async function run(
  command: string,
  tabula: string,
  out: string,
  ...flags: readonly string[]
): Promise<{ code: number; stdout: string; stderr: string }> {
  const io = fakeIo();
  const args = [command, "--tabula", tabula, "--out", out, ...flags];
  return { code: await main(args, io), ...io.written() };
}

async function breakCard(tabula: string): Promise<void> {
  const path = `${tabula}/cards.toml`;
  const text = await Deno.readTextFile(path);
  await Deno.writeTextFile(path, text.replace("Draw {cards}", "Drow {cards}"));
}

Deno.test("generate writes what check accepts, and leaves it alone the next time", async () => {
  await withSample(async (tabula, out) => {
    const first = await run("generate", tabula, out);
    deepStrictEqual([first.code, first.stderr], [0, ""]);
    const written = first.stdout.trimEnd().split("\n");
    strictEqual(
      written.filter((line) => line.startsWith("Generated: ")).length,
      6,
    );
    strictEqual(written.at(-2), `Code generation complete. Output: ${out}`);
    strictEqual(
      written.at(-1),
      "Cards with rules text: 59, parsed: 59, skipped: 0",
    );
    const before = (await Deno.stat(`${out}/test_card.ts`)).ino;
    const second = await run("generate", tabula, out);
    strictEqual(second.stdout.includes("Generated: "), false);
    strictEqual((await Deno.stat(`${out}/test_card.ts`)).ino, before);
    const check = await run("check", tabula, out);
    deepStrictEqual([check.code, check.stderr], [0, ""]);
    ok(check.stdout.includes("Tabula check passed"));
  });
});

Deno.test("generate --target ts writes no Rust", async () => {
  await withSample(async (tabula, out) => {
    await run("generate", tabula, out, "--target", "ts");
    const names = [...Deno.readDirSync(out)].map(({ name }) => name).sort();
    deepStrictEqual(names, ["card_lists.ts", "identifiers.ts", "test_card.ts"]);
  });
});

Deno.test("generate --identifiers imports the id types from elsewhere", async () => {
  await withSample(async (tabula, out) => {
    await run("generate", tabula, out, "--identifiers", "../ids.ts");
    const text = await Deno.readTextFile(`${out}/test_card.ts`);
    ok(text.includes('from "../ids.ts";'));
    strictEqual([...Deno.readDirSync(out)].length, 4);
  });
});

Deno.test("generate leaves a bad card out and shows its place; --strict exits with 1", async () => {
  await withSample(async (tabula, out) => {
    await breakCard(tabula);
    const lenient = await run("generate", tabula, out, "--errors", "short");
    strictEqual(lenient.code, 0);
    strictEqual(
      lenient.stderr.split(": error")[0],
      `${tabula}/cards.toml:7:26`,
    );
    ok(lenient.stdout.includes("parsed: 58, skipped: 1"));
    const strict = await run("generate", tabula, out, "--strict", "--quiet");
    deepStrictEqual([strict.code, strict.stdout], [1, ""]);
  });
});

Deno.test("generate --json is a report for programs", async () => {
  await withSample(async (tabula, out) => {
    await breakCard(tabula);
    const { stdout, stderr } = await run("generate", tabula, out, "--json");
    strictEqual(stderr, "");
    const report = JSON.parse(stdout);
    strictEqual(report.parsed, 58);
    deepStrictEqual(
      report.skipped.map(({ name }: { name: string }) => name),
      ["Lantern Fox"],
    );
    deepStrictEqual(report.artifacts[0], {
      path: `${out}/identifiers.ts`,
      status: "written",
    });
    const [found] = report.diagnostics;
    deepStrictEqual([found.line, found.column], [7, 26]);
  });
});

Deno.test("generate ends with 1 if there is no such directory", async () => {
  const { code, stderr } = await run("generate", "/no/such/place", "/no/out");
  strictEqual(code, 1);
  ok(stderr.includes('Cannot read the directory "/no/such/place"'));
});

Deno.test("check compares all artifacts, also if some are missing", async () => {
  await withSample(async (tabula, out) => {
    await run("generate", tabula, out);
    await Deno.remove(`${out}/test_card.rs`);
    await Deno.writeTextFile(`${out}/card_lists.ts`, "\n", { append: true });
    await Deno.writeTextFile(`${tabula}/parsed_abilities.json`, "{");
    const { code, stderr, stdout } = await run("check", tabula, out);
    deepStrictEqual([code, stdout], [1, ""]);
    deepStrictEqual(
      stderr.split("\n").filter((line) => line.startsWith("Mismatch: ")),
      [
        `Mismatch: ${out}/card_lists.ts`,
        `Mismatch: ${out}/test_card.rs`,
        `Mismatch: ${tabula}/parsed_abilities.json`,
      ],
    );
    ok(stderr.includes(`run: generate --tabula ${tabula} --out ${out}`));
  });
});

Deno.test("check --json is a report for programs", async () => {
  await withSample(async (tabula, out) => {
    await run("generate", tabula, out);
    const fresh = await run("check", tabula, out, "--json");
    deepStrictEqual(JSON.parse(fresh.stdout), {
      ok: true,
      mismatches: [],
      diagnostics: [],
    });
    await Deno.remove(`${out}/test_card.rs`);
    await breakCard(tabula);
    const { code, stdout, stderr } = await run("check", tabula, out, "--json");
    deepStrictEqual([code, stderr], [1, ""]);
    const report = JSON.parse(stdout);
    deepStrictEqual(report.mismatches[0], {
      path: `${out}/test_card.rs`,
      details: ["The file is missing"],
    });
    strictEqual(report.mismatches.length, 2);
    deepStrictEqual(report.diagnostics[0].line, 7);
  });
});

Deno.test("check says how to generate what it was asked to compare", async () => {
  await withSample(async (tabula, out) => {
    const flags = ["--identifiers", "../ids.ts", "--target", "ts"];
    const { stderr } = await run("check", `${tabula}/`, `${out}//`, ...flags);
    const command =
      `generate --tabula ${tabula} --out ${out} --target ts --identifiers ../ids.ts`;
    ok(stderr.endsWith(`\nTo make them anew, run: ${command}\n`), stderr);
  });
});

Deno.test("generate and check run as processes that may only read and write", async () => {
  await withSample(async (tabula, out) => {
    const flags = ["--tabula", tabula, "--out", out, "--errors", "short"];
    const read = `--allow-read`;
    const permissions = [read, `--allow-write=${tabula},${out}`];
    await breakCard(tabula);
    const made = await runProcess(["generate", ...flags], { permissions });
    strictEqual(made.code, 0, made.stderr);
    const checked = await runProcess(["check", ...flags], {
      permissions: [read],
    });
    strictEqual(checked.code, 0, checked.stderr);
  });
});

Deno.test("generate that is killed leaves whole artifacts", async () => {
  const { killed } = await killGenerate(4);
  strictEqual(killed, 4);
});
