import type { Children } from "./children.ts";

/** What the tree knows about each effect of a map: one left out does not compile. */
export type Traits<M> = { readonly [K in keyof M]: Trait<M[K]> };

/** What the tree knows about one effect. */
export interface Trait<P> {
  /**
   * "once": a thing that is done. "always": it holds as long as its card is in
   * play, unless it says for how long or somebody chooses.
   */
  readonly happens: "once" | "always";
  readonly children: Children<P>;
  /**
   * What can mean its cards although they are no target: "they", after "play a
   * song", or only a noun, as in "that card" after "discard a card".
   */
  readonly namesCards?: "pronoun" | "noun";
}

/** What the tree knows about each condition of a map. */
export type ConditionTraits<M> = {
  readonly [K in keyof M]:
    & { readonly children: Children<M[K]> }
    & WithoutTarget<M[K]>;
};

/** What a condition means without its target, if it can be without. */
type WithoutTarget<P> = "target" extends keyof P
  ? undefined extends P["target"]
    ? { readonly withoutTarget: "this card" | "something else" }
  : unknown
  : unknown;
