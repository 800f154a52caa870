// deno-lint-ignore-file no-console
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

/** A JSON Schema, and the type it is generated from. */
interface SchemaSource {
  readonly path: string;
  readonly module: string;
  readonly type: string;
}

const SCHEMAS: readonly SchemaSource[] = [
  {
    path: "schema/abilities.schema.json",
    module: "ast/ability.ts",
    type: "ParsedAbilities",
  },
  {
    path: "schema/display_text.schema.json",
    module: "display/display_texts.ts",
    type: "DisplayTexts",
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

/** Writes all schemas, or with `--check` only compares; returns the exit code. */
export async function generateSchemas(
  args: readonly string[],
): Promise<number> {
  const isCheck = args.includes("--check");
  let stale = 0;
  for (const source of SCHEMAS) {
    const fresh = schemaText(source);
    const stored = await Deno.readTextFile(source.path).catch(() => "");
    if (stored === fresh) continue;
    stale++;
    if (!isCheck) await Deno.writeTextFile(source.path, fresh);
    console.log(`${isCheck ? "Mismatch" : "Generated"}: ${source.path}`);
  }
  if (isCheck && stale > 0) {
    console.error("To regenerate them, run: deno task schemas");
    return 1;
  }
  console.log("All schemas are up to date.");
  return 0;
}

function schemaText({ module, type }: SchemaSource): string {
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
  return `${plainNames(JSON.stringify(schema, null, 2))}\n`;
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
    .replaceAll(/,\n *"description": "(Variant `K`|Any one variant).*"/g, "");
}

if (import.meta.main) Deno.exitCode = await generateSchemas(Deno.args);
