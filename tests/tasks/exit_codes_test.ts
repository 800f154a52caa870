import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { main } from "../../tasks/main.ts";
import { DREAMTIDES_COMMANDS } from "../../tasks/routes.ts";
import { frame } from "../pzl/frame.ts";
import { fakeIo } from "./fake_io.ts";
import { SAMPLE_FILES } from "./tabula/sample.ts";
import { testWith } from "../permissions.ts";

const test = testWith("read");

const CARD =
  SAMPLE_FILES["tab/cards.toml"]?.match(/\[\[cards\]\][^]*?\n\n/)?.[0] ??
    "";

const FILES = {
  ...SAMPLE_FILES,
  "good.toml": CARD,
  "bad.toml": CARD.replace("Draw", "Drow"),
  "odd.toml": CARD.replace("Draw", "draw"),
  "good.pzl": frame("humanhand=Opt"),
  "bad.pzl": frame("humanspeed=x"),
  "odd.pzl": frame("humanhand=Opt | Tapped"),
  "untidy.pzl": frame("humanhand=Opt ; Shock"),
  "state.txt": "turn=1\nactiveplayer=p0\nactivephase=MAIN1\np0life=1\np1life=1",
  "good.json": '["Draw a card."]',
  "bad.json": '["Frobnicate."]',
  "bad/cards.toml": CARD.replace("Draw", "Drow"),
};

type Lines = readonly string[];

