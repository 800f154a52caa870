import fc, { type Arbitrary } from "fast-check";

/** Keys that every object has through its prototype, and others that none has. */
const KEYS = ["toString", "constructor", "__proto__", "__defineGetter__", "x"];

/** Any JSON value, with keys that are dangerous. */
export function anyJson(): Arbitrary<unknown> {
  const key = fc.oneof(fc.constantFrom(...KEYS), fc.string());
  return fc.anything({ key, withNullPrototype: false, maxDepth: 4 })
    .map(asJson);
}

function asJson(value: unknown): unknown {
  const text = JSON.stringify(
    value,
    (_, part) => typeof part === "bigint" ? 7 : part,
  );
  return text === undefined ? null : JSON.parse(text);
}

/** Replaces, removes or adds something in a copy of a tree. */
export function damaged(tree: unknown, seed: number, junk: unknown): unknown {
  const copy = asJson(tree);
  const owners = ownersIn(copy);
  const owner = owners[seed % owners.length];
  if (owner === undefined) return junk;
  const keys = Object.keys(owner);
  const key = keys[(seed >> 8) % keys.length] ?? "x";
  const kind = (seed >> 16) % 4;
  const name = KEYS[(seed >> 20) % KEYS.length]!;
  if (kind === 0) Reflect.deleteProperty(owner, key);
  else if (kind === 1) define(owner, key, junk);
  else if (kind === 2) define(owner, name, junk);
  else {
    define(owner, name, Reflect.get(owner, key));
    Reflect.deleteProperty(owner, key);
  }
  return asJson(copy); // A list that lost a member has a null there.
}

/** As `JSON.parse` does it, whatever the key is. */
function define(owner: object, key: string, value: unknown): void {
  Object.defineProperty(owner, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}

function ownersIn(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(ownersIn)];
}
