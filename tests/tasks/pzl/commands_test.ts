import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { frame } from "../../pzl/frame.ts";
import { fakeIo } from "../fake_io.ts";
import { matchMessage } from "../match_message.ts";
import { runProcess } from "../process.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "write");

const GOOD = frame("humanhand=Opt");
const ODD = `# mine\n${frame("humanhand=Opt | Taped")}`;
const UNTIDY = `# mine\r\n${frame("humanhand=Opt ; Shock;")}`;
const LINT = frame("humanhand=Opt|Id:1");
const BAD = frame("humanspeed=x\n[assertions]\nlife is 1");
const FILES = {
  "good.pzl": GOOD,
  "odd.pzl": ODD,
  "untidy.pzl": UNTIDY,
  "lint.pzl": LINT,
  "bad.pzl": BAD,
};

/** Runs `pzl` on files that exist only here. */
async function pzl(
  ...args: string[]
): Promise<{ code: number; stdout: string; stderr: string; io: typeof FILES }> {
  const io = fakeIo(FILES);
  const code = await main(["pzl", ...args], io);
  const files = { ...FILES, ...Object.fromEntries(io.files) };
  return { code, ...io.written(), io: files };
}

const codes: readonly (readonly [string, number])[] = [
  ["check good.pzl", 0],
  ["check good.pzl odd.pzl lint.pzl", 0],
  ["check good.pzl bad.pzl", 1],
  ["check good.pzl missing.pzl", 1],
  ["check odd.pzl --deny warnings", 1],
  ["check odd.pzl --deny lint", 0],
  ["check lint.pzl --deny lint", 1],
  ["check lint.pzl --deny warnings", 0],
  ["check lint.pzl --deny warnings,lint", 1],
  ["check", 2],
  ["check good.pzl --errors xml", 2],
  ["json good.pzl", 0],
  ["json bad.pzl", 1],
  ["json missing.pzl", 1],
  ["format good.pzl", 0],
  ["format --check good.pzl", 0],
  ["format --check odd.pzl", 0],
  ["format --check untidy.pzl", 1],
  ["format --write untidy.pzl", 0],
  ["stats good.pzl lint.pzl", 0],
  ["stats missing.pzl", 1],
  ["stats good.pzl bad.pzl", 1],
  ["stats", 2],
  ["json", 2],
  ["format", 2],
  ["format --check --write odd.pzl", 2],
  ["frobnicate", 2],
];

for (const [line, expected] of codes) {
  test(`pzl ${line} ends with ${expected}`, async () => {
    strictEqual((await pzl(...line.split(" "))).code, expected);
  });
}

test("pzl check shows every problem, assertions too, and a summary", async () => {
  const { stdout, stderr } = await pzl("check", "bad.pzl", "--errors", "short");
  strictEqual(
    stderr,
    'bad.pzl:12:12: error[invalid-integer]: Cannot read "x": ' +
      "expected a whole number from -2147483648 to 2147483647\n" +
      'bad.pzl:14:6: error[expected-comparator]: Cannot read "is": ' +
      "expected eq, ne, lt, le, gt or ge\n",
  );
  strictEqual(
    stdout,
    "Puzzles: 1 checked, 1 with errors (errors: 2, warnings: 0, lint: 0)\n",
  );
});

test("pzl check draws where a problem is, and what was meant", async () => {
  const { stderr } = await pzl("check", "odd.pzl");
  match(stderr, /╭─\[odd\.pzl:13:17\]/);
  match(stderr, /did you mean "Tapped"\?/);
});

test("pzl check --errors json is an array on standard error, as everywhere", async () => {
  const { stdout, stderr } = await pzl("check", "odd.pzl", "-e", "json");
  deepStrictEqual(placesIn(JSON.parse(stderr)), PLACES);
  match(stdout, /^Puzzles: 1 checked/);
});

test("pzl check --json prints a report for programs", async () => {
  const odd = JSON.parse((await pzl("check", "odd.pzl", "--json")).stdout);
  deepStrictEqual(odd.puzzles, {
    total: 1,
    withErrors: 0,
    errors: 0,
    warnings: 2,
    lint: 0,
  });
  deepStrictEqual([odd.ok, placesIn(odd.diagnostics)], [true, PLACES]);
});

const PLACES = ["inner-space 13", "unknown-modifier 13"];

function placesIn(
  found: readonly { readonly code: string; readonly line: number }[],
): readonly string[] {
  return found.map(({ code, line }) => `${code} ${line}`);
}

