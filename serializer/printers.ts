import { type Sum, variant } from "../ast/mod.ts";
import type { Phrase } from "./phrase.ts";

/** A printer for the payload of each variant: leave one out, no compiling. */
export type Printers<M, C = unknown> = {
  readonly [K in keyof M]: (payload: Readonly<M[K]>, context: C) => Phrase;
};

/** Prints a node with the printer of its own variant. */
export function printWith<M, C = unknown>(
  printers: Printers<M, C>,
  node: Sum<M>,
  context: C,
): Phrase {
  const [tag, payload] = variant<M>(node);
  return printers[tag](payload, context);
}
