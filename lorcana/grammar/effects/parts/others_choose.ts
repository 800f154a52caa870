import { checked, many, type Rule } from "../../../../combinators/mod.ts";
import type { Player } from "../../../ast/mod.ts";
import { put } from "../../verbs.ts";
import { lookup, pattern } from "../../words.ts";
import { place, type Placed } from "./destination.ts";
import { andPlaced, which } from "./looked_at.ts";
import { it } from "./that_card.ts";

const opponent: Rule<Player> = lookup<Player>({
  "chosen opponent chooses": "CHOSEN_OPPONENT",
  "an opponent chooses": "OPPONENT",
});

/** "Chosen opponent chooses 2 of them. Put those cards into your hand …" */
export const othersChoose: Rule<readonly Placed[]> = checked(
  pattern`${opponent} ${which}. ${put} ${it} ${place} ${many(andPlaced())}`,
  ([, { target }]) => typeof target?.count === "number",
).map(([chosenBy, which, , , place, others]) => [
  { ...place, ...which, chosenBy },
  ...others,
]);
