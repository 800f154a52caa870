import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { main } from "../../../tasks/main.ts";
import { type FakeIo, fakeIo } from "../fake_io.ts";
import { type Files, type Slip, SLIPS } from "./broken_directories.ts";
import { CARDS, edit, OUT, runTabula, sampleIo, TABULA } from "./sample.ts";

/** The sample and its artifacts, which every test starts with. */
const GOOD: ReadonlyMap<string, string> = await generated();

async function generated(): Promise<ReadonlyMap<string, string>> {
  const io = sampleIo();
  strictEqual((await runTabula(io, "generate", "-q")).code, 0);
  return new Map(io.files);
}

function goodIo(): FakeIo {
  return fakeIo(Object.fromEntries(GOOD));
}

/** The artifacts by path. */
function artifacts(files: ReadonlyMap<string, string>): unknown {
  return [...files].filter(([path]) =>
    path.startsWith(`${OUT}/`) || path.endsWith(".json")
  ).sort();
}

function restore(files: Files): void {
  files.clear();
  for (const [path, text] of GOOD) files.set(path, text);
}

/** The start of the line that reports a problem. */
function said({ at }: Slip, severity = "error"): string {
  const [place, code] = at.split(" ");
  return `${TABULA}/${place}: ${severity}[${code}]: `;
}

async function verify(io: FakeIo): Promise<number> {
  return await main(["verify", TABULA, "-e", "short"], io);
}

for (const slip of SLIPS) {
  Deno.test(`a directory with ${slip.what} fails at ${slip.at}, and its artifacts stay`, async () => {
    const io = goodIo();
    slip.make(io.files);
    for (const command of ["generate", "check"]) {
      const ran = await runTabula(io, command, "-e", "short", "--all");
      strictEqual(ran.code, 1, ran.stdout);
      ok(ran.stderr.includes(said(slip)), `${said(slip)}\n${ran.stderr}`);
      deepStrictEqual(artifacts(io.files), artifacts(GOOD));
    }
    strictEqual(await verify(io), slip.onlyArtifactsTell ? 0 : 1);
    restore(io.files);
    for (const command of ["check", "generate"]) {
      strictEqual((await runTabula(io, command)).code, 0);
    }
    strictEqual(await verify(io), 0);
    deepStrictEqual(artifacts(io.files), artifacts(GOOD));
  });
}

// One of each dozen: watching takes the same way as generating.
for (const slip of SLIPS.filter((_, i) => i % 12 === 0)) {
  Deno.test(`watch reports ${slip.what}, keeps the artifacts, and recovers`, async () => {
    const seen: unknown[] = [];
    const change = { kind: "changed", files: ["cards.toml"] } as const;
    const io = fakeIo(Object.fromEntries(GOOD), {
      happenings: [
        (files) => {
          slip.make(files);
          return change;
        },
        () => ({ kind: "still" }), // A file that has shrunk is waited for.
        (files) => {
          seen.push(artifacts(files));
          restore(files);
          return change;
        },
      ],
    });
    await runTabula(io, "watch", "-e", "short");
    deepStrictEqual(seen, [artifacts(GOOD)]);
    deepStrictEqual(artifacts(io.files), artifacts(GOOD));
    const { stdout, stderr } = io.written();
    ok(stderr.includes(said(slip)), stderr);
    ok(stdout.includes("Regeneration complete.\n\nReceived"), stdout);
  });
}

/** What the game loads all the same, though nobody may mean it. */
const WARNINGS:
  readonly (readonly [string, string, string | RegExp, string])[] = [
    [
      "a variable that is never used",
      "cards.toml:8:24 unused-variable",
      '"cards: 1"',
      '"cards: 1, e: 2"',
    ],
    [
      "a variable with the same value twice",
      "cards.toml:8:24 duplicate-variable",
      '"cards: 1"',
      '"cards: 1, cards: 1"',
    ],
    [
      "a key that is like no other",
      "cards.toml:6:1 unread-key",
      "energy-cost = 2",
      "shelf = 7\nenergy-cost = 2",
    ],
    [
      "a table of another program",
      "cards.toml:3:1 unknown-table",
      "[[cards]]",
      "[notes]\nx = 1\n\n[[cards]]",
    ],
  ];

for (const [what, at, from, to] of WARNINGS) {
  Deno.test(`a directory with ${what} loads, with a warning at ${at}`, async () => {
    const io = goodIo();
    edit(io.files, CARDS, from, to);
    for (const command of ["generate", "check"]) {
      const { code, stderr } = await runTabula(io, command, "-e", "short");
      strictEqual(code, 0, stderr);
      ok(
        stderr.includes(said({ at, what, make: () => {} }, "warning")),
        stderr,
      );
    }
  });
}

const ONCE_MORE = `
[[card-lists]]
list-name = "First Voyage"
list-type = "BaseCardId"
card-id = "bebbc642-9a28-48d9-8d95-90aa51722522"
copies = 1
`;

/** Lists that the game loads, though their entries are odd. */
const LISTS: readonly (readonly [string, string, string | RegExp, string])[] = [
  [
    "copies = 0",
    "card-lists.toml:5:10 no-copies",
    /copies = \d+/,
    "copies = 0",
  ],
  [
    "a card twice",
    "card-lists.toml:73:11 repeated-list-card",
    /$/,
    ONCE_MORE,
  ],
];

for (const [what, at, from, to] of LISTS) {
  Deno.test(`a list with ${what} is generated, with a warning at ${at}`, async () => {
    const io = goodIo();
    edit(io.files, `${TABULA}/card-lists.toml`, from, to);
    strictEqual((await runTabula(io, "check")).code, 1);
    const { code, stderr } = await runTabula(io, "generate", "-e", "short");
    strictEqual(code, 0);
    ok(stderr.includes(said({ at, what, make: () => {} }, "warning")), stderr);
  });
}