/** For each command: lines that end with 0, with 1 and with 2. */
const LINES: Readonly<Record<string, readonly [Lines, Lines, Lines]>> = {
  parse: [
    ["parse|Gain {e}.|--vars|e: 1", "parse|--stage|lex|Draw."],
    ["parse|Drow.", "parse|"],
    ["parse", "parse|a|b", "parse|a|--stage|x", "parse|a|--nothing"],
  ],
  "parse-file": [
    [
      "parse-file|good.toml",
      "parse-file|-i|good.toml",
      "parse-file|-o|x|good.toml",
    ],
    ["parse-file|bad.toml", "parse-file|none.toml", "parse-file|good.json"],
    ["parse-file", "parse-file|good.toml|-i|good.toml"],
  ],
  verify: [
    ["verify|good.toml", "verify|odd.toml", "verify|--check|good.toml"],
    [
      "verify|bad.toml",
      "verify|none.toml",
      "verify|good.json",
      "verify|--check|odd.toml",
    ],
    ["verify|good.toml|--errors|x", "verify|--fix|-"],
  ],
  convert: [
    ["convert|good.toml|--to|rlf", "convert|--check|good.toml|--to|classic"],
    [
      "convert|bad.toml|--to|rlf",
      "convert|none.toml|--to|rlf",
      "convert|good.json|--to|rlf",
      "convert|--check|good.toml|--to|rlf",
    ],
    ["convert", "convert|good.toml", "convert|-|good.toml|--to|rlf"],
  ],
  generate: [
    ["generate|--tabula|tab|--output|out", "generate|--tabula|tab|--out=out"],
    ["generate|--tabula|none", "generate|--tabula|bad|--output|out"],
    ["generate|--target|x", "generate|--strict"],
  ],
  check: [
    ["check|--tabula|tab|--output|fresh"],
    ["check|--tabula|tab|--output|out", "check|--tabula|none"],
    ["check|--target|x"],
  ],
  watch: [
    ["watch|--tabula|tab|--output|out"],
    ["watch|--tabula|none"],
    ["watch|--once"],
  ],
  // Runs until the editor leaves: `lsp_test.ts` has its 0, in a process.
  lsp: [[], [], ["lsp|x", "lsp|--nothing"]],
  "pzl check": [
    ["pzl|check|good.pzl", "pzl|check|odd.pzl"],
    [
      "pzl|check|bad.pzl",
      "pzl|check|none.pzl",
      "pzl|check|odd.pzl|-d|warnings",
    ],
    ["pzl|check", "pzl|check|good.pzl|-e|x", "pzl|check|--fix|-"],
  ],
  "pzl json": [
    ["pzl|json|good.pzl"],
    ["pzl|json|bad.pzl", "pzl|json|none.pzl"],
    ["pzl|json"],
  ],
  "pzl format": [
    ["pzl|format|good.pzl", "pzl|format|--write|untidy.pzl"],
    ["pzl|format|--check|untidy.pzl", "pzl|format|none.pzl"],
    ["pzl|format", "pzl|format|--check|--write|good.pzl"],
  ],
  "pzl show": [
    ["pzl|show|good.pzl", "pzl|show|good.pzl|--svg", "pzl|show|odd.pzl|--html"],
    ["pzl|show|bad.pzl", "pzl|show|none.pzl"],
    [
      "pzl|show",
      "pzl|show|good.pzl|--width|7",
      "pzl|show|good.pzl|--svg|--html",
    ],
  ],
  "pzl gallery": [
    ["pzl|gallery|good.pzl"],
    ["pzl|gallery|none.pzl"],
    ["pzl|gallery"],
  ],
  "pzl refs": [["pzl|refs|good.pzl"], ["pzl|refs|none.pzl"], ["pzl|refs"]],
  "pzl diff": [
    ["pzl|diff|good.pzl|good.pzl"],
    ["pzl|diff|good.pzl|odd.pzl", "pzl|diff|good.pzl|bad.pzl"],
    ["pzl|diff|good.pzl", "pzl|diff|-|-"],
  ],
  "pzl new": [["pzl|new", "pzl|new|Mine"], [], ["pzl|new|a|b"]],
  "pzl from-dump": [
    ["pzl|from-dump|state.txt"],
    ["pzl|from-dump|bad.pzl", "pzl|from-dump|none.txt"],
    ["pzl|from-dump", "pzl|from-dump|state.txt|--turns|x"],
  ],
  "pzl from-json": [
    [],
    ["pzl|from-json|good.json", "pzl|from-json|none.json"],
    ["pzl|from-json"],
  ],
  "pzl stats": [
    ["pzl|stats|good.pzl"],
    ["pzl|stats|bad.pzl", "pzl|stats|none.pzl"],
    ["pzl|stats"],
  ],
  "lorcana parse": [
    ["lorcana|parse|Draw a card."],
    ["lorcana|parse|Frobnicate.", "lorcana|parse|"],
    ["lorcana|parse", "lorcana|parse|Draw a card.|--card-type|x"],
  ],
  "lorcana parse-file": [
    ["lorcana|parse-file|good.json"],
    ["lorcana|parse-file|bad.json", "lorcana|parse-file|none.json"],
    ["lorcana|parse-file"],
  ],
  "lorcana coverage": [
    ["lorcana|coverage|good.json", "lorcana|coverage|bad.json|--at-least|0"],
    ["lorcana|coverage|bad.json", "lorcana|coverage|none.json"],
    ["lorcana|coverage", "lorcana|coverage|good.json|--at-least|x"],
  ],
  gallery: [
    ["gallery|--tabula|tab|--output|out"],
    ["gallery|--tabula|none|--output|out"],
    ["gallery|--nothing"],
  ],
  explain: [
    ["explain", "explain|unclosed-brace", "explain|error[unclosed-brace]"],
    [],
    ["explain|nothing-like-it", "explain|--json"],
  ],
  directives: [
    ["directives", "directives|cards|{e}", "directives|--json"],
    [],
    ["directives|nothing", "directives|--all"],
  ],
  completions: [
    ["completions|bash", "completions|zsh", "completions|fish"],
    [],
    ["completions", "completions|tcsh", "completions|bash|--name|a b"],
  ],
};

Deno.test("every command has lines for its exit codes", () => {
  const paths = Object.entries(DREAMTIDES_COMMANDS.commands).flatMap((
    [name, route],
  ) =>
    "parameters" in route
      ? [name]
      : route.getAllEntries().map((each) => `${name} ${each.name.original}`)
  );
  deepStrictEqual(Object.keys(LINES).sort(), paths.sort());
});

for (const lines of Object.values(LINES)) {
  for (
    const [code, line] of lines.flatMap((of, code) =>
      of.map((each) => [code, each] as const)
    )
  ) {
    const args = line.split("|");
    test(`dreamtides ${args.join(" ")} ends with ${code}`, async () => {
      const io = fakeIo(FILES);
      if (args.includes("fresh")) {
        await main(["generate", "--tabula", "tab", "--output", "fresh"], io);
      }
      strictEqual(await main(args, io), code, io.written().stderr);
    });
  }
}
