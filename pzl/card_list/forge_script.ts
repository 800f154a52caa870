import { expectOptions, expectString } from "../../diagnostics/internal.ts";
import type { CardEntry, TokenEntry } from "./card_index.ts";

/** How much of a card script to read. */
export interface ScriptOptions {
  /** Whether to read its size and rules text, which are long. */
  readonly withText?: boolean;
}

/**
 * Reads a card script of Forge: `Name:Fire`, `AlternateMode:Split`, `ALTERNATE`,
 * `Name:Ice`, variables such as `SVar:TrigDraw:DB$ Draw`, and what decides how
 * a puzzle can use the card.
 *
 * @category Puzzles
 */
export function readCardScript(
  text: string,
  options: ScriptOptions = {},
): CardEntry | undefined {
  expectString(text, "text");
  expectOptions(options, { withText: "boolean" });
  const names = valuesOf(text, "Name:");
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  const mode = valuesOf(text, "AlternateMode:")[0];
  const isSplit = mode === "Split";
  const faces = isSplit ? names : others;
  return {
    name: isSplit ? names.join(" // ") : first,
    ...(faces.length > 0 ? { faces } : {}),
    ...optional("aliases", readAliases(text)),
    variables: readVariables(text),
    ...optional("types", valuesOf(text, "Types:")),
    ...(options.withText ? shownOf(text) : {}),
    ...(mode === undefined ? {} : { mode }),
    ...optional("keywords", readKeywords(text)),
    ...(hasParts(text) ? { hasParts: true } : {}),
  };
}

/** What only those need who show the card: its size and its rules text. */
function shownOf(text: string): Pick<CardEntry, "size" | "text"> {
  const [size] = valuesOf(text, "PT:");
  const words = valuesOf(text, "Oracle:").join("\n---\n");
  return {
    ...(size === undefined ? {} : { size }),
    text: words.replaceAll("\\n", "\n"),
  };
}

/** A field, unless it has no values: most cards have none, and cards are many. */
function optional<K extends string>(
  key: K,
  values: readonly string[],
): { readonly [P in K]?: readonly string[] } {
  if (values.length === 0) return {};
  // The type of a computed key is any string.
  return { [key]: values } as { readonly [P in K]: readonly string[] };
}

/** Other printed names: `Variant:A:FlavorName:The Howling Abomination`. */
function readAliases(text: string): string[] {
  if (!text.includes(FLAVOR)) return [];
  return valuesOf(text, "Variant:").flatMap((value) => {
    const at = value.indexOf(FLAVOR);
    return at === -1 ? [] : [value.slice(at + FLAVOR.length)];
  });
}

const FLAVOR = ":FlavorName:";

function readKeywords(text: string): string[] {
  return ["Bestow", "Reconfigure"].filter((keyword) =>
    text.includes(`\nK:${keyword}`)
  );
}

function hasParts(text: string): boolean {
  return text.includes("SubAbility$") &&
    valuesOf(text, "A:SP$")[0]?.includes("SubAbility$") === true;
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
