import type { Rule } from "../../../combinators/mod.ts";
import type { Player, TurnMetric } from "../../ast/mod.ts";
import { lookup } from "../words.ts";

/** Who did something this turn. */
export const who: Rule<Player> = lookup<Player>({
  "you": "CONTROLLER",
  "you've": "CONTROLLER",
  "you have": "CONTROLLER",
  "an opponent": "OPPONENT",
  "an opponent has": "OPPONENT",
  "they've": "THAT_PLAYER",
});

/** What players did with cards: "you played another character this turn". */
export const did: Rule<TurnMetric> = lookup<TurnMetric>({
  "played": "played",
  "discarded": "discarded",
  "drawn": "drew",
  "drew": "drew",
  "banished": "banished",
  "exerted": "exerted",
  "shifted": "shifted",
});
