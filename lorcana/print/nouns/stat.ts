import type { Stat } from "../../ast/mod.ts";

/** The symbol of each stat. */
export const STATS: { readonly [S in Stat]: string } = {
  strength: "{S}",
  willpower: "{W}",
  lore: "{L}",
};
