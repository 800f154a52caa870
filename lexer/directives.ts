/** What a directive turns into, and the variables it reads. */
export type Directive =
  | {
    readonly kind: "integer" | "subtype" | "figment";
    readonly variable: string;
    /** Read if the variable has no value. */
    readonly otherwise?: string;
  }
  | {
    readonly kind: "figment-count" | "subtype-count";
    /** Which, then how many. */
    readonly variables: readonly [string, string];
  };

/** A directive of the table, found under its own or a numbered name. */
export interface FoundDirective {
  readonly directive: Directive;
  /** Its name in the table. */
  readonly base: string;
  /** The number behind it in the text, or "". */
  readonly number: string;
}

/** Every directive that reads variables. */
export const DIRECTIVES: ReadonlyMap<string, Directive> = new Map<
  string,
  Directive
>([
  ["a-figment", figment()],
  ["a-subtype", subtype()],
  ["asubtype", subtype()],
  ["cards", integer("cards")],
  ["cards-numeral", integer("cards")],
  ["copies", integer("number")],
  ["count", integer("count")],
  ["count-allied-subtype", counted("subtype-count", "subtype", "allies")],
  ["count-allies", integer("allies")],
  ["discards", integer("discards")],
  ["e", integer("e")],
  ["e-", { kind: "integer", variable: "e-", otherwise: "e" }],
  ["figments", figment()],
  ["foresee", integer("foresee")],
  ["it-or-them", integer("number")],
  ["kindle", integer("k")],
  ["maximum-energy", integer("max")],
  ["multiplyby", integer("number")],
  ["n-figments", counted("figment-count", "figment", "number")],
  ["n-random-characters", integer("number")],
  ["plural-subtype", subtype()],
  ["points", integer("points")],
  ["reclaim-for-cost", integer("reclaim")],
  ["reclaimforcost", integer("reclaim")],
  ["s", integer("s")],
  ["subtype", subtype()],
  ["text-number", integer("number")],
  ["this-turn-times", integer("number")],
  ["top-n-cards", integer("to-void")],
  ["up-to-n-allies", integer("number")],
  ["up-to-n-cards", integer("number")],
  ["up-to-n-events", integer("number")],
]);

/** The name under which every `{modeN-cost}` stands in a grammar. */
export const MODE_COST = "mode-cost";

/** Looks a directive up: `{cards}`, `{cards2}` and `{mode3-cost}` are known. */
export function findDirective(name: string): FoundDirective | undefined {
  const own = DIRECTIVES.get(name);
  if (own !== undefined) return { directive: own, base: name, number: "" };
  if (isModeCost(name)) {
    return { directive: integer(name), base: MODE_COST, number: "" };
  }
  const base = withoutDigits(name);
  const directive = base === name ? undefined : DIRECTIVES.get(base);
  return directive && { directive, base, number: name.slice(base.length) };
}

function integer(variable: string): Directive {
  return { kind: "integer", variable };
}

function subtype(): Directive {
  return { kind: "subtype", variable: "subtype" };
}

function figment(): Directive {
  return { kind: "figment", variable: "figment" };
}

function counted(
  kind: "figment-count" | "subtype-count",
  which: string,
  howMany: string,
): Directive {
  return { kind, variables: [which, howMany] };
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
