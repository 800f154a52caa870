/**
 * Counts what no printed card needs: alternatives of the grammar that fire on
 * no text of the reference data, nor on what we print for it, and node types
 * that occur in none of its trees. With `--list`, the node types by name.
 *
 * `deno run -P=check tests/lorcana/witnesses.ts`
 */
// deno-lint-ignore-file no-console
import type { Rule } from "../../combinators/mod.ts";
import type { Shape } from "../../combinators/shape.ts";
import { paragraph, turned } from "../../lorcana/attempt/rules.ts";
import { parseAbility, tryPrint } from "../../lorcana/mod.ts";
import { corpusJson } from "../corpus.ts";
import type { Text } from "../corpus/lorcana/sources.ts";

/**
 * How many there are, and those without a witness. An alternative is what a
 * rule does with what it read; rules that are made from rows share theirs.
 */
export interface Figures {
  readonly alternatives: number;
  readonly unusedAlternatives: number;
  readonly nodeTypes: number;
  readonly unusedNodeTypes: readonly string[];
}

type Mapped = Extract<Shape, { kind: "mapped" }>;

/** Reads all texts, and counts; before anything else has used the grammar. */
export function countWitnesses(texts: readonly Text[]): Figures {
  const unused = watch([paragraph, turned]);
  const alternatives = unused.size;
  const seen = new Set<unknown>();
  for (const { text, cardType } of texts) {
    const options = cardType === undefined ? {} : { cardType };
    const { ok, abilities } = parseAbility(text, options);
    if (ok) {
      noteTypes(abilities, seen);
      tryPrint(abilities);
    }
  }
  const types = nodeTypes();
  return {
    alternatives,
    unusedAlternatives: unused.size,
    nodeTypes: types.length,
    unusedNodeTypes: types.filter((type) => !seen.has(type)),
  };
}

/** All alternatives below the rules; each leaves the set when it fires. */
function watch(roots: readonly Rule<unknown>[]): ReadonlySet<string> {
  const unused = new Set<string>();
  const known = new Set<Shape>();
  const open: Shape[] = roots.map(({ shape }) => shape);
  for (let shape = open.pop(); shape !== undefined; shape = open.pop()) {
    if (known.has(shape)) continue;
    known.add(shape);
    open.push(...below(shape).map(({ shape }) => shape));
    if (shape.kind === "mapped") countFiring(shape, unused);
  }
  return unused;
}

function below(shape: Shape): readonly Rule<unknown>[] {
  if ("rules" in shape) return shape.rules;
  if (shape.kind === "lazy") return [shape.find()];
  if (shape.kind === "list" && shape.separator !== undefined) {
    return [shape.rule, shape.separator];
  }
  return "rule" in shape ? [shape.rule] : [];
}

/** Shapes are plain data until the grammar is compiled, so they can change. */
function countFiring(shape: Mapped, unused: Set<string>): void {
  const { change } = shape;
  const source = change.toString();
  unused.add(source);
  Object.assign(shape, {
    change: (value: unknown) => {
      unused.delete(source);
      return change(value);
    },
  });
}

function noteTypes(node: unknown, seen: Set<unknown>): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node) seen.add(node.type);
  for (const part of Object.values(node)) noteTypes(part, seen);
}

/** The types that the schema names. */
function nodeTypes(): readonly string[] {
  const url = new URL("../../schema/lorcana.schema.json", import.meta.url);
  const found = new Set<string>();
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type } = "properties" in node
      ? node.properties as { readonly type?: { readonly const?: unknown } }
      : {};
    if (typeof type?.const === "string") found.add(type.const);
    Object.values(node).forEach(look);
  };
  look(JSON.parse(Deno.readTextFileSync(url)));
  return [...found].toSorted();
}

if (import.meta.main) {
  const texts = corpusJson<readonly Text[]>("lorcana/texts.json") ?? [];
  const { unusedNodeTypes, ...figures } = countWitnesses(texts);
  console.log({ ...figures, unusedNodeTypes: unusedNodeTypes.length });
  if (Deno.args.includes("--list")) console.log(unusedNodeTypes.join("\n"));
}
