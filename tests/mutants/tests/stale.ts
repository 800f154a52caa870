import { type Equivalent, staleEquivalents } from "../equivalents.ts";

const ROOT = new URL("../../../", import.meta.url);

/** Whether the line of an equivalent mutant is no longer in its file. */
export function isStale(row: Equivalent): boolean {
  const text = Deno.readTextFileSync(new URL(row.path, ROOT));
  return staleEquivalents(row.path, new Map([[row.path, text]]), [row])
    .length > 0;
}

/** Whether a file belongs to the fast lane. */
export function isInFastLane(path: string): boolean {
  return path.startsWith("parser/fast/");
}
