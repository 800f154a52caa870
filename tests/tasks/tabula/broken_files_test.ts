import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import type { Io } from "../../../tasks/cli/io.ts";
import { denoIo } from "../../../tasks/cli/deno/deno_io.ts";
import { main } from "../../../tasks/main.ts";
import { fakeIo } from "../fake_io.ts";
import { SAMPLE } from "./sample.ts";
import { withDirectory } from "../temporary.ts";
import { testWith } from "../../permissions.ts";

const test = testWith("read", "write");

/** What only a real disk can hold: how it comes there, and what is said of it. */
const SLIPS: readonly (readonly [
  what: string,
  said: string,
  make: (tabula: string) => void,
])[] = [
  [
    "a file that is not UTF-8",
    "cards.toml:2:9: error[unreadable-file]: Cannot read the file: it is not UTF-8",
    (tabula) =>
      Deno.writeFileSync(
        `${tabula}/cards.toml`,
        Uint8Array.from([
          ...new TextEncoder().encode('[[cards]]\nname = "'),
          0xe9,
          ...new TextEncoder().encode('t\u00e9"\n'),
        ]),
      ),
  ],
  [
    "a file in UTF-16",
    "cards.toml:1:1: error[unreadable-file]: Cannot read the file: it is UTF-16, not UTF-8",
    (tabula) =>
      Deno.writeFileSync(
        `${tabula}/cards.toml`,
        Uint8Array.from([0xff, 0xfe, 0x5b, 0, 0x5b, 0]),
      ),
  ],
  [
    "a link to nowhere",
    "cards.toml:1:1: error[unreadable-file]: Cannot read the file: it is a broken link",
    (tabula) => {
      Deno.removeSync(`${tabula}/cards.toml`);
      Deno.symlinkSync(`${tabula}/nowhere`, `${tabula}/cards.toml`);
    },
  ],
  [
    "a link to itself",
    "cards.toml:1:1: error[unreadable-file]: Cannot read the file: it is a broken link",
    (tabula) => {
      Deno.removeSync(`${tabula}/cards.toml`);
      Deno.symlinkSync(`${tabula}/cards.toml`, `${tabula}/cards.toml`);
    },
  ],
  [
    "a directory named like a file",
    "cards.toml:1:1: error[unreadable-file]: Cannot read the file: ",
    (tabula) => {
      Deno.removeSync(`${tabula}/cards.toml`);
      Deno.mkdirSync(`${tabula}/cards.toml`);
    },
  ],
  [
    "strings that are not UTF-8",
    "strings.ftl:1:5: error[unreadable-file]: Cannot read the file: it is not UTF-8",
    (tabula) =>
      Deno.writeFileSync(
        `${tabula}/strings.ftl`,
        Uint8Array.from([0x61, 0x20, 0x3d, 0x20, 0xff]),
      ),
  ],
  [
    "no files at all",
    "cards.toml:1:1: error[missing-file]: ",
    (tabula) => {
      for (const { name } of [...Deno.readDirSync(tabula)]) {
        if (/\.(toml|ftl)$/.test(name)) Deno.removeSync(`${tabula}/${name}`);
      }
    },
  ],
];

function copySample(tabula: string): void {
  Deno.mkdirSync(tabula, { recursive: true });
  for (const { name, isFile } of Deno.readDirSync(SAMPLE)) {
    if (isFile) Deno.copyFileSync(new URL(name, SAMPLE), `${tabula}/${name}`);
  }
}

/** The disk, but what is written to the terminal is kept. */
function terminal(): { readonly io: Io; readonly said: () => string } {
  const { stdout, stderr, written } = fakeIo();
  return {
    io: { ...denoIo(), stdout, stderr },
    said: () => written().stderr,
  };
}

async function run(...args: readonly string[]) {
  const { io, said } = terminal();
  return { code: await main(args, io), said: said() };
}

function artifacts(tabula: string): unknown {
  const names = [...Deno.readDirSync(`${tabula}/generated`)]
    .map(({ name }) => `generated/${name}`).sort();
  return [...names, "parsed_abilities.json"].map((name) => [
    name,
    Deno.readTextFileSync(`${tabula}/${name}`),
  ]);
}

for (const [what, expected, make] of SLIPS) {
  test(`a directory with ${what} fails, and its artifacts stay`, async () => {
    await withDirectory(async (temporary) => {
      const tabula = `${temporary}/tabula`;
      copySample(tabula);
      strictEqual((await run("generate", tabula, "-q")).code, 0);
      const good = artifacts(tabula);
      make(tabula);
      for (const command of ["generate", "check", "verify"]) {
        const { code, said } = await run(command, tabula, "-e", "short");
        strictEqual(code, 1, command);
        if (command !== "verify" || !expected.includes("missing-file")) {
          ok(said.includes(`${tabula}/${expected}`), said);
        }
        deepStrictEqual(artifacts(tabula), good);
      }
      for (const name of ["cards.toml", "strings.ftl"]) {
        await Deno.remove(`${tabula}/${name}`, { recursive: true })
          .catch(() => {});
      }
      copySample(tabula);
      for (const command of ["check", "generate", "verify"]) {
        strictEqual((await run(command, tabula)).code, 0, command);
      }
    });
  });
}

const COMMANDS = ["generate", "check"];

/** Directories that are none, by what is given as one. */
const MISTYPED: readonly (readonly [string, (temporary: string) => string])[] =
  [
    ["does not exist", (temporary) => `${temporary}/tabla`],
    ["is a file", () => SAMPLE.pathname + "cards.toml"],
    ["is empty", (temporary) => temporary],
  ];

for (const [what, pathIn] of MISTYPED) {
  // An empty directory may fill while it is watched.
  const commands = what === "is empty" ? COMMANDS : [...COMMANDS, "watch"];
  for (const command of commands) {
    test(`${command} of a directory that ${what} ends with 1`, async () => {
      await withDirectory(async (temporary) => {
        const out = `${temporary}/out`;
        Deno.mkdirSync(out);
        const args = [command, "--tabula", pathIn(temporary), "--output", out];
        const { code, said } = await run(...args);
        strictEqual(code, 1);
        ok(said !== "");
        deepStrictEqual([...Deno.readDirSync(out)], []);
      });
    });
  }
}
