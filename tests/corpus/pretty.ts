/** The widest line that is written. */
const WIDTH = 80;

/** JSON as `deno fmt` leaves it: on one line whatever fits there. */
export function pretty(value: unknown): string {
  return `${written(value, "", 0)}\n`;
}

/** `taken` is what else stands on the line: a key, a comma. */
function written(value: unknown, indent: string, taken: number): string {
  const line = onOneLine(value);
  if (indent.length + taken + line.length <= WIDTH && indent !== "") {
    return line;
  }
  if (typeof value !== "object" || value === null) return line;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const items = Array.isArray(value)
    ? value.map((item) => deeper + written(item, deeper, 1))
    : Object.entries(value).map(([key, item]) => {
      const name = `${JSON.stringify(key)}: `;
      return deeper + name + written(item, deeper, name.length + 1);
    });
  return items.length === 0
    ? `${open}${close}`
    : `${open}\n${items.join(",\n")}\n${indent}${close}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const items = Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return items.length === 0 ? "{}" : `{ ${items.join(", ")} }`;
}

/** A tree with the keys of every object in alphabetical order. */
export function sorted<T>(tree: T): T {
  return JSON.parse(
    JSON.stringify(
      tree,
      (_, value) =>
        typeof value === "object" && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(byKey))
          : value,
    ),
  );
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
