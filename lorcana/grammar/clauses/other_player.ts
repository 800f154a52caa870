import type { Rule } from "../../../combinators/mod.ts";
import type { Player } from "../../ast/mod.ts";
import type { Act } from "../effects/parts/production.ts";
import { player } from "../nouns/players.ts";
import { told } from "./parts/told.ts";
import { lookup, pattern, words } from "../words.ts";
import { type Chain, type Clause, clause } from "./parts/clause.ts";

const choose = words("choose", "you choose");
const one: Rule<Player> = lookup<Player>({
  "a player": "CHOSEN_PLAYER",
  "an opponent": "CHOSEN_OPPONENT",
  "another player": "ANOTHER_CHOSEN_PLAYER",
});
const thatOne = words(
  "that player",
  "that opponent",
  "the chosen player",
  "the chosen opponent",
);

/** "have each opponent draw a card", "choose a player. That player …" */
export function otherPlayerClauses(
  chain: Rule<Chain>,
  thirdPerson: Rule<Chain>,
  act: Rule<Act>,
): readonly Rule<Clause>[] {
  return [
    pattern`have ${told(player)} ${act}`.map(([who, act]) =>
      clause(() => act(who))
    ),
    pattern`have them ${act}`.map(([act]) => clause(() => act("THAT_PLAYER"))),
    pattern`choose any number of players. they ${chain}`.map((
      [chain],
    ): Clause => ({
      pieces: () => chain("CHOSEN_PLAYERS"),
      subject: "CHOSEN_PLAYERS",
    })),
    pattern`${choose} ${one}. they ${chain}`.map((
      [, who, chain],
    ): Clause => ({ pieces: () => chain(who), subject: who })),
    pattern`choose another player. you and that player each ${chain}`.map((
      [chain],
    ): Clause => ({
      pieces: () => chain("YOU_AND_CHOSEN_PLAYER"),
      subject: "YOU_AND_CHOSEN_PLAYER",
    })),
    pattern`${choose} ${one}. ${thatOne} ${thirdPerson}`.map((
      [, who, , chain],
    ): Clause => ({ pieces: () => chain(who), subject: who })),
  ];
}
