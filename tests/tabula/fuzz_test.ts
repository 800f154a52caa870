import { deepStrictEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import { type LoadMode, loadTabula, type TabulaSource } from "../../mod.ts";
import { artifact, findings, SAMPLE } from "./build.ts";

const texts = SAMPLE;
const names = Object.keys(texts);

/** One to three edits of a text: pieces taken out, put in, or moved. */
const edits = fc.array(
  fc.record({
    at: fc.nat(),
    length: fc.nat({ max: 30 }),
    put: fc.oneof(
      fc.string({ unit: "binary", maxLength: 5 }),
      fc.constantFrom(
        '"',
        '"""',
        "'''",
        "\\",
        "[[cards]]\n",
        "[",
        "\r\n",
        "\0",
      ),
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

type Edits = readonly { at: number; length: number; put: string }[];

function edited(text: string, changes: Edits): string {
  return changes.reduce((before, { at, length, put }) => {
    const start = at % (before.length + 1);
    return before.slice(0, start) + put + before.slice(start + length);
  }, text);
}

function loadFrom(
  files: Readonly<Record<string, string>>,
  source: TabulaSource = "production",
  mode: LoadMode = "lenient",
) {
  const readFile = (path: string): Promise<Uint8Array> => {
    const text = files[path.replace("dir/", "")];
    return text === undefined
      ? Promise.reject(new Deno.errors.NotFound(path))
      : Promise.resolve(new TextEncoder().encode(text));
  };
  return loadTabula(source, { directory: "dir", readFile }, mode);
}

Deno.test("no edit of a TOML file makes generate or load throw, or lose its place", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      edits,
      async (name, changes) => {
        const text = edited(texts[name] ?? "", changes);
        const changed = { ...texts, [name]: text };
        for (const { file, span, line } of await findings(changed)) {
          ok(span.start >= 0 && span.start <= span.end && line >= 1);
          ok(span.end <= (changed[file]?.length ?? 0));
        }
        const json = artifact(changed, "parsed_abilities.json") ?? "{}";
        JSON.parse(json);
        await loadFrom({ ...changed, "parsed_abilities.json": json });
      },
    ),
    { numRuns: 60 },
  );
});

Deno.test("what builds without an error loads, whatever was edited", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      edits,
      async (name, changes) => {
        const changed = {
          ...texts,
          [name]: edited(texts[name] ?? "", changes),
        };
        const found = await findings(changed);
        if (found.some(({ severity }) => severity === "error")) return;
        const json = artifact(changed, "parsed_abilities.json") ?? "";
        const files = { ...changed, "parsed_abilities.json": json };
        for (const source of ["production", "test"] as const) {
          const loaded = await loadFrom(files, source, "strict");
          deepStrictEqual(loaded.ok ? [] : loaded.errors, []);
        }
      },
    ),
    { numRuns: 60 },
  );
});

Deno.test("no edit of parsed_abilities.json makes load throw", async () => {
  const json = artifact(texts, "parsed_abilities.json") ?? "";
  await fc.assert(
    fc.asyncProperty(edits, async (changes) => {
      const changed = edited(json, changes);
      const loaded = await loadFrom({
        ...texts,
        "parsed_abilities.json": changed,
      });
      ok(loaded.ok || loaded.errors.length > 0);
    }),
    { numRuns: 60 },
  );
});
