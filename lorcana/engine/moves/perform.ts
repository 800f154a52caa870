import { inkToMove, moveTo } from "../deeds/move.ts";
import { payInk } from "../deeds/cost.ts";
import { type Moment, refuse } from "../moment.ts";
import { activate, boost } from "./activate.ts";
import { challenge } from "./challenge.ts";
import { ink } from "./ink.ts";
import type { Move, Moves } from "./move.ts";
import { playMove } from "./play_move.ts";
import { quest } from "./quest.ts";
import { endTurn } from "./turn.ts";
import { resolveWaiting } from "./waiting.ts";

const MOVES: {
  readonly [K in keyof Moves]: (moment: Moment, move: Moves[K]) => Moment;
} = {
  "play": playMove,
  "quest": (moment, { card }) => quest(moment, card),
  "challenge": (moment, { card, target }) => challenge(moment, card, target),
  "ink": (moment, { card }) => ink(moment, card),
  "activate": activate,
  "move": (moment, { card, to }) => {
    const paid = payInk(moment, moment.you, inkToMove(moment, card, to));
    return paid === undefined
      ? refuse(moment, "there is not enough ink to move there")
      : moveTo(paid, card, to);
  },
  "boost": boost,
  "end-turn": endTurn,
};

/** Makes a move, and resolves everything it triggers. */
export function perform(moment: Moment, move: Move): Moment {
  // The types match.
  const own = MOVES[move.move] as (moment: Moment, move: Move) => Moment;
  return resolveWaiting(own(moment, move));
}
