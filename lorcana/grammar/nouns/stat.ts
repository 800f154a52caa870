import type { Rule } from "../../../combinators/mod.ts";
import type { Stat } from "../../ast/mod.ts";
import { lookup } from "../words.ts";

/** "{S}", "{W}", "{L}" */
export const stat: Rule<Stat> = lookup<Stat>({
  "{S}": "strength",
  "{W}": "willpower",
  "{L}": "lore",
});
