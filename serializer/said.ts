import { VARIABLES_READ } from "../ast/mod.ts";
import type {
  NumberKind,
  Part,
  PartKind,
  PartValues,
  Wordings,
} from "../wording/mod.ts";
import type { Phrase } from "./phrase.ts";
import type { Printers } from "./printers.ts";

/** How each part is written; a number is, by the directive of its name. */
export type PartPrinters<K extends PartKind = PartKind> = {
  readonly [N in Exclude<K, NumberKind>]: (value: PartValues[N]) => Phrase;
};

/** Prints a payload, or a part of it. */
type Print = (payload: never) => Phrase;

/** Writes each variant as it is said, after the same words if there are some. */
export function asSaid<M, K extends PartKind>(
  wordings: Wordings<M, K>,
  printers: PartPrinters<K>,
  before = "",
): Printers<M> {
  const made: Partial<Record<keyof M, Print>> = {};
  for (const tag in wordings) {
    const { literals: [first, ...others], parts } = wordings[tag];
    const literals = [before + first, ...others];
    made[tag] = printerOf(literals, parts, printers);
  }
  // A wording has the type of what its parts are written from.
  return made as unknown as Printers<M>;
}

function printerOf(
  literals: readonly string[],
  parts: readonly Part[],
  printers: Readonly<Record<string, Print>>,
): Print {
  const [only, ...more] = parts.map((part) => partOf(part, printers));
  if (only === undefined) return () => literals[0]!;
  const { field, print } = only;
  if (field === "") {
    return (payload) => ({ kind: "words", literals, parts: [print(payload)] });
  }
  if (more.length === 0) {
    return (payload) => ({
      kind: "words",
      literals,
      parts: [print(payload[field])],
    });
  }
  return (payload) => {
    const parts = [print(payload[field])];
    for (const { field, print } of more) parts.push(print(payload[field]));
    return { kind: "words", literals, parts };
  };
}

interface PrintedPart {
  /** Where its value is; the payload is itself the value if this is empty. */
  readonly field: string;
  readonly print: Print;
}

function partOf(
  part: Part,
  printers: Readonly<Record<string, Print>>,
): PrintedPart {
  const [field, kind] = typeof part === "string"
    ? ["", part] as const
    : Object.entries(part)[0]!; // It says one field.
  return { field, print: printers[kind] ?? numberPrinter(kind) };
}

function numberPrinter(kind: PartKind): (value: number) => Phrase {
  const directive = kind as NumberKind; // All others have printers.
  const kinds = VARIABLES_READ.integer;
  return (value) => ({ kind: "variable", directive, kinds, values: [value] });
}
