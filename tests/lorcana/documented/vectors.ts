/** An input with its expected result, as the corpus writes it. */
export interface Vector {
  readonly kind: string;
  readonly text: string;
  readonly expected: unknown;
  readonly match: "exact" | "partial";
  readonly checks?: readonly Check[];
  readonly defect?: string;
  readonly limitation?: string;
}

interface Check {
  readonly path: readonly string[];
  readonly length?: number;
  readonly absent?: boolean;
  readonly present?: boolean;
  readonly not?: unknown;
  readonly contains?: string;
}

/** What a result lacks of what a vector expects. */
export function differences(
  { expected, match, checks = [] }: Vector,
  found: unknown,
): readonly string[] {
  const lacking = [
    ...missing(expected, found, "result"),
    ...match === "exact" ? missing(found, expected, "expected") : [],
  ];
  return [
    ...lacking,
    ...checks.filter((check) => !holds(check, found)).map((check) =>
      `check ${JSON.stringify(check)}`
    ),
  ];
}

function missing(part: unknown, whole: unknown, path: string): string[] {
  if (typeof part !== "object" || part === null) {
    return part === whole ? [] : [`${path}: ${part} is not ${whole}`];
  }
  return Object.entries(part).flatMap(([key, value]) =>
    missing(value, field(whole, key), `${path}.${key}`)
  );
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function holds(check: Check, found: unknown): boolean {
  const value = check.path.reduce(field, found);
  if (check.absent) return value === undefined;
  if (check.present) return value !== undefined;
  if (check.length !== undefined) {
    return Array.isArray(value) && value.length === check.length;
  }
  if (check.contains !== undefined) {
    return String(value).includes(check.contains);
  }
  return value !== check.not;
}
