import { type AnyDirective, DIRECTIVES, MODE_COST } from "../ast/mod.ts";

/** A directive of the table, found under its own or a numbered name. */
export interface FoundDirective {
  readonly directive: AnyDirective;
  /** Its name in the table, in lower case. */
  readonly base: string;
  /** The number at its end in the text, or "". */
  readonly number: string;
}

const BY_NAME: ReadonlyMap<string, AnyDirective> = new Map(
  Object.entries(DIRECTIVES)
    .map(([name, directive]) => [name.toLowerCase(), directive]),
);

/** The names of all directives that read variables, in lower case. */
export const directiveNames: readonly string[] = [...BY_NAME.keys()];

/** Looks a directive up: `{cards}`, `{cards2}` and `{mode3-cost}` are known. */
export function findDirective(name: string): FoundDirective | undefined {
  const own = BY_NAME.get(name);
  if (own !== undefined) return { directive: own, base: name, number: "" };
  if (isModeCost(name)) {
    const directive = { kind: "integer", reads: [name] } as const;
    return { directive, base: MODE_COST, number: "" };
  }
  const base = withoutDigits(name);
  const directive = base === name ? undefined : BY_NAME.get(base);
  return directive && { directive, base, number: name.slice(base.length) };
}

function isModeCost(name: string): boolean {
  return name.startsWith("mode") && /^mode[0-9]+-cost$/.test(name);
}

function withoutDigits(name: string): string {
  let end = name.length;
  while (end > 0 && isDigit(name.charCodeAt(end - 1))) end--;
  return name.slice(0, end);
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}
