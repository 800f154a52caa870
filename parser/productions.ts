import { type Sum, tagged } from "../ast/internal.ts";
import { oneOfEntries, type Rule } from "../combinators/mod.ts";

/** A rule for the payload of each variant; leaving one out does not compile. */
export type Productions<M> = { readonly [K in keyof M]: Rule<Readonly<M[K]>> };

type Payloads<M> = { readonly [K in keyof M]: Readonly<M[K]> };

/** The variant that reads furthest, as a node of the tree. */
export function variants<M>(productions: Productions<M>): Rule<Sum<M>> {
  return oneOfEntries<Payloads<M>, Sum<M>>(productions, tagged<M, keyof M>);
}
