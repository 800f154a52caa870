import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { frame } from "../../pzl/frame.ts";
import { type FakeIo, fakeIo } from "../fake_io.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

const DUMP = "turn=3\nactiveplayer=p0\nactivephase=MAIN1\np0life=4\n" +
  "p0landsplayed=0\np0hand=Shock|Set:M21|Art:1\np1life=2\n" +
  "p1battlefield=Bear|Set:M10\np0library=Mountain\np1library=Forest\n";

/** Runs `pzl`, and tells the exit code and what was written since. */
async function pzl(io: FakeIo, ...args: string[]): Promise<[number, string]> {
  const before = io.written();
  const code = await main(["pzl", ...args], io);
  const after = io.written();
  const stdout = after.stdout.slice(before.stdout.length);
  const stderr = after.stderr.slice(before.stderr.length);
  return [code, stdout + stderr];
}

const EQUAL = [0, "The puzzles do not differ\n"];

test("an author's way: dump, check, show, fix, diff, format", async () => {
  const io = fakeIo({ "state.txt": DUMP });
  const [dumped, note] = await pzl(
    io,
    "from-dump",
    "state.txt",
    "--name",
    "Mine",
    "-o",
    "a.pzl",
  );
  strictEqual(dumped, 0);
  match(note, /^note: A dump has no stack/);
  deepStrictEqual(await pzl(io, "check", "a.pzl", "--deny", "warnings,lint"), [
    0,
    "Puzzles: 1 checked, 0 with errors (errors: 0, warnings: 0, lint: 0)\n",
  ]);
  match((await pzl(io, "show", "a.pzl"))[1], /Win by the end of turn 3/);
  io.files.set("b.pzl", `${io.files.get("a.pzl")}p0speed= 1\n`);
  strictEqual((await pzl(io, "check", "b.pzl"))[0], 1);
  const [fixed, words] = await pzl(io, "check", "b.pzl", "--fix");
  strictEqual(fixed, 0);
  match(words, /^b\.pzl:17:9: fixed space-before-number: now "1"\n/);
  deepStrictEqual(await pzl(io, "diff", "a.pzl", "b.pzl"), [
    1,
    "Your speed: 0 → 1\n",
  ]);
  deepStrictEqual(await pzl(io, "diff", "a.pzl", "a.pzl"), EQUAL);
  strictEqual((await pzl(io, "format", "--check", "b.pzl"))[0], 0);
});

test("pzl from-json is the inverse of pzl json", async () => {
  const io = fakeIo({ "a.pzl": frame("humanhand=Opt|Tapped;Shock") });
  const [, json] = await pzl(io, "json", "a.pzl");
  io.files.set("a.json", json);
  const [code] = await pzl(io, "from-json", "a.json", "--output", "b.pzl");
  strictEqual(code, 0);
  deepStrictEqual(await pzl(io, "diff", "a.pzl", "b.pzl"), EQUAL);
});

/** What is no puzzle, and why. */
const unusable: readonly (readonly [string, RegExp])[] = [
  ['{\n "name": [', /it is not JSON: Unexpected end [^]* in line 2, column 11/],
  ["words", /Cannot read a puzzle from "a\.json": it is not JSON: Unexpected/],
  [
    '{\n  "state" {}\n}',
    /it is not JSON: Expected ':' [^]* in line 2, column 11/,
  ],
  ["7", /expected an object/],
  ['{"ok":false,"errors":[]}', /it holds the errors of a puzzle/],
  ['{"metadata":{}}', /"state": expected an object/],
];

for (const [text, reason] of unusable) {
  test(`pzl from-json refuses ${text}`, async () => {
    const [code, words] = await pzl(
      fakeIo({ "a.json": text }),
      "from-json",
      "a.json",
    );
    strictEqual(code, 1);
    match(words, reason);
  });
}

test("pzl from-json says which value does not fit", async () => {
  const io = fakeIo({ "a.pzl": frame("humanhand=Opt") });
  const [, json] = await pzl(io, "json", "a.pzl");
  io.files.set("a.json", json.replace('"name": "T"', '"name": 7'));
  const [code, words] = await pzl(io, "from-json", "a.json");
  strictEqual(code, 1);
  match(words, /"metadata\.name" would be read back/);
});

