import { deepStrictEqual } from "node:assert/strict";
import schema from "../../../schema/lorcana.schema.json" with { type: "json" };
import { RESTRICTIONS } from "../../../lorcana/engine/support.ts";
import { boardOf } from "./board.ts";
import { ALL_TEXTS } from "./texts/all.ts";

interface Definition {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Definition[];
  readonly properties?: Readonly<Record<string, Definition>>;
}

const definitions = schema.definitions as Readonly<Record<string, Definition>>;

/** The nodes of all trees that the tests play. */
const nodes: readonly Readonly<Record<string, unknown>>[] = ALL_TEXTS
  .flatMap((one) => Object.values(boardOf(one).cards))
  .flatMap(({ printed }) => inside(printed.abilities ?? []));

function inside(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(inside);
  return Array.isArray(value) ? parts : [{ ...value }, ...parts];
}

/** All words that stand in a field of some tree. */
function wordsIn(field: string): ReadonlySet<unknown> {
  return new Set(nodes.map((node) => node[field]));
}

function literals(
  { const: one, enum: words = [], anyOf = [], properties }: Definition,
): readonly unknown[] {
  return [
    ...one === undefined ? [] : [one],
    ...words,
    ...anyOf.flatMap(literals),
    ...properties?.["type"] === undefined ? [] : literals(properties["type"]),
  ];
}

/** Variants of a type, by the field that holds its words. */
const TYPES: readonly (readonly [type: string, field: string])[] = [
  ["CountedAmount", "type"],
  ["Filter", "type"],
  ["TriggerRestriction", "type"],
  ["TriggerEvent", "event"],
  ["Duration", "duration"],
  ["GrantedName", "ability"],
  ["Keyword", "keyword"],
  ["TurnMetric", "metric"],
];

function isUnplayed(
  words: readonly unknown[],
  field: string,
): readonly unknown[] {
  const played = wordsIn(field);
  return words.filter((word) => !played.has(word));
}

for (const kind of ["EffectOf", "ConditionOf"]) {
  Deno.test(`engine: the texts contain every ${kind}`, () => {
    const names = Object.keys(definitions)
      .filter((name) => name.startsWith(`${kind}.`))
      .map((name) => name.slice(kind.length + 1));
    deepStrictEqual(isUnplayed(names, "type"), []);
  });
}

/** Restrictions that the engine refuses need no text. */
Deno.test("engine: the texts contain every RestrictionName that it knows", () => {
  const known = Object.entries(RESTRICTIONS)
    .filter(([, answer]) => answer === true).map(([name]) => name);
  deepStrictEqual(isUnplayed(known, "restriction"), []);
});

for (const [type, field] of TYPES) {
  Deno.test(`engine: the texts contain every ${type}`, () => {
    deepStrictEqual(isUnplayed(literals(definitions[type]!), field), []);
  });
}
