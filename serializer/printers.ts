import { type Sum, variant } from "../ast/internal.ts";
import type { Phrase } from "./phrase.ts";

/** A printer for the payload of each variant: one left out does not compile. */
export type Printers<M, C = unknown> = {
  readonly [K in keyof M]: (payload: Readonly<M[K]>, context: C) => Phrase;
};

/** The printers of a type, found faster than in a record. */
export type PrintersByTag<M, C = unknown> = ReadonlyMap<
  keyof M,
  Printers<M, C>[keyof M]
>;

/**
 * The printers of all variants, for `printWith`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function byTag<M, C = unknown>(
  printers: Printers<M, C>,
): PrintersByTag<M, C> {
  // A record has the keys of its type.
  const tags = Object.keys(printers) as (keyof M)[];
  return new Map(tags.map((tag) => [tag, printers[tag]]));
}

/** Prints a node with the printer of its own variant. */
export function printWith<M, C = unknown>(
  printers: PrintersByTag<M, C>,
  node: Sum<M>,
  context: C,
): Phrase {
  const [tag, payload] = variant<M>(node);
  return printers.get(tag)!(payload, context); // There is one for each tag.
}
