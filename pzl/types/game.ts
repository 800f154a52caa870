/**
 * A whole number in Forge: a signed 32-bit integer.
 *
 * @asType integer
 * @minimum -2147483648
 * @maximum 2147483647
 */
export type Integer = number;

/** A player: the person who solves the puzzle, or the computer. */
export type Player = "human" | "ai";

/** A further player of a dumped game; a puzzle has none. */
export type OtherPlayer =
  | "p2"
  | "p3"
  | "p4"
  | "p5"
  | "p6"
  | "p7"
  | "p8"
  | "p9";

/** Any player of a game. */
export type Seat = Player | OtherPlayer;

/** A step of the turn, in Forge's main spelling. */
export type Phase =
  | "UNTAP"
  | "UPKEEP"
  | "DRAW"
  | "MAIN1"
  | "COMBAT_BEGIN"
  | "COMBAT_DECLARE_ATTACKERS"
  | "COMBAT_DECLARE_BLOCKERS"
  | "COMBAT_FIRST_STRIKE_DAMAGE"
  | "COMBAT_DAMAGE"
  | "COMBAT_END"
  | "MAIN2"
  | "END_OF_TURN"
  | "CLEANUP";

/** A place where a player's cards are. */
export type Zone =
  | "hand"
  | "battlefield"
  | "graveyard"
  | "library"
  | "exile"
  | "command"
  | "sideboard";
