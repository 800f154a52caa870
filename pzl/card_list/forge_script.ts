import { expectString } from "../../diagnostics/internal.ts";
import type { CardEntry, TokenEntry } from "./card_index.ts";

/**
 * Reads a card script of Forge: `Name:Fire`, `AlternateMode:Split`, `ALTERNATE`,
 * `Name:Ice`, and variables such as `SVar:TrigDraw:DB$ Draw`.
 *
 * @category Puzzles
 */
export function readCardScript(text: string): CardEntry | undefined {
  expectString(text, "text");
  const names = valuesOf(text, "Name:");
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  const variables = readVariables(text);
  if (valuesOf(text, "AlternateMode:")[0] === "Split") {
    return { name: names.join(" // "), faces: names, variables };
  }
  return others.length === 0
    ? { name: first, variables }
    : { name: first, faces: others, variables };
}

/**
 * Reads a token script of Forge, which is identified by its file name.
 *
 * @category Puzzles
 */
export function readTokenScript(file: string, text: string): TokenEntry {
  expectString(file, "file");
  expectString(text, "text");
  const name = file.replace(/^.*[/\\]/, "").replace(/\.txt$/, "");
  return { name, variables: readVariables(text) };
}

/**
 * Reads the codes of an edition file of Forge: `Code=STH`.
 *
 * @category Puzzles
 */
export function readEdition(text: string): readonly string[] {
  expectString(text, "text");
  return ["Code=", "Code2=", "Alias="].flatMap((key) => valuesOf(text, key));
}

function readVariables(text: string): string[] {
  return valuesOf(text, "SVar:").map((value) => value.split(":", 1)[0] ?? "");
}

/** What follows a key at the beginning of a line, for each such line. */
function valuesOf(text: string, key: string): string[] {
  const values: string[] = [];
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) {
    if (at > 0 && text[at - 1] !== "\n") continue;
    const end = text.indexOf("\n", at);
    const line = text.slice(at + key.length, end === -1 ? text.length : end);
    values.push(line.trim());
  }
  return values;
}
