import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { Ajv } from "ajv";
import schema from "../../../schema/project.schema.json" with { type: "json" };
import { main } from "../../../tasks/main.ts";
import { parseProject } from "../../../tasks/tabula/project.ts";
import { fakeIo } from "../fake_io.ts";
import { runProcess } from "../process.ts";
import { withDirectory } from "../temporary.ts";
import { SAMPLE_FILES } from "./sample.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");
const testLinks = testWith("read", "write", "run");

/** The sample in a directory of a test's world. */
function sampleIn(directory: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(SAMPLE_FILES).map(([path, text]) => [
      path.replace(/^tab\//, directory),
      text,
    ]),
  );
}

/** A project file, where it is, and where the code goes. */
const PROJECTS: readonly (readonly [
  path: string,
  project: object,
  cards: string,
  code: string,
])[] = [
  ["dreamtides.json", { tabula: "cards" }, "cards/", "cards/generated/"],
  [
    "../dreamtides.json",
    { tabula: "cards" },
    "../cards/",
    "../cards/generated/",
  ],
  ["dreamtides.json", {}, "", "generated/"],
  [
    "dreamtides.json",
    { tabula: "cards", ignore: ["art-*.toml"], subtypes: ["Sky Pirate"] },
    "cards/",
    "cards/generated/",
  ],
  [
    "../dreamtides.json",
    { tabula: "./cards/", out: "src", targets: ["ts"], identifiers: "./x.ts" },
    "../cards/",
    "../src/",
  ],
];

for (const [path, project, cards, code] of PROJECTS) {
  const text = JSON.stringify(project);
  test(`generate and check follow ${path}: ${text}`, async () => {
    const io = fakeIo({ ...sampleIn(cards), [path]: text });
    strictEqual(await main(["generate"], io), 0, io.written().stderr);
    strictEqual(io.files.has(`${code}card_lists.ts`), true);
    strictEqual(io.files.has(`${cards}parsed_abilities.json`), true);
    strictEqual(await main(["check"], io), 0, io.written().stderr);
  });
}

