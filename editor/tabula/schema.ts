import {
  EFFECT_TRIGGERS,
  EFFECT_TYPES,
  OBJECT_PREDICATES,
} from "../../tabula/mod.ts";
import {
  type KeyForm,
  type KeyForms,
  TABLE_KEYS,
  type ValueForm,
} from "./keys.ts";

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** How each kind of value is described to editors of TOML. */
const VALUES: {
  readonly [K in Exclude<ValueForm["kind"], "one-of">]: JsonSchema;
} = {
  "text": { type: "string" },
  "rules-text": { type: "string" },
  "variables": { type: "string" },
  "id": { type: "string", minLength: 32 },
  "card-id": { type: "string", minLength: 32 },
  "flag": { type: "boolean" },
  "integer": { type: "integer" },
  "number": { type: "number" },
  "amount": {
    anyOf: [
      { type: "integer", minimum: 0, maximum: 4294967295 },
      { type: "string", pattern: "^(?:[0-9]+|\\*)?$" },
    ],
  },
  "color": { type: "string", pattern: "^#?(?:[0-9A-Fa-f]{2}){3,4}$" },
};

/** Returns the schemas of all files in a Tabula directory, by file name. */
export function tabulaSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map([
    ...Object.entries(TABLE_KEYS).map(([table, keys]) =>
      [`${table}.toml`, tableSchema(table, keys)] as const
    ),
    ["effect-types.toml", listSchema("effect_types", EFFECT_TYPES)],
    ["trigger-types.toml", listSchema("trigger_types", EFFECT_TRIGGERS)],
    ["predicate-types.toml", listSchema("predicate_types", OBJECT_PREDICATES)],
    ["sheets.toml", listSchema("order", Object.keys(TABLE_KEYS))],
  ]);
}

function tableSchema(table: string, keys: KeyForms): JsonSchema {
  const entries = Object.entries(keys);
  return {
    description: `The table [[${table}]] of a Tabula directory.`,
    type: "object",
    properties: {
      [table]: {
        type: "array",
        items: {
          type: "object",
          properties: Object.fromEntries(
            entries.map(([key, form]) => [key, keySchema(form)]),
          ),
          required: entries.filter(([, { isNeeded }]) => isNeeded)
            .map(([key]) => key),
        },
      },
      metadata: {
        description: "What spreadsheets know of the file.",
        type: "object",
      },
    },
  };
}

function keySchema({ help, value }: KeyForm): JsonSchema {
  const form = value.kind === "one-of"
    ? { enum: value.names }
    : VALUES[value.kind];
  return { description: help, ...form };
}

function listSchema(key: string, names: readonly string[]): JsonSchema {
  return {
    description: `A list of names: ${key}.`,
    type: "object",
    properties: { [key]: { type: "array", items: { enum: names } } },
  };
}
