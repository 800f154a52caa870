import type { Ability } from "../../ast/internal.ts";
import { keepingAll, lazily } from "../../memo.ts";

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
  return withValue("", [abilities], topLevel()).slice(
    "[\n  ".length,
    -"\n]".length,
  );
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

/** A text with a value behind it: each piece is put where it stays. */
function withValue(text: string, value: unknown, level: Level): string {
  if (Array.isArray(value)) return withList(text, value, level);
  if (typeof value === "object" && value !== null) {
    return withObject(text, value, level);
  }
  if (typeof value === "string") return text + quoted(value);
  return text +
    (Number.isInteger(value) ? String(value) : JSON.stringify(value) ?? "null");
}

function withList(
  text: string,
  items: readonly unknown[],
  level: Level,
): string {
  if (items.length === 0) return `${text}[]`;
  const inner = level.inner();
  for (let i = 0; i < items.length; i++) {
    const before = i === 0 ? level.firstItem : level.nextItem;
    text = withValue(text + before, items[i], inner);
  }
  return text + level.endOfList;
}

function withObject(text: string, fields: object, level: Level): string {
  const inner = level.inner();
  let isEmpty = true;
  for (const key in fields) {
    // A key of this very object, whatever its name.
    const value: unknown = fields[key as keyof typeof fields];
    if (value === undefined) continue;
    const before = isEmpty ? level.firstKey(key) : level.nextKey(key);
    isEmpty = false;
    text = withValue(text + before, value, inner);
  }
  return isEmpty ? `${text}{}` : text + level.endOfObject;
}
