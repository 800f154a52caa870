import type { Rule } from "../../../combinators/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import { player } from "../nouns/players.ts";
import { pattern } from "../words.ts";
import { type Chain, type Clause, clause } from "./clause.ts";

/** "have each opponent draw a card", "choose any number of players. They …" */
export function otherPlayerClauses(
  chain: Rule<Chain>,
  act: Rule<Act>,
): readonly Rule<Clause>[] {
  return [
    pattern`have ${player} ${act}`.map(([who, act]) => clause(() => act(who))),
    pattern`choose any number of players. they ${chain}`.map((
      [chain],
    ): Clause => ({
      pieces: () => chain("CHOSEN_PLAYERS"),
      subject: "CHOSEN_PLAYERS",
    })),
  ];
}
