import { deepStrictEqual, doesNotMatch, match } from "node:assert/strict";
import config from "../../../deno.json" with { type: "json" };
import { main } from "../../../tasks/main.ts";
import { DREAMTIDES_COMMANDS } from "../../../tasks/routes.ts";
import { fakeIo } from "../fake_io.ts";

/** A command line, its exit code, and what it writes. */
interface Case {
  readonly args: readonly string[];
  readonly code: number;
  readonly stdout?: RegExp;
  readonly stderr?: RegExp;
}

const draw = ["Draw {cards}.", "--vars", "cards: 2"];

const cases: readonly Case[] = [
  { args: ["parse", ...draw], code: 0, stdout: /^\[\n {2}\{\n {4}"Event": \{/ },
  { args: draw, code: 0, stdout: /"DrawCards"/ },
  { args: ["-v", "cards: 2", "Draw {cards}."], code: 0, stdout: /"DrawCards"/ },
  { args: ["--", "Draw {cards}."], code: 1, stderr: /unresolved-variable/ },
  {
    args: ["--vars=s: 2\ne: 1", "Gain {e}."],
    code: 0,
    stdout: /"Gain/,
    stderr: /unused-variable/,
  },
  { args: ["Has all character types."], code: 0, stdout: /"HasAllCharacter/ },
  { args: ["Drow {cards}."], code: 1, stderr: /<input>:1:/ },
  { args: ["Drow.", "-e", "short"], code: 1, stderr: /^<input>:1:1: error\[/ },
  { args: ["Drow.", "-e", "json"], code: 1, stderr: /^\[\n {2}\{\n/ },
  { args: ["Drow.", "-f", "json"], code: 1, stderr: /╭─\[<input>:1:1\]/ },
  { args: [...draw, "-f", "ron"], code: 0, stdout: /^\[\n {4}Event\(\(/ },
  { args: [...draw, "-f", "debug"], code: 0, stdout: /^\[\n {4}Event\(/ },
  { args: [...draw, "-f", "text"], code: 0, stdout: /^Draw 2 cards\.\n$/ },
  {
    args: ["Gain {e}.", "-v", "e: 1", "-f", "html"],
    code: 0,
    stdout: /^Gain <span class="energy">1●<\/span>\.\n$/,
  },
  {
    args: ["Gain {e}.", "-v", "e: 1", "-f", "unity"],
    code: 0,
    stdout: /^Gain <color=#00838F>1●<\/color>\.\n$/,
  },
  {
    args: ["Gain {points}.", "-v", "points: 1", "-f", "text", "--messages=rlf"],
    code: 0,
    stdout: /^Gain 1⍏\.\n$/,
  },
  { args: ["Draw {cards}.", "-f", "text"], code: 1, stderr: /unresolved-var/ },
  { args: [...draw, "-s", "lex", "-f", "html"], code: 2, stderr: /"lex" as/ },
  {
    args: [...draw, "-s", "lex", "-f", "ron"],
    code: 0,
    stdout: /^\[\n {4}Word/,
  },
  { args: [...draw, "-s", "spans"], code: 0, stdout: /^\[\n {2}\{/ },
  { args: ["parse", "draw"], code: 1, stderr: /unexpected-end/ },
  { args: ["constructor"], code: 2, stderr: /Unknown command "constructor"/ },
  { args: ["__proto__"], code: 1, stderr: /unknown-word/ },
  { args: [""], code: 1, stderr: /error\[/ },
  { args: ["-"], code: 0, stdout: /"TakeExtraTurn"/ },
  { args: [], code: 2, stderr: /^USAGE/ },
  { args: ["--help"], code: 0, stdout: /COMMANDS/ },
  { args: ["-h"], code: 0, stdout: /COMMANDS/ },
  { args: ["help"], code: 0, stdout: /COMMANDS/ },
  { args: ["help", "parse"], code: 0, stdout: /TEXT/ },
  {
    args: ["--version"],
    code: 0,
    stdout: new RegExp(`^${RegExp.escape(config.version)}\n$`),
  },
  {
    args: ["pasre", ...draw],
    code: 2,
    stderr: /Unknown command "pasre": did you mean "parse"\?/,
  },
  {
    args: ["parse"],
    code: 2,
    stderr: /^error: Missing argument TEXT\nSee "dreamtides parse --help"\n$/,
  },
  {
    args: ["parse", "a", "b"],
    code: 2,
    stderr: /Unexpected argument "b" \(quo/,
  },
  {
    args: ["parse", "a", "--frmat", "ron"],
    code: 2,
    stderr: /Unknown option --frmat: did you mean "--format"\?/,
  },
  {
    args: ["parse", "a", "-f", "rno"],
    code: 2,
    stderr: /expected json, ron, debug, text, html or\n {2}unity\n/,
  },
  { args: ["parse", "a", "-x"], code: 2, stderr: /Unknown option -x\n/ },
  {
    args: ["parse", "a", "-v"],
    code: 2,
    stderr: /Option --vars needs a value/,
  },
  {
    args: ["parse", "a", "-v", "e: 1", "-v", "e: 2"],
    code: 2,
    stderr: /Option --vars is given twice/,
  },
  {
    args: ["--vesion"],
    code: 2,
    stderr: /did you mean "--version"\?\nSee "dreamtides --help"\n$/,
  },
  {
    args: ["generate", "--allow-error"],
    code: 2,
    stderr: /did you mean "--allow-errors"\?/,
  },
  {
    args: ["generate", "--format", "short"],
    code: 2,
    stderr: /did you mean "--errors"\?/,
  },
  {
    args: ["generate", "a", "b"],
    code: 2,
    stderr: /^error: Unexpected argument "b"\n/,
  },
  {
    args: ["convert", "a.toml"],
    code: 2,
    stderr: /^error: Missing option --to\n/,
  },
  {
    args: ["convert", "a.toml", "--to"],
    code: 2,
    stderr: /Option --to needs a value/,
  },
  {
    args: ["pzl", "show", "a.pzl", "--width", "7"],
    code: 2,
    stderr: /^error: Cannot use "7" as --width: expected a whole number, 40/,
  },
  { args: ["frobnicate"], code: 2, stderr: /Unknown command "frobnicate"\n/ },
  {
    args: ["cards.toml"],
    code: 2,
    stderr:
      /name "cards\.toml": expected a command; [^]* parse-file\s+cards\.toml/,
  },
  {
    args: ["parse", "cards.toml"],
    code: 2,
    stderr: /Unexpected file name "cards\.toml": expected a text; to read/,
  },
  {
    args: ["lorcana", "parse", "texts.json"],
    code: 2,
    stderr: /run:\s+dreamtides lorcana parse-file\s+texts\.json/,
  },
  { args: ["pzl"], code: 2, stderr: /^USAGE\n {2}dreamtides pzl check/ },
  { args: ["lorcana"], code: 2, stderr: /^USAGE/ },
  { args: ["pzl", "--help"], code: 0, stdout: /^USAGE/ },
  {
    args: ["pzl", "json"],
    code: 2,
    stderr: /See "dreamtides pzl json --help"/,
  },
  { args: ["parse", "a", "--constructor"], code: 2, stderr: /--constructor/ },
  { args: ["--toString=1"], code: 2, stderr: /--toString/ },
  {
    args: [...draw, "-s", "spans", "-f", "ron"],
    code: 2,
    stderr: /print spans as "ron"/,
  },
  {
    args: ["completions", "tcsh"],
    code: 2,
    stderr: /Unknown shell "tcsh": expected bash, zsh or fish/,
  },
];

for (const { args, code, stdout = /^$/, stderr = /^$/ } of cases) {
  Deno.test(`main(${JSON.stringify(args)}) ends with ${code}`, async () => {
    const io = fakeIo({ "-": "Take an extra turn after this one.\n" });
    deepStrictEqual(await main(args, io), code, io.written().stderr);
    match(io.written().stdout, stdout);
    match(io.written().stderr, stderr);
  });
}

for (const name of Object.keys(DREAMTIDES_COMMANDS.commands)) {
  Deno.test(`"${name} --help" explains itself`, async () => {
    const io = fakeIo();
    deepStrictEqual(await main([name, "--help"], io), 0);
    match(io.written().stdout, new RegExp(`^USAGE\n {2}dreamtides ${name}`));
  });
}

const commands = Object.entries(DREAMTIDES_COMMANDS.commands).filter((
  [_, each],
) => "parameters" in each);

for (const [name] of commands) {
  Deno.test(`"${name} --help" has examples`, async () => {
    const io = fakeIo();
    await main([name, "--help"], io);
    match(io.written().stdout, /EXAMPLES\n {2}dreamtides /);
  });
}

Deno.test("main() colors reports and mistakes only where color is wanted", async () => {
  for (const args of [["Drow {cards}."], ["parse"]]) {
    const plain = fakeIo();
    await main(args, plain);
    // deno-lint-ignore no-control-regex
    doesNotMatch(plain.written().stderr, /\x1b/);
    const colored = fakeIo({}, { color: true });
    await main(args, colored);
    // deno-lint-ignore no-control-regex
    match(colored.written().stderr, /\x1b\[/);
  }
});

const proposals: readonly (readonly [readonly string[], RegExp])[] = [
  [[""], /^parse\t/m],
  [["pa"], /^parse\t/m],
  [["--v"], /^--version\t/m],
  [["parse", "--f"], /^--format\t/m],
  [["parse", "x", "--format", ""], /^json\t.*\nron\t.*\ndebug\t/],
  [["Draw {cards}.", "--st"], /^--stage\t/m],
  [["completions", "z"], /^zsh\t/m],
  [["parse", "--vars", ""], /^$/],
];

for (const [words, expected] of proposals) {
  Deno.test(`completion of ${JSON.stringify(words)}`, async () => {
    const io = fakeIo();
    const args = ["--propose-completions", ...words];
    deepStrictEqual(await main(args, io), 0);
    match(io.written().stdout, expected);
  });
}
