import type {
  NumberKind,
  Part,
  PartKind,
  PartValues,
  Wording,
  Wordings,
} from "../wording/mod.ts";
import { printCollection } from "./collection.ts";
import { printClosedCost } from "./cost.ts";
import { type Phrase, variable } from "./phrase.ts";
import {
  printBareCard,
  printBareTarget,
  printCards,
  printEachTarget,
  printOneCard,
  printTarget,
  printTargets,
} from "./predicate.ts";
import type { Printers } from "./printers.ts";
import { printQuantities, printQuantity } from "./quantity.ts";

/** How each part is written, unless it is a number. */
const printers: {
  readonly [K in Exclude<PartKind, NumberKind>]: (
    value: PartValues[K],
  ) => Phrase;
} = {
  target: (target) => printTarget(target),
  bareTarget: (target) => printBareTarget(target),
  eachTarget: printEachTarget,
  targets: (target) => printTargets(target),
  voidTarget: (target) => printTarget(target, "YourVoid"),
  collected: ({ target, count }) => printCollection(target, count),
  oneCard: printOneCard,
  bareCard: printBareCard,
  manyCards: printCards,
  cost: printClosedCost,
  quantity: printQuantity,
  quantities: printQuantities,
};

/** Prints a payload, or a part of it. */
type Print = (payload: unknown) => Phrase;

/** Writes each variant as it is said. */
export function asSaid<M>(wordings: Wordings<M>): Printers<M> {
  const made: Partial<Record<keyof M, Print>> = {};
  for (const tag in wordings) made[tag] = printerOf(wordings[tag]);
  // A wording has the type of what its parts are written from.
  return made as Printers<M>;
}

function printerOf<P>({ literals, parts }: Wording<P>): Print {
  if (parts.length === 0) return () => literals[0]!;
  const prints = parts.map(printerOfPart);
  const [print] = prints;
  return print !== undefined && prints.length === 1
    ? (payload) => ({ kind: "words", literals, parts: [print(payload)] })
    : (payload) => ({
      kind: "words",
      literals,
      parts: prints.map((print) => print(payload)),
    });
}

function printerOfPart(part: Part): Print {
  if (typeof part === "string") return printerOfKind(part);
  const [field, kind] = Object.entries(part)[0]!; // It says one field.
  const print = printerOfKind(kind);
  // The field is in the payload, since that is the type of the wording.
  return (payload) => print((payload as Record<string, unknown>)[field]);
}

function printerOfKind(kind: PartKind): Print {
  // What is written with a kind is of its type.
  return isNumber(kind)
    ? (value) => variable(kind, value as number)
    : printers[kind] as Print;
}

function isNumber(kind: PartKind): kind is NumberKind {
  return !(kind in printers);
}
