import { deepStrictEqual, match, strictEqual } from "node:assert/strict";
import { Ajv } from "ajv";
import schema from "../../../schema/project.schema.json" with { type: "json" };
import { main } from "../../../tasks/main.ts";
import { parseProject } from "../../../tasks/tabula/project.ts";
import { fakeIo } from "../fake_io.ts";
import { SAMPLE_FILES } from "./sample.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read");

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
    /tabla|tabula": 3|java|rfl|\[\]/.test(text)
  );
  for (const [text] of misfits) {
    strictEqual(validate(JSON.parse(text)), false, text);
  }
});
