import type { AnyDirective } from "../ast/internal.ts";
import { classic, classicDirective } from "./dialects/mod.ts";

/** A directive of the classic table, found under its own or a numbered name. */
export interface FoundDirective {
  readonly directive: AnyDirective;
  /** Its name in the table, in lower case. */
  readonly base: string;
}

/** Looks up a classic directive: `{cards}`, `{cards2}` or `{mode3-cost}`. */
export function findDirective(name: string): FoundDirective | undefined {
  const reading = classic.read(name);
  if (reading.sort !== "value") return undefined;
  const { base } = reading;
  const directive = classicDirective(base) ??
    { kind: "integer", reads: [name] } as const;
  return { directive, base };
}
