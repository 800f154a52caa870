import type { ParsedAbilities } from "../../ast/internal.ts";
import { type SchemaError, schemaWords } from "../../diagnostics/internal.ts";
import { keepingEach } from "../../memo.ts";
import { step } from "../json_path.ts";
import type { GameNames } from "./load_tabula.ts";

/** Where a value does not fit the types of the tree, and why. */
export interface JsonMisfit {
  /** As in `$["some-id"][0].Event`. */
  readonly path: string;
  readonly reason: string;
}

/** Abilities that fit their types, or the place that does not. */
export type Validation =
  | { readonly ok: true; readonly abilities: ParsedAbilities }
  | { readonly ok: false; readonly misfit: JsonMisfit };

/** Checks a JSON value against the schema made from the types of the tree. */
export async function validateAbilities(
  value: unknown,
  names: GameNames = BUILT_IN,
): Promise<Validation> {
  const validate = await validator(names);
  const errors = attempt(validate, value);
  if (errors === "too deep") {
    return { ok: false, misfit: { path: "$", reason: "it is too deep" } };
  }
  // The schema is made from this very type.
  if (errors === undefined) {
    return { ok: true, abilities: value as ParsedAbilities };
  }
  return { ok: false, misfit: misfit(value, errors) };
}

type Validator = (value: unknown) => readonly SchemaError[] | undefined;

const BUILT_IN: GameNames = Object.freeze({});

const validator: (names: GameNames) => Promise<Validator> = keepingEach(
  loadValidator,
);

/** Loads library and schema; only those who load abilities pay for both. */
async function loadValidator(
  { subtypes = [], figments = [] }: GameNames,
): Promise<Validator> {
  const { Ajv } = await import("ajv");
  const { default: schema } = await import(
    "../../schema/abilities.schema.json",
    {
      with: { type: "json" },
    }
  );
  const { definitions } = schema;
  const { CardSubtype, FigmentType } = definitions;
  const validate = new Ajv({ allowUnionTypes: true }).compile({
    ...schema,
    definitions: {
      ...definitions,
      CardSubtype: withNames(CardSubtype, subtypes),
      FigmentType: withNames(FigmentType, figments),
    },
  });
  return (value) => validate(value) ? undefined : validate.errors ?? [];
}

/** A list of names, with some more of them. */
function withNames<S extends { readonly enum: readonly string[] }>(
  schema: S,
  names: readonly string[],
): S {
  return { ...schema, enum: [...new Set([...schema.enum, ...names])] };
}

/** The validator calls itself for each level: JSON can be deeper than the stack. */
function attempt(
  validate: Validator,
  value: unknown,
): ReturnType<Validator> | "too deep" {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof RangeError) return "too deep";
    throw error;
  }
}

/** Each alternative of a union has its own errors; the deepest is the one meant. */
function misfit(value: unknown, errors: readonly SchemaError[]): JsonMisfit {
  const depth = (error: SchemaError) => error.instancePath.split("/").length;
  const deepest = errors.reduce(
    (most, error) => Math.max(most, depth(error)),
    0,
  );
  const candidates = errors.filter((error) => depth(error) === deepest);
  const [first] = candidates;
  const keys = keysOf(first?.instancePath ?? "");
  const found = keys.reduce(member, value);
  const isUnion = candidates.some(({ keyword }) => keyword === "anyOf");
  const reason = isUnion || first === undefined
    ? `not a known variant: ${shown(found)}`
    : `${schemaWords(first)}, found ${shown(found)}`;
  return { path: pathOf(keys, value), reason };
}

function keysOf(pointer: string): string[] {
  return pointer.split("/").slice(1).map((part) =>
    part.replaceAll("~1", "/").replaceAll("~0", "~")
  );
}

function member(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.getOwnPropertyDescriptor(value, key)?.value
    : undefined;
}

function pathOf(keys: readonly string[], root: unknown): string {
  let path = "$";
  let value = root;
  for (const key of keys) {
    path += Array.isArray(value) ? `[${key}]` : step(key);
    value = member(value, key);
  }
  return path;
}

const LONGEST = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
