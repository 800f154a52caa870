/**
 * One step of a path into a tree: `.name` or `[0]`, and `["a name"]` for what is
 * not a plain name.
 */
export function pathStep(key: string | number): string {
  if (typeof key === "number") return `[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
