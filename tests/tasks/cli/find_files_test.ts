import { deepStrictEqual } from "node:assert/strict";
import { type FileSearch, findFiles } from "../../../tasks/cli/find_files.ts";
import { fakeIo } from "../fake_io.ts";

const io = fakeIo({
  "cards/b.toml": "",
  "cards/a.toml": "",
  "cards/.a.toml": "",
  "cards/notes.txt": "",
  "cards/old/c.toml": "",
  "single.txt": "",
}, { locked: ["cards/old"] });

const cases: readonly (readonly [
  path: string,
  search: FileSearch,
  found: readonly string[] | string,
])[] = [
  ["cards", { ending: ".toml" }, ["cards/a.toml", "cards/b.toml"]],
  ["cards/", { ending: ".txt" }, ["cards/notes.txt"]],
  ["cards", { ending: ".pzl" }, []],
  ["single.txt", { ending: ".toml" }, ["single.txt"]],
  ["nowhere", { ending: ".toml" }, ["nowhere"]],
  [
    "cards",
    { ending: ".toml", deep: true },
    'Cannot read the directory "cards/old": permission denied',
  ],
];

for (const [path, search, expected] of cases) {
  Deno.test(`findFiles() in ${path}, ${JSON.stringify(search)}`, async () => {
    const found = await findFiles(io, path, search);
    deepStrictEqual(found.ok ? found.value : found.problem, expected);
  });
}
