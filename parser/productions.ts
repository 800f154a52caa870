import { type Sum, tagged } from "../ast/mod.ts";
import { oneOf, type Rule } from "../combinators/mod.ts";

/** A rule for the payload of each variant: leave one out, no compiling. */
export type Productions<M> = { readonly [K in keyof M]: Rule<Readonly<M[K]>> };

/** Whichever variant reads furthest, as a node of the tree. */
export function variants<M>(productions: Productions<M>): Rule<Sum<M>> {
  const tags = Object.keys(productions) as (keyof M)[]; // Its own keys only.
  return oneOf(
    tags.map((tag) =>
      productions[tag].map((payload) => tagged<M, keyof M>(tag, payload))
    ),
  );
}
