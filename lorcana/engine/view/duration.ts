import type { Duration } from "../../mod.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import type { Game } from "../state/game.ts";
import type { Lasting } from "../state/lasting.ts";
import { holderOf, placeOf } from "../state/zones.ts";

/** When a duration applies, and when it has ended for good. */
interface Span {
  readonly now: (game: Game, lasting: Lasting) => boolean;
  readonly over: (game: Game, lasting: Lasting) => boolean;
}

const always = () => true;
const never = () => false;
const untilTurnEnds: Span = {
  now: always,
  over: (game, { since }) => game.turn.number > since,
};
const duringTheirNext: Span = {
  now: (game, one) =>
    game.turn.number === nextTurn(game, theirs(game, one), one),
  over: (game, one) =>
    game.turn.number > nextTurn(game, theirs(game, one), one),
};
const inTurns = (isTheirs: (game: Game, one: Lasting) => boolean): Span => ({
  now: isTheirs,
  over: never,
});

const duringYourNext: Span = {
  now: (game, one) => game.turn.number === nextTurn(game, one.you, one),
  over: (game, one) => game.turn.number > nextTurn(game, one.you, one),
};

const SPANS: { readonly [D in Duration]: Span } = {
  "this-turn": untilTurnEnds,
  "next-play-this-turn": untilTurnEnds,
  "turn-played": untilTurnEnds,
  "until-start-of-next-turn": {
    now: always,
    over: (game, one) => game.turn.number >= nextTurn(game, one.you, one),
  },
  "their-next-turn": duringTheirNext,
  "start-of-their-next-turn": {
    ...duringTheirNext,
    now: (game, one) => isStarting(game) && duringTheirNext.now(game, one),
  },
  "your-next-turn": duringYourNext,
  "start-of-your-next-turn": {
    ...duringYourNext,
    now: (game, one) => isStarting(game) && duringYourNext.now(game, one),
  },
  "until-end-of-your-next-turn": {
    now: always,
    over: (game, one) => game.turn.number > nextTurn(game, one.you, one),
  },
  "next-play": { now: always, over: never },
  "first-play-each-turn": { now: always, over: never },
  "second-play-each-turn": { now: always, over: never },
  "third-play-each-turn": { now: always, over: never },
  "during-challenge": {
    now: (game) => game.challenge !== undefined,
    over: (game) => game.challenge === undefined,
  },
  "while-in-play": {
    now: always,
    over: (game, { source }) => placeOf(game, source) !== "play",
  },
  "their-turn": inTurns((game, one) =>
    isStarting(game) && game.turn.player === theirs(game, one)
  ),
  "your-turn": inTurns((game, { you }) =>
    isStarting(game) && game.turn.player === you
  ),
  "during-your-turn": inTurns((game, { you }) => game.turn.player === you),
  "during-opponents-turns": inTurns((game, { you }) =>
    game.turn.player !== you
  ),
};

/** "at the start of": while cards are readied, not the rest of the turn. */
function isStarting({ readying }: Game): boolean {
  return readying === true;
}

/** Whether a lasting effect applies now. */
export function isNow(game: Game, lasting: Lasting): boolean {
  const { duration } = lasting;
  return duration === undefined || SPANS[duration].now(game, lasting);
}

/** Whether a lasting effect has ended for good. */
export function isOver(game: Game, lasting: Lasting): boolean {
  const { duration, until, cards, effect } = lasting;
  // Changes of costs apply to cards in hand.
  const isAboutCards = cards.length > 0 && !effect.type.startsWith("cost");
  if (isAboutCards && !cards.some((id) => isStill(game, id))) return true;
  return [duration, until].some((one) =>
    one !== undefined && SPANS[one].over(game, lasting)
  );
}

/** Whether a card is still in play; otherwise, effects on it end. */
function isStill(game: Game, id: CardId): boolean {
  const place = placeOf(game, id);
  return place === "play" || place === "bag";
}

/** The player that an effect applies to, or the one who has its cards. */
function theirs(game: Game, { cards, players, you }: Lasting): PlayerId {
  const first = cards[0];
  return players[0] ?? (first === undefined ? you : holderOf(game, first));
}

/** The number of a player's next turn after an effect started. */
function nextTurn(game: Game, player: PlayerId, { since }: Lasting): number {
  const seats = game.sides.map(({ id }) => id);
  const { number } = game.turn;
  const now = seats.indexOf(game.turn.player);
  const count = seats.length;
  const then = (((now - (number - since)) % count) + count) % count;
  const ahead = (seats.indexOf(player) - then + count) % count;
  return since + (ahead === 0 ? count : ahead);
}