test("pzl check names standard input, and says no more of what is not there", async () => {
  const io = fakeIo({ "-": frame("humanspeed=x") });
  await main(["pzl", "check", "-", "none.pzl", "-e", "short"], io);
  match(io.written().stderr, /^<stdin>:\d+:\d+: error\[/m);
  const none = fakeIo();
  strictEqual(await main(["pzl", "check", "none.pzl"], none), 1);
  strictEqual(none.written().stdout, "");
});

test("pzl show and diff show problems as they are asked to", async () => {
  for (const args of [["show", "bad.pzl"], ["diff", "good.pzl", "bad.pzl"]]) {
    const { stderr } = await pzl(...args, "--errors", "short");
    match(stderr, /^bad\.pzl:\d+:\d+: error\[invalid-integer\]/);
  }
});

test("pzl check shows no more excerpts than a person looks at", async () => {
  const io = fakeIo({ "a.pzl": frame("nothing\n".repeat(150)) });
  strictEqual(await main(["pzl", "check", "a.pzl"], io), 0);
  const { stdout, stderr } = io.written();
  strictEqual(stderr.match(/^warning\[ignored-line\]/gm)?.length, 20);
  strictEqual(stderr.match(/^a\.pzl:\d+:1: warning/gm)?.length, 100);
  match(stderr, /\n… and 30 more problems\n150 problems, 20 shown with/);
  match(stdout, /warnings: 150/);
});

test("pzl check --strict demands what the grammar demands", async () => {
  const io = fakeIo({ "a.pzl": GOOD.replace("turn=1\n", "") });
  strictEqual(await main(["pzl", "check", "a.pzl"], io), 0);
  strictEqual(await main(["pzl", "check", "a.pzl", "--strict"], io), 1);
});

test("pzl json prints the puzzle, or what is wrong with it", async () => {
  const good = JSON.parse((await pzl("json", "good.pzl")).stdout);
  strictEqual(good.state.players.human.hand[0].name, "Opt");
  const bad = JSON.parse((await pzl("json", "bad.pzl")).stdout);
  const [{ code, file, endLine }] = bad.errors;
  deepStrictEqual(
    { ok: bad.ok, code, file, endLine },
    { ok: false, code: "invalid-integer", file: "bad.pzl", endLine: 12 },
  );
});

test("pzl format --write tidies the file and keeps its comment", async () => {
  const { stdout, io } = await pzl(
    "format",
    "--write",
    "good.pzl",
    "odd.pzl",
    "untidy.pzl",
  );
  strictEqual(stdout, "Formatted: untidy.pzl\n");
  strictEqual(io["untidy.pzl"], UNTIDY.replace("Opt ; Shock;", "Opt;Shock"));
  strictEqual(io["odd.pzl"], ODD);
});

test("pzl format prints the tidy text, the file stays", async () => {
  const { stdout, io } = await pzl("format", "untidy.pzl");
  strictEqual(stdout, UNTIDY.replace("Opt ; Shock;", "Opt;Shock"));
  strictEqual(io["untidy.pzl"], UNTIDY);
});

test("pzl format leaves a file alone that is not UTF-8", async () => {
  const path = await Deno.makeTempFile({ suffix: ".pzl" });
  await Deno.writeFile(path, new Uint8Array([0x23, 0xff, 0x0a]));
  const permissions = ["--allow-read", "--allow-write"];
  const args = ["pzl", "format", "--write", path];
  const { code, stderr } = await runProcess(args, { permissions });
  deepStrictEqual([...await Deno.readFile(path)], [0x23, 0xff, 0x0a]);
  await Deno.remove(path);
  strictEqual(code, 1);
  matchMessage(stderr, /it is not UTF-8/);
});

test("pzl stats prints tables, or JSON", async () => {
  const { stdout } = await pzl("stats", "good.pzl", "lint.pzl");
  match(stdout, /^Puzzles: 2, cards: 2\n/);
  match(stdout, /\nhand {2,}2 {2,}2\n/);
  const json = JSON.parse((await pzl("stats", "--json", "good.pzl")).stdout);
  deepStrictEqual(json.zones, [{ name: "hand", count: 1, puzzles: 1 }]);
});

test("pzl check says so if a directory holds no puzzle", async () => {
  const directory = await Deno.makeTempDir();
  const options = { permissions: ["--allow-read"] };
  const { code, stderr } = await runProcess(
    ["pzl", "check", directory],
    options,
  );
  await Deno.remove(directory);
  strictEqual(code, 1);
  match(stderr, /Cannot find a puzzle: no \*\.pzl below/);
});

test("pzl check searches directories, those within them too", async () => {
  const directory = await Deno.makeTempDir();
  await Deno.mkdir(`${directory}/deep/deeper`, { recursive: true });
  await Deno.writeTextFile(`${directory}/deep/deeper/a.pzl`, GOOD);
  await Deno.writeTextFile(`${directory}/b.pzl`, ODD);
  await Deno.writeTextFile(`${directory}/c.txt`, BAD);
  await Deno.symlink(directory, `${directory}/deep/circle`);
  const options = { permissions: ["--allow-read"] };
  const all = await runProcess(["pzl", "check", directory], options);
  const none = await runProcess(
    ["pzl", "check", `${directory}/deep/circle/x`],
    options,
  );
  await Deno.remove(directory, { recursive: true });
  match(all.stdout, /^Puzzles: 2 checked, 0 with errors/);
  deepStrictEqual([all.code, none.code], [0, 1]);
});
