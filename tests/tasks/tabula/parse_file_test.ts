import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { corpusText, testCorpus } from "../../corpus.ts";
import { fakeIo } from "../fake_io.ts";
import { runProcess } from "../process.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "write");

const CARDS = `# Cards with and without text
[[cards]]
id = "b"
name = "Second by id"
rules-text = "Draw {cards}."
variables = "cards: 2"

[[cards]]
id = "c"
name = "Broken"
rules-text = """
{Judgment} Take an extra turn after this one.

Gain {e}, \\"then\\" some.
"""
variables = "e: 1"

[[cards]]
id = "d"
name = "Without text"
rules-text = ""

[[others]]
id = "a"
rules-text = "{ReclaimForCost}"
variables = "reclaim: 1"
`;

const PARSED = `{
  "a": [
    {
      "Named": {
        "Reclaim": 1
      }
    }
  ],
  "b": [
    {
      "Event": {
        "effect": {
          "Effect": {
            "DrawCards": {
              "count": 2
            }
          }
        }
      }
    }
  ]
}
`;

const args = ["parse-file", "cards.toml", "-o", "out.json"];

test("parse-file writes the good cards, reports the bad one in its file", async () => {
  const io = fakeIo({ "cards.toml": CARDS });
  deepStrictEqual(await main([...args, "--errors", "short"], io), 1);
  strictEqual(io.files.get("out.json"), PARSED);
  strictEqual(io.written().stdout, "Cards parsed to out.json: 2 of 3\n");
  match(io.written().stderr, /^cards\.toml:14:1\d: error\[[a-z-]+\]: .*\n$/);
});

test("parse-file ends with 0 if all cards can be read", async () => {
  const io = fakeIo({ "cards.toml": CARDS.replace(', \\"then\\" some', "") });
  deepStrictEqual(await main(args, io), 0);
  strictEqual(io.written().stderr, "");
});

test("parse-file writes to standard output, and nothing else there", async () => {
  const io = fakeIo({ "cards.toml": CARDS });
  await main(["parse-file", "--input=cards.toml", "--output", "-"], io);
  deepStrictEqual(io.files.get("-"), PARSED);
  strictEqual(io.written().stdout, "");
});

test("parse-file reports TOML that cannot be read, and writes nothing", async () => {
  const io = fakeIo({ "cards.toml": '[[cards]]\nid = "a\n' });
  deepStrictEqual(await main([...args, "-e", "short"], io), 1);
  strictEqual(io.files.has("out.json"), false);
  match(io.written().stderr, /^cards\.toml:2:\d+: error\[/);
});

test("parse-file says if there is no such file", async () => {
  const io = fakeIo();
  deepStrictEqual(await main(args, io), 1);
  strictEqual(
    io.written().stderr,
    'error: Cannot read "cards.toml": there is no such file\n',
  );
});

/** What loads the command itself, in a clone. */
const ROOT = new URL("../../..", import.meta.url).pathname;

test("parse-file as a process reads and writes real files", async () => {
  const directory = await Deno.makeTempDir();
  try {
    const input = `${directory}/cards.toml`;
    const output = `${directory}/out.json`;
    await Deno.writeTextFile(input, CARDS);
    const ended = await runProcess(
      ["parse-file", "-i", input, "-o", output, "-e", "json"],
      {
        permissions: [
          `--allow-read=${directory},${ROOT}`,
          `--allow-write=${directory}`,
        ],
      },
    );
    strictEqual(ended.code, 1, ended.stderr);
    strictEqual(JSON.parse(ended.stderr)[0].line, 14);
    strictEqual(await Deno.readTextFile(output), PARSED);
    const names = Array.from(Deno.readDirSync(directory), ({ name }) => name);
    deepStrictEqual(names.sort(), ["cards.toml", "out.json"]);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});

testCorpus(
  "parse-file gives the reference abilities of every card",
  corpusText("dreamtides/tabula/cards.toml"),
  async (cards) => {
    const io = fakeIo({ "cards.toml": cards });
    deepStrictEqual(await main(args, io), 0, io.written().stderr);
    const ours = JSON.parse(io.files.get("out.json") ?? "{}");
    const all = JSON.parse(
      corpusText("dreamtides/tabula/parsed_abilities.json") ?? "{}",
    );
    const theirs = Object.keys(ours).map((id) => [id, all[id]]);
    strictEqual(theirs.length > 100, true);
    strictEqual(JSON.stringify(Object.entries(ours)), JSON.stringify(theirs));
  },
);
