import { type SchemaError, schemaWords } from "../../diagnostics/internal.ts";
import { type PuzzleFile, tryWritePuzzle } from "../../pzl/mod.ts";
import { failure, type Io, type IoResult } from "../cli/io.ts";
import { parseJson } from "../cli/parse_json.ts";
import { readText } from "../cli/read_text.ts";
import { fail } from "../cli/fail.ts";
import type { OutputFlags } from "./options.ts";
import { put } from "./put.ts";

/** Writes a puzzle file from what `pzl json` printed. */
export async function pzlFromJson(
  io: Io,
  { output }: OutputFlags,
  path: string,
): Promise<number> {
  const text = await readText(io, path);
  if (!text.ok) return fail(io, text.problem);
  const puzzle = await puzzleIn(text.value, path);
  if (!puzzle.ok) return fail(io, puzzle.problem);
  const written = tryWritePuzzle(puzzle.value);
  return written.ok
    ? await put(io, { path: output, text: written.text, inputs: [path] })
    : fail(io, written.problem);
}

async function puzzleIn(
  text: string,
  path: string,
): Promise<IoResult<PuzzleFile>> {
  const action = `read a puzzle from "${path}"`;
  const json = parseJson(text);
  if (!json.ok) return failure(action, json.reason);
  const { value } = json;
  if (typeof value !== "object" || value === null) {
    return failure(action, "expected an object");
  }
  if ("ok" in value && value.ok === false) {
    return failure(action, "it holds the errors of a puzzle, not a puzzle");
  }
  // What `pzl json` prints besides the puzzle is no part of it.
  const { metadata, state, unknown } = { ...EMPTY, ...value };
  const puzzle: unknown = { metadata, state, unknown };
  const problem = await misfitOf(puzzle);
  return problem === undefined
    // The schema is made from this very type.
    ? { ok: true, value: puzzle as PuzzleFile }
    : failure(action, problem);
}

const EMPTY = {
  metadata: undefined,
  state: undefined,
  unknown: { metadata: [], state: [], sections: [] },
};

/** Where a value does not fit the schema, and why; nothing if it fits. */
async function misfitOf(value: unknown): Promise<string | undefined> {
  const { Ajv } = await import("ajv");
  const { default: schema } = await import(
    "../../schema/puzzle.schema.json",
    { with: { type: "json" } }
  );
  const validate = new Ajv({ allowUnionTypes: true }).compile(schema);
  if (validate(value)) return undefined;
  const deepest = (validate.errors ?? []).reduce<SchemaError | undefined>(
    (most, each) =>
      most === undefined || depthOf(each) > depthOf(most) ? each : most,
    undefined,
  );
  if (deepest === undefined) return "it does not fit the schema";
  const place = deepest.instancePath.slice(1).replaceAll("/", ".");
  const words = schemaWords(deepest);
  return place === "" ? words : `"${place}": ${words}`;
}

function depthOf({ instancePath }: { readonly instancePath: string }): number {
  return instancePath.split("/").length;
}
