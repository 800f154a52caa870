import { deepStrictEqual, ok } from "node:assert/strict";
import page from "../../lorcana/SEMANTICS.md" with { type: "text" };
import schema from "../../schema/lorcana.schema.json" with { type: "json" };

/** What headings, and the first cells of tables, name in backticks. */
const named: ReadonlySet<string> = new Set(
  page.split("\n").flatMap((line) => {
    const title = line.match(/^#+ .*/u)?.[0] ??
      line.match(/^\|[^|]*\|/u)?.[0] ?? "";
    return [...title.matchAll(/`([^`]+)`/gu)].map(([, name]) => name!);
  }),
);

interface Definition {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Definition[];
  readonly properties?: Readonly<Record<string, Definition>>;
}

const definitions = schema.definitions as Readonly<Record<string, Definition>>;

/** Types that are only for printing, or whose words are the game's own. */
const WITHOUT: ReadonlySet<string> = new Set([
  "Join",
  "Pronoun",
  "Participle",
  "InkType",
  "ChosenFor",
  "Stat",
  "Ranked",
  "ChosenProperty",
  "Distinct",
]);

/** The words that a definition allows, or the `type`s of its variants. */
function variants(definition: Definition): readonly unknown[] {
  const { properties, anyOf = [], enum: words = [] } = definition;
  return [
    ...definition.const === undefined ? [] : [definition.const],
    ...words,
    ...anyOf.flatMap(variants),
    ...["type", "ref", "selector"].flatMap((name) =>
      properties?.[name] === undefined ? [] : variants(properties[name])
    ),
  ];
}

for (const [name, definition] of Object.entries(definitions)) {
  if (WITHOUT.has(name)) continue;
  const words = variants(definition).map(String);
  if (words.length === 0) continue;
  Deno.test(`SEMANTICS.md says what ${name} means`, () => {
    deepStrictEqual(words.filter((word) => !named.has(word)), []);
  });
}

Deno.test("SEMANTICS.md says how every part of a cost is paid", () => {
  const parts = Object.keys(definitions["Cost"]?.properties ?? {})
    .filter((name) => name !== "span" && name !== "wording");
  ok(parts.length > 2);
  deepStrictEqual(parts.filter((name) => !named.has(name)), []);
});

Deno.test("SEMANTICS.md names no variant that is gone", () => {
  const known = new Set([
    ...Object.values(definitions).flatMap(variants).map(String),
    ...Object.keys(definitions["Cost"]?.properties ?? {}),
    ...zones(),
    ...["upTo", "atLeast"],
  ]);
  deepStrictEqual([...named].filter((word) => !known.has(word)), []);
});

function zones(): readonly string[] {
  const { zone } = definitions["Destination"]?.properties ?? {};
  return zone === undefined ? [] : variants(zone).map(String);
}
