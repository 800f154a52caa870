import { strictEqual } from "node:assert/strict";
import { matchMessage } from "./match_message.ts";
import { runProcess } from "./process.ts";
import { withSample } from "./tabula/temporary.ts";
import { testWith } from "../permissions.ts";

const test = testWith("read", "write");

/** A clone's own code, which commands load when they run. */
const CLONE = new URL("../../", import.meta.url).pathname;

const PUZZLE = `${CLONE}examples/puzzles/two_sparks.pzl`;

/** Commands, and all they may do; `DIR` is a copy of the sample. */
const CASES: readonly (readonly [
  args: readonly string[],
  permissions: { readonly read?: string; readonly write?: string },
])[] = [
  [["parse", "Draw {cards}.", "--vars", "cards: 2"], {}],
  [["explain", "unclosed-brace"], {}],
  [["directives"], {}],
  [["--version"], {}],
  [["completions", "bash"], {}],
  [["lorcana", "parse", "Draw a card."], { read: `${CLONE}mod.ts` }],
  [["pzl", "new"], { read: `${CLONE}mod.ts` }],
  [["parse-file", "DIR/cards.toml"], { read: "DIR/cards.toml" }],
  [["verify", "DIR/cards.toml"], { read: "DIR/cards.toml" }],
  [["pzl", "check", PUZZLE], { read: PUZZLE }],
  [["pzl", "stats", PUZZLE], { read: PUZZLE }],
  [["verify", "DIR"], { read: "DIR" }],
  [["generate", "DIR"], { read: "DIR", write: "DIR" }],
  [["verify", "--fix", "DIR/cards.toml"], { read: "DIR", write: "DIR" }],
  [
    ["parse-file", "DIR/cards.toml", "-o", "DIR/x.json"],
    { read: "DIR", write: "DIR" },
  ],
];

for (const [args, { read, write }] of CASES) {
  const needed = [read && `read ${read}`, write && `write ${write}`]
    .filter((each) => each).join(", ") || "nothing";
  const line = args.join(" ").replaceAll(CLONE, "");
  test(`${line} may ${needed.replaceAll(CLONE, "")}`, () =>
    withSample(async (tabula) => {
      const at = (path: string) => path.replaceAll("DIR", tabula);
      const permissions = [
        ...read === undefined ? [] : [`--allow-read=${CLONE},${at(read)}`],
        ...write === undefined ? [] : [`--allow-write=${at(write)}`],
      ];
      const { code, stderr } = await runProcess(args.map(at), { permissions });
      strictEqual(code, 0, stderr);
    }));
}

test("verify --fix says which permission it lacks", () =>
  withSample(async (tabula) => {
    const file = `${tabula}/cards.toml`;
    const before = await Deno.readTextFile(file);
    const permissions = [
      `--allow-read=${CLONE},${tabula}`,
      `--allow-write=${file}`,
    ];
    const args = ["verify", "--fix", file];
    const { code, stderr } = await runProcess(args, { permissions });
    strictEqual(code, 1);
    matchMessage(stderr, /Deno may not write to its directory/);
    strictEqual(await Deno.readTextFile(file), before);
  }));

test("gallery says which permission it lacks", () =>
  withSample(async (tabula) => {
    const permissions = [`--allow-read=${CLONE},${tabula}`];
    const args = ["gallery", tabula, "--output", `${tabula}/page`];
    const { code, stderr } = await runProcess(args, { permissions });
    strictEqual(code, 1);
    matchMessage(stderr, /--allow-write/);
  }));