test("pzl from-json refuses what no file can say", async () => {
  const io = fakeIo({ "a.pzl": frame("humanhand=Opt") });
  const [, json] = await pzl(io, "json", "a.pzl");
  io.files.set("a.json", json.replace('"Opt"', '"Opt;Shock"'));
  const [code, words] = await pzl(io, "from-json", "a.json");
  strictEqual(code, 1);
  match(words, /Cannot write the puzzle: "state\.players\.human\.hand/);
});

test("pzl new gives a puzzle that pzl check is content with", async () => {
  const io = fakeIo();
  strictEqual((await pzl(io, "new", "Mine", "-o", "a.pzl"))[0], 0);
  const [code] = await pzl(io, "check", "a.pzl", "--deny", "warnings,lint");
  strictEqual(code, 0);
});

for (
  const [flag, beginning] of [["--svg", "<svg "], [
    "--html",
    "<!doctype",
  ]] as const
) {
  test(`pzl show ${flag} draws the board`, async () => {
    const io = fakeIo({ "a.pzl": frame("humanhand=Opt") });
    const [code, text] = await pzl(io, "show", "a.pzl", flag);
    strictEqual(code, 0);
    strictEqual(text.startsWith(beginning), true);
  });
}

test("pzl show suggests how to fix a puzzle that cannot be read", async () => {
  const text = frame("humanhand=Opt").replace(
    /activephase=.*/i,
    "activephase=Mian1",
  );
  const [code, words] = await pzl(fakeIo({ "a.pzl": text }), "show", "a.pzl");
  strictEqual(code, 1);
  match(words, /did you mean "MAIN1"\?/);
});

test("pzl show and pzl diff say why a file cannot be read", async () => {
  const io = fakeIo({ "a.pzl": frame("humanspeed=x") });
  strictEqual((await pzl(io, "show", "a.pzl"))[0], 1);
  strictEqual((await pzl(io, "show", "b.pzl"))[0], 1);
  const [code, words] = await pzl(io, "diff", "a.pzl", "b.pzl");
  strictEqual(code, 1);
  match(words, /invalid-integer[^]*Cannot read "b\.pzl"/);
});

test("a missing turn of many files is told once", async () => {
  const text = frame("").replace("turn=1\n", "");
  const io = fakeIo({
    "a.pzl": text,
    "b.pzl": text.replace("Name:T", "Name:U"),
    "c.pzl": frame("").replace("Name:T", "Name:V"),
  });
  deepStrictEqual(await pzl(io, "check", "a.pzl", "b.pzl", "c.pzl"), [
    0,
    "Puzzles: 3 checked, 0 with errors (errors: 0, warnings: 0, lint: 0)\n" +
    'Without "turn", which Forge takes for 1: 2\n',
  ]);
  match((await pzl(io, "check", "a.pzl"))[1], /missing-field/);
});

const SCRIPT = "Name:Opt\nTypes:Instant\nSVar:TrigDraw:DB$ Draw\n";
const FORGE = {
  "res/cardsfolder/o/opt.txt": SCRIPT,
  "res/tokenscripts/c_cat.txt": "Name:Cat Token\n",
  "res/editions/Invasion.txt": "[metadata]\nCode=INV\n",
};
const PUZZLE = frame(
  "humanplay=Opt|Set:INV|ExecuteScript:TrigDraw;T:c_cat\naiplay=Optt|Set:XXX;T:c_dog",
);

/** Lists of cards, and the codes they lead to. */
const lists:
  readonly (readonly [string, Readonly<Record<string, string>>, string[]])[] = [
    ["names.txt", { "names.txt": "Opt\n" }, ["unknown-card-name"]],
    ["names.json", { "names.json": '["Opt"]' }, ["unknown-card-name"]],
    [
      "bulk.json",
      { "bulk.json": '[\n{"name":"Opt","set":"inv"},\n{"name":"Shock"}\n]' },
      ["unknown-card-name", "unknown-set"],
    ],
    ["res/cardsfolder", FORGE, [
      "unknown-card-name",
      "unknown-set",
      "unknown-token-script",
    ]],
    ["res", FORGE, [
      "unknown-card-name",
      "unknown-set",
      "unknown-token-script",
    ]],
  ];

for (const [path, files, codes] of lists) {
  test(`pzl check --cards ${path} finds ${codes.join(", ")}`, async () => {
    const io = fakeIo({ ...files, "a.pzl": PUZZLE });
    const [, text] = await pzl(
      io,
      "check",
      "a.pzl",
      "--cards",
      path,
      "-e",
      "short",
    );
    deepStrictEqual(
      [...text.matchAll(/warning\[(.*?)\]/g)].map(([, code]) => code),
      codes,
    );
  });
}

test("pzl check suggests the name that was meant", async () => {
  const io = fakeIo({ "names.txt": "Opt\n", "a.pzl": PUZZLE });
  const [, text] = await pzl(io, "check", "a.pzl", "--cards", "names.txt");
  match(text, /did you mean "Opt"\?/);
});

test("an index of cards is used until the cards or the index change", async () => {
  const io = fakeIo({ ...FORGE, "a.pzl": PUZZLE });
  const check = async () => {
    const args = ["--cards", "res", "--index", "cards.idx", "-e", "short"];
    const [, text] = await pzl(io, "check", "a.pzl", ...args);
    return text.match(/unknown-card-name/g)?.length ?? 0;
  };
  strictEqual(await check(), 1);
  const kept = io.files.get("cards.idx") ?? "";
  match(kept, /"name":"Opt"/);
  strictEqual(await check(), 1);
  strictEqual(io.files.get("cards.idx"), kept);
  io.files.set("cards.idx", kept.replace('"name":"Opt"', '"name":"Odt"'));
  strictEqual(await check(), 1, "a damaged index is not used");
  strictEqual(io.files.get("cards.idx"), kept);
  io.files.set("res/cardsfolder/o/optt.txt", "Name:Optt\n");
  strictEqual(await check(), 0, "a changed folder is read again");
  io.files.set("cards.idx", "no index");
  strictEqual(await check(), 0);
});

for (
  const [path, text, reason] of [
    ["a.txt", "# nothing\n", /there is no name in it/],
    ["a.json", '["Opt"', /the list does not end/],
    ["a.json", "[1, 2]", /no element of it is a card/],
    ["a.json", "[Opt]", /it is no list of JSON values/],
    ["folder/readme.md", "x", /there is no \*\.txt/],
    ["folder/a.txt", "x", /no file of it is a card script/],
  ] as const
) {
  test(`pzl check --cards refuses ${path} with ${JSON.stringify(text)}`, async () => {
    const io = fakeIo({ [path]: text, "a.pzl": PUZZLE });
    const cards = path.startsWith("folder") ? "folder" : path;
    const [code, words] = await pzl(io, "check", "a.pzl", "--cards", cards);
    strictEqual(code, 1);
    match(words, reason);
  });
}

test("pzl check --fix leaves a file alone that needs no repair", async () => {
  const text = frame("humanhand=Opt|Sparkly");
  const io = fakeIo({ "a.pzl": text });
  const [code, words] = await pzl(io, "check", "a.pzl", "--fix", "-e", "short");
  strictEqual(code, 0);
  match(words, /a\.pzl:12:15: warning\[unknown-modifier\]/);
  strictEqual(io.files.get("a.pzl"), text);
});

test("pzl refs lists which puzzle runs which script variable", async () => {
  const io = fakeIo({
    "a.pzl": frame("aiprecast=Opt:TrigDraw"),
    "b.pzl": frame("humanprecast=Opt:TrigDraw;Elf:X"),
  });
  deepStrictEqual(await pzl(io, "refs", "a.pzl", "b.pzl"), [
    0,
    "Elf:X  b.pzl\nOpt:TrigDraw  a.pzl, b.pzl\n",
  ]);
  const [, json] = await pzl(io, "refs", "a.pzl", "--json");
  deepStrictEqual(JSON.parse(json), [
    { card: "Opt", variable: "TrigDraw", puzzles: ["a.pzl"] },
  ]);
});

test("pzl check finds what two puzzles have in common by mistake", async () => {
  const io = fakeIo({ "a.pzl": frame(""), "b.pzl": frame("humanhand=Opt") });
  const [code, words] = await pzl(
    io,
    "check",
    "a.pzl",
    "b.pzl",
    "--errors",
    "short",
  );
  strictEqual(code, 0);
  ok(words.includes('b.pzl:2:6: lint[shared-value]: Name "T" is also that of'));
});

test("pzl gallery writes one page with all puzzles that can be read", async () => {
  const io = fakeIo({ "a.pzl": frame(""), "b.pzl": "[state]\n" });
  const [code, words] = await pzl(
    io,
    "gallery",
    "a.pzl",
    "b.pzl",
    "--output",
    "all.html",
  );
  deepStrictEqual([code, words], [1, "Left out because of errors: 1 puzzle\n"]);
  const page = await io.readFile("all.html");
  ok(page.ok && new TextDecoder().decode(page.value).includes("<summary>T "));
});
