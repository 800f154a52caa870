import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { main } from "../../tasks/main.ts";
import { DREAMTIDES } from "../../tasks/routes.ts";
import { frame } from "../pzl/frame.ts";
import { fakeIo } from "./fake_io.ts";
import { SAMPLE_FILES } from "./tabula/sample.ts";

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
    ["verify", "verify|good.toml|--errors|x", "verify|--fix|-"],
  ],
  convert: [
    ["convert|good.toml|--to|rlf", "convert|--check|good.toml|--to|classic"],
    [
      "convert|bad.toml|--to|rlf",
      "convert|none.toml|--to|rlf",
      "convert|good.json|--to|rlf",
      "convert|--check|good.toml|--to|rlf",
    ],
    ["convert", "convert|good.toml", "convert|-|--to|rlf"],
  ],
  generate: [
    ["generate|--tabula|tab|--out|out"],
    ["generate|--tabula|none", "generate|--tabula|bad|--out|out"],
    ["generate|--target|x", "generate|--strict"],
  ],
  check: [
    ["check|--tabula|tab|--out|fresh"],
    ["check|--tabula|tab|--out|out", "check|--tabula|none"],
    ["check|--target|x"],
  ],
  watch: [
    ["watch|--tabula|tab|--out|out"],
    ["watch|--tabula|none"],
    ["watch|--once"],
  ],
  "pzl check": [
    ["pzl|check|good.pzl", "pzl|check|odd.pzl"],
    [
      "pzl|check|bad.pzl",
      "pzl|check|none.pzl",
      "pzl|check|odd.pzl|-d|warnings",
    ],
    ["pzl|check", "pzl|check|good.pzl|-e|x"],
  ],
  "pzl json": [
    ["pzl|json|good.pzl"],
    ["pzl|json|bad.pzl", "pzl|json|none.pzl"],
    ["pzl|json"],
  ],
  "pzl format": [
    ["pzl|format|good.pzl", "pzl|format|--write|odd.pzl"],
    ["pzl|format|--check|odd.pzl", "pzl|format|none.pzl"],
    ["pzl|format", "pzl|format|--check|--write|good.pzl"],
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
  completions: [
    ["completions|bash", "completions|zsh", "completions|fish"],
    [],
    ["completions", "completions|tcsh", "completions|bash|--name|a b"],
  ],
};

Deno.test("every command has lines for its exit codes", () => {
  const paths = Object.entries(DREAMTIDES.commands).flatMap(([name, route]) =>
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
    Deno.test(`dreamtides ${args.join(" ")} ends with ${code}`, async () => {
      const io = fakeIo(FILES);
      if (args.includes("fresh")) {
        await main(["generate", "--tabula", "tab", "--out", "fresh"], io);
      }
      strictEqual(await main(args, io), code, io.written().stderr);
    });
  }
}
