import { pathStep } from "./path_step.ts";

/** What a function made of a tree, or the part that it could not use. */
export type Attempted<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly path: string };

/**
 * Runs a function on a tree that may not be what its type says. If it throws, it
 * runs once more on a tree that notes each access: the last is what it stumbled
 * over.
 *
 * @category Diagnostics
 */
export function attemptOn<T, R>(tree: T, use: (tree: T) => R): Attempted<R> {
  try {
    return { ok: true, value: use(tree) };
  } catch {
    let last = "";
    const note = (path: string): void => void (last = path);
    try {
      use(watchReads(tree, "", note) as T); // It looks like the tree itself.
    } catch {
      // As the first time.
    }
    return { ok: false, path: last };
  }
}

function watchReads(
  value: unknown,
  path: string,
  note: (path: string) => void,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => {
      const part: unknown = Reflect.get(target, key);
      if (typeof key === "symbol" || typeof part === "function") return part;
      const isList = Array.isArray(target);
      const step = isList ? `[${key}]` : pathStep(key);
      const inner = isList && key === "length" ? path : path + step;
      note(inner);
      return watchReads(part, inner, note);
    },
  });
}
