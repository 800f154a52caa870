import { deepStrictEqual, match } from "node:assert/strict";
import { runProcess } from "../process.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "run");

test("mod.ts prints an ability without any permission", async () => {
  const ended = await runProcess(["Draw {cards}.", "--vars", "cards: 2"]);
  const tree = { Event: { effect: { Effect: { DrawCards: { count: 2 } } } } };
  deepStrictEqual(ended, {
    code: 0,
    stdout: `${JSON.stringify([tree], null, 2)}\n`,
    stderr: "",
  });
});

test("mod.ts reads standard input", async () => {
  const ended = await runProcess(["parse", "-", "-f", "ron"], {
    stdin: "Take an extra turn after this one.\n",
  });
  deepStrictEqual(ended, {
    code: 0,
    stdout:
      "[\n    Event((\n        effect: Effect(TakeExtraTurn),\n    )),\n]\n",
    stderr: "",
  });
});

test("mod.ts reports bad text on standard error, without color in a pipe", async () => {
  const ended = await runProcess(["Drow {cards}.", "-v", "cards: 2"]);
  deepStrictEqual({ ...ended, stderr: "" }, {
    code: 1,
    stdout: "",
    stderr: "",
  });
  match(ended.stderr, /^error\[unknown-word\]/);
});

test("mod.ts ends with 2 for bad usage", async () => {
  deepStrictEqual((await runProcess(["parse"])).code, 2);
});

/** What works in a clone without any permission: text goes in, text comes out. */
const WITHOUT_PERMISSION: readonly (readonly string[])[] = [
  ["--help"],
  ["--version"],
  ["pzl", "check", "--help"],
  ["parse", "Draw {cards}.", "-v", "cards: 2", "-f", "text"],
  ["parse", "Draw {cards}.", "-v", "cards: 2", "-s", "resolve"],
  ["explain", "unknown-word"],
  ["directives", "cards"],
  ["completions", "bash"],
];

for (const args of WITHOUT_PERMISSION) {
  test(`mod.ts ${args.join(" ")} takes no permission`, async () => {
    const { code, stderr } = await runProcess(args);
    deepStrictEqual({ code, stderr }, { code: 0, stderr: "" });
  });
}

test("mod.ts says which permission a command of another language takes", async () => {
  const args = ["lorcana", "parse", "Gain 2 lore."];
  const { code, stderr } = await runProcess(args);
  deepStrictEqual(code, 1);
  match(stderr, /^error: Cannot load the command: [^]*--allow-read/);
  const permissions = ["--allow-read"];
  deepStrictEqual((await runProcess(args, { permissions })).code, 0);
});
