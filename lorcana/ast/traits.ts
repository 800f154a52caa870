import type { Children } from "./children.ts";

/** The traits of each effect; a missing one is a type error. */
export type Traits<M> = { readonly [K in keyof M]: Trait<M[K]> };

/** The traits of one effect. */
export interface Trait<P> {
  /**
   * "once": happens at one moment. "always": applies as long as its card is in
   * play, unless it has a duration or something is chosen.
   */
  readonly happens: "once" | "always";
  readonly children: Children<P>;
  /**
   * What can refer to its cards although they are not a target: "they", after
   * "play a song", or only a noun, as in "that card" after "discard a card".
   */
  readonly namesCards?: "pronoun" | "noun";
}

/** The traits of each condition. */
export type ConditionTraits<M> = {
  readonly [K in keyof M]:
    & { readonly children: Children<M[K]> }
    & WithoutTarget<M[K]>;
};

/** The default target of a condition whose target is optional. */
type WithoutTarget<P> = "target" extends keyof P
  ? undefined extends P["target"]
    ? { readonly withoutTarget: "this card" | "something else" }
  : unknown
  : unknown;