test("verify takes the directory and the dialect of the project file", async () => {
  const project = JSON.stringify({ tabula: "mine", dialect: "rlf" });
  const io = fakeIo({ ...sampleIn("mine/"), "dreamtides.json": project });
  strictEqual(await main(["verify", "-e", "short"], io), 1);
  match(
    io.written().stderr,
    /^mine\/cards\.toml:462:31: error\[other-dialect/m,
  );
});

test("generate takes the current directory if there is no project file", async () => {
  const io = fakeIo(sampleIn(""));
  strictEqual(await main(["generate"], io), 0, io.written().stderr);
  strictEqual(io.files.has("generated/card_lists.ts"), true);
  match(io.written().stdout, /^Generated: generated\/identifiers\.ts$/m);
});

test("generate writes code below the directory that is given", async () => {
  const io = fakeIo({ ...sampleIn("mine/"), "dreamtides.json": "{" });
  strictEqual(await main(["generate", "mine/"], io), 0, io.written().stderr);
  strictEqual(io.files.has("mine/generated/card_lists.ts"), true);
});

test("generate says so if there are no cards in the current directory", async () => {
  const io = fakeIo({ "notes.txt": "" });
  strictEqual(await main(["generate"], io), 1);
  match(io.written().stderr, /no \*\.toml in the current directory/);
});

for (const command of ["generate", "check", "watch"]) {
  test(`${command} takes one directory, not two`, async () => {
    const io = fakeIo(SAMPLE_FILES);
    strictEqual(await main([command, "tab", "--tabula", "tab"], io), 2);
    match(io.written().stderr, /Expected one directory/);
  });
}

/** Paths of a project file that lead elsewhere, and how to use them anyway. */
const ESCAPES: readonly (readonly [
  text: string,
  problem: RegExp,
  allowed: readonly string[],
])[] = [
  [
    '{ "tabula": "cards", "out": "../escaped" }',
    /:1:22: "out": "\.\.\/escaped" leads out .* pass --output \.\.\/escaped$/,
    ["--output", "../escaped"],
  ],
  [
    '{ "tabula": "cards", "out": "/tmp/escaped" }',
    /:1:22: "out": "\/tmp\/escaped" leads out .* pass --output \/tmp\/escaped$/,
    ["--output", "/tmp/escaped"],
  ],
  [
    '{ "tabula": "cards", "out": "cards/../../game-2" }',
    /:1:22: "out": "cards\/\.\.\/\.\.\/game-2" leads out /,
    ["--output", "generated"],
  ],
  [
    '{ "tabula": "../cards" }',
    /:1:3: "tabula": "\.\.\/cards" leads out .* as in "check \.\.\/cards"$/,
    ["cards"],
  ],
];

for (const [text, problem, allowed] of ESCAPES) {
  test(`generate stays in the directory of ${text}, unless told otherwise`, async () => {
    const files = { ...sampleIn("cards/"), "dreamtides.json": text };
    const io = fakeIo(files);
    strictEqual(await main(["generate"], io), 1);
    match(io.written().stderr.replace(/\n {2}/g, " ").trimEnd(), problem);
    deepStrictEqual(Object.fromEntries(io.files), files);
    strictEqual(await main(["generate", ...allowed], io), 0);
  });
}

/** Links that a stranger's repository may contain: their places and targets. */
const LINKS: readonly (readonly [
  link: string,
  target: string,
  problem: RegExp,
])[] = [
  ["project/out", "../elsewhere", /"out": "out" leads out of the directory/],
  ["project/out", "../not/there", /"out": "out" leads out of the directory/],
  [
    "project/cards/parsed_abilities.json",
    "../../elsewhere/kept.json",
    /Cannot write "cards\/parsed_abilities\.json": a link leads out of the project/,
  ],
];

for (const [link, target, problem] of LINKS) {
  testLinks(
    `generate does not follow a link from ${link} to ${target}`,
    async () => {
      await withDirectory(async (root) => {
        Deno.mkdirSync(`${root}/project/cards`, { recursive: true });
        Deno.mkdirSync(`${root}/elsewhere`);
        Deno.writeTextFileSync(`${root}/elsewhere/kept.json`, "mine");
        for (const [path, text] of Object.entries(sampleIn("cards/"))) {
          Deno.writeTextFileSync(`${root}/project/${path}`, text);
        }
        const project = '{ "tabula": "cards", "out": "out" }';
        Deno.writeTextFileSync(`${root}/project/dreamtides.json`, project);
        Deno.symlinkSync(target, `${root}/${link}`);
        const { code, stderr } = await runProcess(["generate"], {
          cwd: `${root}/project`,
          permissions: ["--allow-read", "--allow-write"],
        });
        strictEqual(code, 1);
        match(stderr.replace(/\n {2}/g, " "), problem);
        deepStrictEqual([...Deno.readDirSync(`${root}/elsewhere`)].length, 1);
        strictEqual(
          Deno.readTextFileSync(`${root}/elsewhere/kept.json`),
          "mine",
        );
      });
    },
  );
}

test("generate, verify and gallery leave alone what the project file says to ignore", async () => {
  const io = fakeIo({
    ...sampleIn("cards/"),
    "cards/art-1.toml": "= no TOML",
    "cards/art-old.toml": '[[cards]]\nid = "x"\n',
    "cards/more.toml": "[[cards]]\nid = 7\n",
    "dreamtides.json":
      '{ "tabula": "cards", "ignore": ["art-?*.toml", "*ds.toml"] }',
  });
  for (const args of [["generate"], ["check"], ["verify"], ["gallery"]]) {
    strictEqual(await main(args, io), 0, io.written().stderr);
  }
  const { stdout, stderr } = io.written();
  // "rlf-cards.toml" is ignored, too; "cards.toml" never is.
  match(stdout, /parsed: 59, left out: 0/);
  match(stdout, /Cards verified: 59,/);
  deepStrictEqual(
    new Set(stderr.match(/[\w-]+\.toml/g)),
    new Set(["more.toml", "cards.toml"]),
  );
});

const PIRATE = `
[[cards]]
name = "Black Flag"
id = "0a0b0c0d-0000-4000-8000-000000000001"
energy-cost = 2
rules-text = "{Dissolve} {a-subtype}. {Materialize} {n-figments}."
variables = "subtype: sky-pirate, figment: ghost, number: 2"
card-type = "Character"
subtype = "Sky Pirate"
spark = 1
image-number = 1
`;

test("every command knows the subtypes and figments that the project declares", async () => {
  const cards = sampleIn("cards/");
  const io = fakeIo({
    ...cards,
    "cards/cards.toml": cards["cards/cards.toml"] + PIRATE,
    "dreamtides.json":
      '{ "tabula": "cards", "subtypes": ["Sky Pirate"], "figments": ["Ghost"] }',
  });
  for (
    const args of [
      ["generate"],
      ["generate", "--target", "display"],
      ["check"],
      ["verify"],
      ["gallery"],
      ["show", "Black Flag"],
    ]
  ) strictEqual(await main(args, io), 0, `${args}\n${io.written().stderr}`);
  match(
    io.files.get("cards/parsed_abilities.json") ?? "",
    /"CharacterType": "SkyPirate"/,
  );
});

test("check lists the subtypes that a row can have, also those of the project", async () => {
  const cards = sampleIn("cards/");
  const io = fakeIo({
    ...cards,
    "cards/cards.toml": cards["cards/cards.toml"] +
      PIRATE.replace('"Sky Pirate"', '"Sky Pirat"'),
    "dreamtides.json": '{ "tabula": "cards", "subtypes": ["Sky Pirate"] }',
  });
  strictEqual(await main(["check", "-e", "short"], io), 1);
  const { stderr } = io.written();
  match(
    stderr,
    /Unknown subtype "Sky Pirat": expected "Agent", .*"Enigma" or "Sky Pirate"/,
  );
  match(stderr, /Cannot set "figment" to "ghost": .* a figment \(celestial, /);
});

/** What is wrong with a project file, and what is said about it. */
const PROBLEMS: readonly (readonly [string, RegExp])[] = [
  ["{", /^error: dreamtides\.json:1:2: it is not JSON: Expected .*'\n$/],
  ['{\n "tabula": x }', /:2:12: it is not JSON: Unexpected token 'x'\n$/],
  ["", /:1:1: it is not JSON: Unexpected end of JSON input\n$/],
  ["[]", /:1:1: expected an object\n$/],
  [
    '{\n  "tabla": "x"\n}',
    /:2:3: unknown key "tabla": did you mean "tabula"\?\n$/,
  ],
  ['{"out": "tabula", "tabula": 3}', /:1:19: "tabula": expected a string\n$/],
  ['{"targets": ["java"]}', /:1:2: "targets": expected a list of "ts", "rust"/],
  [
    '{"dialect": "rfl"}',
    /:1:2: "dialect": expected "auto", "classic" or "rlf"/,
  ],
  [
    '{"subtypes": ["pirate"]}',
    /:1:2: "subtypes": expected a list of names such as "Pirate"/,
  ],
  ['{"figments": [7]}', /:1:2: "figments": expected a list of names such as/],
  ['{"ignore": "x"}', /:1:2: "ignore": expected a list of file names\n$/],
  ['{"out": "a",\n"out": "b"}', /:2:1: duplicate key "out"\n$/],
  [
    '{"tabula": "nope"}',
    /Cannot find the directory "nope": "dreamtides\.json" names it\n$/,
  ],
];

for (const [text, expected] of PROBLEMS) {
  test(`generate refuses the project file ${text}`, async () => {
    const io = fakeIo({ "dreamtides.json": text });
    strictEqual(await main(["generate"], io), 1);
    match(io.written().stderr.replace(/\n {2}/g, " "), expected);
  });
}

Deno.test("the schema of project files accepts what parseProject() does", () => {
  const validate = new Ajv().compile(schema);
  const projects = [...PROJECTS.map(([, project]) => project)];
  for (const project of projects) {
    strictEqual(validate(project), true);
    const text = JSON.stringify(project);
    deepStrictEqual(parseProject("x", text), { ok: true, value: project });
  }
  const misfits = PROBLEMS.filter(([text]) =>
    /tabla|tabula": 3|java|rfl|ignore|\[\]/.test(text)
  );
  for (const [text] of misfits) {
    strictEqual(validate(JSON.parse(text)), false, text);
  }
});
