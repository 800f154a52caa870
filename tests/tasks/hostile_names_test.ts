import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { main } from "../../tasks/main.ts";
import { DREAMTIDES_COMMANDS } from "../../tasks/routes.ts";
import { frame } from "../pzl/frame.ts";
import { fakeIo, type FakeOptions } from "./fake_io.ts";
import { SAMPLE_FILES } from "./tabula/sample.ts";
import { testWith } from "../permissions.ts";

const test = testWith("read");

/** Sets a title, clears the screen, changes color and direction, adds a line. */
const HOSTILE =
  "\x1b]0;pwned\x07\x1b[2J\x1b[31m\x9b31m\u202e\u2066\x7f\rx\nFORGED: all is well";

/** The same where a line or a semicolon ends the value. */
const WORD = HOSTILE.replaceAll(/[;\r\n]/g, " ");

const TOML = JSON.stringify(HOSTILE).replaceAll("\x7f", "\\u007f");

const CARDS = (SAMPLE_FILES["tab/cards.toml"] ?? "")
  .replace("Draw {cards}", `Drow ${TOML.slice(1, -1)} {cards}`)
  .replace("Gain {e}", "gain {e}")
  .replaceAll(/^name = "/gm, `name = "${TOML.slice(1, -1)}`);

/** A directory whose name is hostile, too. */
const D = `${HOSTILE} dir`;

const PUZZLE = frame(`humanhand=${WORD}|Counters:x${WORD}=2;Opt`)
  .replace("Name:", `Name:${WORD}`).replace("Goal:", `Goal:x${WORD}`);

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(SAMPLE_FILES)
      .map(([path, text]) => [path.replace("tab/", `${D}/`), text]),
  ),
  [`${D}/cards.toml`]: CARDS,
  [`${D}/${HOSTILE}.toml`]: `[[${TOML}]]\nid = ${TOML}\nrules-text = ${TOML}\n`,
  [`${HOSTILE}.toml`]: CARDS.replace(/id = ".*"/, `id = ${TOML}`),
  [`${HOSTILE}.pzl`]: PUZZLE,
  [`${HOSTILE}2.pzl`]: PUZZLE.replaceAll("Opt", `Ponder${WORD}`),
  [`${HOSTILE}3.pzl`]: `${PUZZLE}humanspeed= 1\n${HOSTILE}=1\naihand=A ; B`,
  [`${HOSTILE}.json`]: JSON.stringify([HOSTILE, { text: "Draw", id: HOSTILE }]),
  [`${HOSTILE}.txt`]: `turn=1\nactiveplayer=p0\nactivephase=MAIN1\n${PUZZLE}`,
  "puzzle.json": JSON.stringify({ metadata: { [HOSTILE]: HOSTILE } }),
  "-": `${HOSTILE} Draw {cards}.`,
};

const T = `${HOSTILE}.toml`;
const P = `${HOSTILE}.pzl`;
const Q = `${HOSTILE}2.pzl`;
const BAD = `${HOSTILE}3.pzl`;
const J = `${HOSTILE}.json`;

/** For each command, lines that make it print what it was given. */
const LINES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  parse: [
    [HOSTILE],
    ["-"],
    [HOSTILE, "--vars", HOSTILE],
    ["Gain {e}.", "--vars", `e: 1, ${HOSTILE}: 2`],
    [HOSTILE, "--stage", "lex"],
    [HOSTILE, "--stage", "lex", "--format", "ron"],
    [HOSTILE, "--format", HOSTILE],
    [`--${HOSTILE}`],
  ],
  "parse-file": [[T], [T, "-o", `${HOSTILE}.out`], [`none${HOSTILE}`]],
  verify: [[T], [D], ["--fix", T], ["--json", T], [`none${HOSTILE}`]],
  convert: [["--to", "rlf", T], ["--to", HOSTILE, T], ["--to", "rlf", D]],
  generate: [
    [D],
    ["--json", D],
    ["--fix", D],
    [D, "--output", HOSTILE],
    ["--tabula", `none${HOSTILE}`],
  ],
  check: [[D], ["--json", D], [D, "--output", HOSTILE]],
  watch: [[D], ["--tabula", `none${HOSTILE}`]],
  gallery: [["--tabula", D, "--output", HOSTILE], ["--tabula", HOSTILE]],
  "pzl check": [[BAD], ["--fix", BAD], [P, "--cards", J], [`none${HOSTILE}`]],
  "pzl format": [["--check", BAD], ["--write", BAD], [`none${HOSTILE}`]],
  "pzl stats": [[P], ["--json", P]],
  "pzl gallery": [[P, "-o", "x.html"], [`none${HOSTILE}`]],
  "pzl refs": [[P], ["--json", P], [`none${HOSTILE}`]],
  "pzl json": [[P], [`none${HOSTILE}`]],
  "pzl diff": [[P, Q], ["--json", P, Q]],
  "pzl show": [[P], [`none${HOSTILE}`], [P, "--width", HOSTILE]],
  "pzl from-json": [["puzzle.json"], [J]],
  "pzl from-dump": [[`${HOSTILE}.txt`, "-o", "x.pzl"]],
  "pzl new": [[HOSTILE, "-o", P]],
  "lorcana parse": [[HOSTILE], ["Draw a card.", "--name", HOSTILE]],
  "lorcana parse-file": [[J], [`none${HOSTILE}`]],
  "lorcana coverage": [[J], [`none${HOSTILE}`]],
  explain: [[HOSTILE]],
  directives: [[HOSTILE]],
  completions: [[HOSTILE], ["bash", "--name", HOSTILE]],
};

const FORMATS = ["short", "json", "github"];

test("pzl stats counts a puzzle with hostile names", async () => {
  const io = fakeIo(FILES);
  strictEqual(await main(["pzl", "stats", P], io), 0);
  match(io.written().stdout, /Counter, by cards[^]*FORGED/);
});

Deno.test("every command but the language server is tried with hostile names", () => {
  const names = Object.entries(DREAMTIDES_COMMANDS.commands).flatMap((
    [name, route],
  ) =>
    "getAllEntries" in route
      ? route.getAllEntries().map((each) => `${name} ${each.name.original}`)
      : [name]
  );
  deepStrictEqual(
    Object.keys(LINES).sort(),
    names.filter((name) => name !== "lsp").sort(),
  );
});

for (const [command, lines] of Object.entries(LINES)) {
  Deno.test(`${command} prints nothing that controls a terminal`, async () => {
    let printed = 0;
    for (const line of lines) {
      const args = [...command.split(" "), ...line];
      printed += await assertHarmless(args, {});
      printed += await assertHarmless(args, { color: true });
    }
    for (const format of FORMATS) {
      const args = [...command.split(" "), ...lines[0] ?? [], "--errors"];
      printed += await assertHarmless([...args, format], {});
    }
    ok(printed > 0, "It printed nothing at all");
  });
}

/** Runs a command; returns the number of characters it printed. */
async function assertHarmless(
  args: readonly string[],
  options: FakeOptions,
): Promise<number> {
  const io = fakeIo(FILES, options);
  await main(args, io);
  const { stdout, stderr } = io.written();
  for (const printed of [stdout, stderr]) {
    const own = options.color ? printed.replace(OWN, "") : printed;
    const [found] = UNSAFE.exec(own) ?? [];
    ok(found === undefined, `${JSON.stringify(args)}: ${JSON.stringify(own)}`);
    ok(
      !/^FORGED/m.test(own),
      `${JSON.stringify(args)} forges a line: ${own}`,
    );
  }
  return stdout.length + stderr.length;
}

/** Our own colors, and the line that shows progress. */
// deno-lint-ignore no-control-regex
const OWN = /\x1b\[[\d;]*m|\r\x1b\[K/g;

const UNSAFE =
  /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
