/** Payload of a variant without data, which is its bare name in JSON. */
export type Unit = undefined;

/** Variant `K` of the payload map `M`: `"K"`, or `{ "K": payload }`. */
export type Variant<M, K extends keyof M> = M[K] extends Unit ? K
  : { readonly [P in K]: Readonly<M[P]> };

/** Any variant of the payload map `M`, exactly as in JSON. */
export type Sum<M> = { [K in keyof M]: Variant<M, K> }[keyof M];

/**
 * Puts a payload under its tag; a variant without data is its tag alone.
 *
 * @category Tree
 */
export function tagged<M, K extends keyof M>(
  tag: K,
  payload: Readonly<M[K]>,
): Sum<M> {
  if (payload === undefined) return tag as Sum<M>;
  // Not `{ [tag]: payload }`: engines build that more slowly.
  const node: { [P in K]?: Readonly<M[P]> } = {};
  node[tag] = payload;
  // Only this function and `variant` know how a variant is represented.
  return node as Sum<M>;
}

/** A tag with its payload. */
export type TaggedPayload<M> = {
  [K in keyof M]: readonly [K, Readonly<M[K]>];
}[keyof M];

/**
 * Returns the tag and the payload of a node.
 *
 * @category Tree
 */
export function variant<M>(node: Sum<M>): TaggedPayload<M> {
  let tag = typeof node === "string" ? node : "";
  let payload: unknown;
  if (typeof node !== "string") {
    const fields = node as Readonly<Record<string, unknown>>;
    // A loop: `Object.entries` would build lists for the only entry.
    for (tag in fields) {
      payload = fields[tag];
      break;
    }
  }
  // One pair for both cases, so that an engine can optimize it away where it is
  // destructured at once.
  const pair: unknown = [tag, payload];
  return pair as TaggedPayload<M>; // A node has one key, of `M`, or is one.
}
