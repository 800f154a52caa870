import { oneOf, optional, type Rule } from "../../../../combinators/mod.ts";
import type { PlayEffects } from "../../../ast/effects/play.ts";
import { fixed, number, pattern, words } from "../../words.ts";

type Price = Pick<PlayEffects["play-card"], "cost">;

const paying = words("for", "by paying");

/** "for free", "for 2 {I} less": the price of a played card. */
export const price: Rule<Price | undefined> = optional(oneOf<Price>([
  fixed("for free").map(() => ({ cost: "free" })),
  pattern`${paying} ${number} {I}`.map(([, ink]) => ({ cost: { ink } })),
  pattern`${paying} ${number} {I} less`.map(([, less]) => ({ cost: { less } })),
  pattern`${paying} ${number} {I} more`.map(([, more]) => ({ cost: { more } })),
  pattern`by paying an additional ${number} {I}`.map(([more]) => ({
    cost: { more },
  })),
]));
