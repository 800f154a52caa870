import { oneOf, type Rule } from "../../../../combinators/mod.ts";
import { type Whose, whosePile } from "../../nouns/players.ts";
import { fixed, lookup, pattern } from "../../words.ts";

/** The zone that cards come from, and whose it is. */
export interface FromPile {
  readonly zone: "hand" | "discard";
  readonly whose: Whose;
}

const zone: Rule<FromPile["zone"]> = lookup<FromPile["zone"]>({
  "hand": "hand",
  "discard": "discard",
  "discard pile": "discard",
});

/** "from your hand", "from their discard", "from hand" */
export const fromPile: Rule<FromPile> = oneOf<FromPile>([
  pattern`from ${whosePile} ${zone}`.map(([whose, zone]) => ({ zone, whose })),
  fixed("from hand").map(() => ({ zone: "hand", whose: "THE" })),
]);
