import {
  ChainNodeParser,
  type CompletedConfig,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  SchemaGenerator,
  type SubNodeParser,
} from "ts-json-schema-generator";

import config from "../../deno.json" with { type: "json" };
import { tabulaSchemas } from "../../editor/mod.ts";
import { compactShapes } from "./compact_shapes.ts";
import { storeOrCompare } from "./generated_files.ts";

/** A JSON Schema, and the type it is generated from. */
interface SchemaSource {
  readonly path: string;
  readonly module: string;
  readonly type: string;
  /** Where its shapes go, and which is the outermost of them. */
  readonly shapes?: { readonly path: string; readonly root: string };
}

const SCHEMAS: readonly SchemaSource[] = [
  {
    path: "schema/abilities.schema.json",
    module: "ast/ability.ts",
    type: "ParsedAbilities",
    shapes: { path: "schema/ability_shapes.json", root: "Ability" },
  },
  {
    path: "schema/display_text.schema.json",
    module: "serializer/display/display_texts.ts",
    type: "DisplayTexts",
  },
  {
    path: "schema/lorcana.schema.json",
    module: "lorcana/ast/mod.ts",
    type: "Ability",
  },
  {
    path: "schema/project.schema.json",
    module: "tasks/tabula/project.ts",
    type: "Project",
  },
  {
    path: "schema/puzzle.schema.json",
    module: "pzl/types.ts",
    type: "PuzzleFile",
  },
];

/** Every schema: of types, with the shapes that follow, and of the files of a Tabula directory. */
function* schemas(): Generator<readonly [path: string, text: string]> {
  for (const source of SCHEMAS) {
    const text = schemaText(source);
    yield [source.path, text];
    if (source.shapes === undefined) continue;
    const { path, root } = source.shapes;
    yield [path, compactShapes(JSON.parse(text), root)];
  }
  for (const [file, schema] of tabulaSchemas()) {
    const path = `schema/tabula/${file.replace(".toml", ".schema.json")}`;
    const start = { $schema: "http://json-schema.org/draft-07/schema#" };
    const whole = withId(path, { ...start, ...schema });
    yield [path, `${JSON.stringify(whole, null, 2)}\n`];
  }
}

/** The schema with a name of its own for this version. */
function withId(path: string, schema: object): object {
  const { $schema, ...rest } = { $schema: undefined, ...schema };
  const $id = `urn:dreamtides:parse:${config.version}:${path}`;
  return { $schema, $id, ...rest };
}

/** Writes all schemas, or with `--check` only compares; returns the exit code. */
function generateSchemas(args: readonly string[]): Promise<number> {
  return storeOrCompare(args, {
    what: "schemas",
    task: "schemas",
    texts: schemas(),
  });
}

function schemaText({ path, module, type }: SchemaSource): string {
  const config: CompletedConfig = {
    ...DEFAULT_CONFIG,
    path: module,
    type,
    skipTypeCheck: true,
    jsDoc: "extended",
    sortProps: false,
    encodeRefs: false,
  };
  const program = createProgram(config);
  const parser = createParser(program, config, (chain) => {
    if (!(chain instanceof ChainNodeParser)) throw new Error("No chain");
    chain.addNodeParser(ignoreReadonly(chain));
  });
  const formatter = createFormatter(config);
  const generator = new SchemaGenerator(program, parser, formatter, config);
  const schema = generator.createSchema(type);
  const text = JSON.stringify(withId(path, schema), null, 2);
  return `${plainNames(text)}\n`;
}

/**
 * Treats `Readonly<T>` as `T`. Otherwise the generator merges the members of a
 * union into one object that has the keys of all.
 */
function ignoreReadonly(parser: ChainNodeParser): SubNodeParser {
  return {
    supportsNode: (node) => /^Readonly</.test(node.getText()),
    createType: (node, context, reference) => {
      const inner = node.getChildren().flatMap((child) => child.getChildren());
      const [payload] = inner;
      if (payload === undefined) throw new Error("Readonly has no argument");
      return parser.createType(payload, context, reference);
    },
  };
}

/** Renames `Variant<Costs,"Energy">` to `Costs.Energy`, and drops its comments. */
function plainNames(schema: string): string {
  return schema
    .replaceAll(/Variant<(\w+),\\"(\w+)\\">/g, "$1.$2")
    .replaceAll(/Sum<(\w+)>/g, "$1")
    .replaceAll(/(\w+)<\\"([\w-]+)\\">/g, "$1.$2")
    .replaceAll(/,\n *"description": "(Variant `K`|Any one variant).*"/g, "");
}

if (import.meta.main) Deno.exitCode = await generateSchemas(Deno.args);
