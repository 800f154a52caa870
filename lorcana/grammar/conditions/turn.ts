import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type { TurnConditions } from "../../ast/conditions/turn.ts";
import type { ConditionOf, LastTurn, Target } from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { cardsDid, playersDid, who } from "../../frames/players_this_turn.ts";
import { nthDone } from "../../frames/that_did.ts";
import {
  happened,
  type Metric,
  metric,
  sangThisSong,
} from "../../frames/this_turn.ts";
import { nth } from "../amounts/nth.ts";
import { noun, toTarget } from "../nouns/noun.ts";
import { ownPile } from "../nouns/players.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import type { ConditionProductions } from "./production.ts";
import { kind } from "../nouns/kinds.ts";

const it = words("it's", "this is", "he's", "she's", "they're");

/** "this turn", or an earlier one. */
const whichTurn: Rule<LastTurn | undefined> = lookup<LastTurn | undefined>({
  "this turn": undefined,
  "during your last turn": "your-last",
  "on your last turn": "your-last",
  "during an opponent's last turn": "opponents-last",
  "during your opponent's last turn": "opponents-last",
  "on an opponent's last turn": "opponents-last",
  "during their last turn": "their-last",
  "on their last turn": "their-last",
});

/** "during their last turn" requires that somebody other than you acted. */
function isOfSomebody(
  [{ by, cards }, turn]: readonly [Metric, LastTurn | undefined],
): boolean {
  return turn !== "their-last" ||
    (by === undefined ? isOfOpponents(cards) : by !== "CONTROLLER");
}

/** "an opposing character quested during their last turn" */
function isOfOpponents(cards: Target | undefined): boolean {
  return cards !== undefined && queryOf(cards)?.owner === "opponent";
}

const ANY_CHARACTER = toTarget(
  noun({ selector: "any", count: 1 }, ["character"], []),
);

/** Whose turn it is, and what happened during it. */
export const turnProductions: ConditionProductions<TurnConditions> = {
  "during-turn": [
    lookup<ConditionOf<"during-turn">>({
      "it's your turn": { type: "during-turn", whose: "your" },
      "it's not your turn": { type: "during-turn", whose: "opponent" },
      "it isn't your turn": { type: "during-turn", whose: "opponent" },
      "it's an opponent's turn": { type: "during-turn", whose: "opponent" },
      "it's your opponent's turn": { type: "during-turn", whose: "opponent" },
    }),
  ],
  "first-turn": [
    fixed("this is your first turn and you're not the first player").map(
      () => ({ type: "first-turn", firstPlayer: false }),
    ),
    words("it's your first turn", "this is your first turn").map(() => ({
      type: "first-turn",
    })),
  ],
  "turn-metric": [
    checked(
      pattern`${oneOf([...playersDid, ...happened])} ${whichTurn}`,
      isOfSomebody,
    ).map(([deed, turn]) => turn === undefined ? deed : { ...deed, turn }),
    words("this song was sung", "you sang this song").map(() =>
      metric({ metric: "sang-this-song", cards: ANY_CHARACTER })
    ),
    ...sangThisSong,
  ],
  "nth-this-turn": [
    checked(
      pattern`it's the ${nth} card ${who} put into ${ownPile} inkwell this turn`,
      ([, by, pile]) => (by === "CONTROLLER") === (pile === "CONTROLLER"),
    ).map(([nth, by]) => ({
      type: "nth-this-turn",
      nth,
      what: "card",
      metric: "inked",
      by,
    })),
    pattern`it's the ${nth} card put into your inkwell this turn`.map((
      [nth],
    ) => ({
      type: "nth-this-turn",
      nth,
      what: "card",
      metric: "inked",
      by: "CONTROLLER",
    })),
    pattern`it's the ${nth} ${kind} ${nthDone} this turn`.map((
      [nth, what, metric],
    ) => ({ type: "nth-this-turn", nth, what, metric })),
    pattern`it's the ${nth} challenge this turn`.map(([nth]) => ({
      type: "nth-this-turn",
      nth,
      what: "challenge",
    })),
    pattern`${it} the ${nth} ${kind} ${cardsDid} this turn`.map((
      [, nth, what, did],
    ) => ({ type: "nth-this-turn", nth, what, ...did })),
  ],
};
