import type { Ability } from "../../ast/mod.ts";
import { keepingAll, lazily } from "../../memo/mod.ts";

/**
 * The abilities of a card as JSON, indented as in `parsed_abilities.json`.
 *
 * It is what `JSON.stringify` writes. But engines are slow at indenting, and
 * trees have the same few keys at the same few levels: what stands before their
 * values is put together once. bench/README.md has the gain.
 */
export function toJson(abilities: readonly Ability[]): string {
  // Nested in another list, it is indented as in the object of the file. To cut
  // that off also makes one piece of all the pieces, for those who keep it.
  return written([abilities], topLevel()).slice("[\n  ".length, -"\n]".length);
}

/** What stands around the values in lists and objects of one level. */
interface Level {
  readonly firstItem: string;
  readonly nextItem: string;
  readonly endOfList: string;
  readonly firstKey: (key: string) => string;
  readonly nextKey: (key: string) => string;
  readonly endOfObject: string;
  readonly inner: () => Level;
}

const topLevel: () => Level = lazily(() => level(""));

function level(indent: string): Level {
  const inner = `${indent}  `;
  const keysAfter = (mark: string) =>
    keepingAll((key) => inOnePiece(mark, "\n", inner, quoted(key), ": "));
  return {
    firstItem: inOnePiece("[\n", inner),
    nextItem: inOnePiece(",\n", inner),
    endOfList: inOnePiece("\n", indent, "]"),
    firstKey: keysAfter("{"),
    nextKey: keysAfter(","),
    endOfObject: inOnePiece("\n", indent, "}"),
    inner: lazily(() => level(inner)),
  };
}

/** What `+` makes stays many pieces, which are put together at each use. */
function inOnePiece(...parts: readonly string[]): string {
  return parts.join("");
}

// The names in trees are few.
const quoted: (name: string) => string = keepingAll((name) =>
  JSON.stringify(name)
);

function written(value: unknown, level: Level): string {
  if (Array.isArray(value)) return list(value, level);
  if (typeof value === "object" && value !== null) return object(value, level);
  if (typeof value === "string") return quoted(value);
  return Number.isInteger(value)
    ? String(value)
    : JSON.stringify(value) ?? "null";
}

function list(items: readonly unknown[], level: Level): string {
  let text = "";
  for (let i = 0; i < items.length; i++) {
    const before = i === 0 ? level.firstItem : level.nextItem;
    text += before + written(items[i], level.inner());
  }
  return text === "" ? "[]" : text + level.endOfList;
}

function object(fields: object, level: Level): string {
  let text = "";
  for (const key in fields) {
    // A key of this very object, whatever its name.
    const value: unknown = fields[key as keyof typeof fields];
    if (value === undefined) continue;
    const before = text === "" ? level.firstKey(key) : level.nextKey(key);
    text += before + written(value, level.inner());
  }
  return text === "" ? "{}" : text + level.endOfObject;
}
