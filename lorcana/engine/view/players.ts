import type {
  Owner,
  OwnPile,
  Player,
  PlayerName,
  SpokenOf,
} from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { type Game, opponentsOf, type Side } from "../state/game.ts";
import { holderOf } from "../state/zones.ts";

/** Players who are meant, or from whom some are chosen. */
export interface Who {
  readonly players: readonly PlayerId[];
  /** How many are chosen; all of them are meant if absent. */
  readonly choose?: "one" | "any";
  /** Whether you are meant in addition to the chosen player. */
  readonly withYou?: true;
}

const WHO: { readonly [P in PlayerName]: (moment: Moment) => Who } = {
  CONTROLLER: ({ you }) => ({ players: [you] }),
  OPPONENT: opponents,
  EACH_OPPONENT: opponents,
  OPPONENTS: opponents,
  ANY_OPPONENTS: opponents,
  EACH_PLAYER: everybody,
  ANY_PLAYER: everybody,
  CHOSEN_PLAYER: (moment) => ({ ...everybody(moment), choose: "one" }),
  CHOSEN_PLAYERS: (moment) => ({ ...everybody(moment), choose: "any" }),
  CHOSEN_OPPONENT: (moment) => ({ ...opponents(moment), choose: "one" }),
  THAT_PLAYER: (moment) => ({ players: [playerSpokenOf(moment)] }),
  CHALLENGING_PLAYER: (moment) => ({
    players: fighters(moment, "attacker"),
  }),
  CHALLENGED_PLAYER: (moment) => ({
    players: fighters(moment, "defender"),
  }),
  ANOTHER_CHOSEN_PLAYER: (moment) => ({ ...opponents(moment), choose: "one" }),
  EACH_OTHER_PLAYER: (moment) => ({
    players: everybody(moment).players
      .filter((one) => one !== spokenOf(moment)),
  }),
  YOU_AND_CHOSEN_PLAYER: withYou,
  YOU_AND_CHOSEN_OPPONENT: withYou,
  YOU_AND_THAT_PLAYER: (moment) => ({
    players: [moment.you, moment.chosenPlayer ?? playerSpokenOf(moment)],
  }),
  PLAYERS_WITH_MOST_CARDS_IN_HAND: ranked((_, { hand }) => hand.length),
  PLAYER_WITH_FEWEST_CARDS_IN_HAND: ranked((_, { hand }) => -hand.length),
  PLAYER_WITH_MOST_LORE: ranked((_, { lore }) => lore),
  PLAYER_WITH_LEAST_LORE: ranked((_, { lore }) => -lore),
  PLAYER_WITH_MOST_CHARACTERS: ranked(characters),
  PLAYER_WITH_FEWEST_CHARACTERS: ranked((game, side) =>
    -characters(game, side)
  ),
};

/** The players that a word means. */
export function who(moment: Moment, player: Player | OwnPile): Who {
  const { rules } = moment;
  if (player === "CARD_OWNER") return { players: [ownerSpokenOf(moment)] };
  if (typeof player === "object" && "that" in player) {
    return { players: [playerSpokenOf(moment, player.that)] };
  }
  if (typeof player === "object") {
    const cards = rules.meant(moment, player.ownerOf);
    return { players: [...new Set(cards.map((id) => playerOf(moment, id)))] };
  }
  return WHO[player](moment);
}

/** All players with the highest value. */
function ranked(
  of: (game: Game, side: Side) => number,
): (moment: Moment) => Who {
  return ({ game }) => {
    const numbers = game.sides.map((side) => of(game, side));
    const most = Math.max(...numbers);
    return {
      players: game.sides.filter((_, at) => numbers[at] === most)
        .map(({ id }) => id),
    };
  };
}

function characters({ cards }: Game, { play }: Side): number {
  return play.filter((id) => cards[id]?.printed.type === "character").length;
}

/** The player that "each other player" excludes. */
function spokenOf(moment: Moment): PlayerId {
  return moment.chosenPlayer ?? moment.event?.by ?? moment.you;
}

/** You, and an opponent of your choice. */
function withYou(moment: Moment): Who {
  return { ...opponents(moment), choose: "one", withYou: true };
}

function opponents({ game, you }: Moment): Who {
  return { players: opponentsOf(game, you) };
}

function everybody({ game, you }: Moment): Who {
  return { players: [you, ...opponentsOf(game, you)] };
}

/** The owner of the last card mentioned, or of the card of the event. */
function ownerSpokenOf(moment: Moment): PlayerId {
  return moment.spoken ??
    playerOf(moment, moment.event?.card ?? moment.source);
}

/** The player who has a card. */
function playerOf({ game }: Moment, id: CardId): PlayerId {
  return holderOf(game, id);
}

/** "that player", "they": the last player mentioned. */
function playerSpokenOf(
  moment: Moment,
  that?: SpokenOf,
): PlayerId {
  if (that === "TURN") return moment.game.turn.player;
  if (that === "EVENT") return moment.event?.by ?? ownerSpokenOf(moment);
  return moment.they ?? moment.chosenPlayer ?? moment.event?.by ??
    ownerSpokenOf(moment);
}

function fighters(
  moment: Moment,
  role: "attacker" | "defender",
): readonly PlayerId[] {
  const id = fighter(moment, role);
  return id === undefined ? [] : [playerOf(moment, id)];
}

/** One side of the challenge that a text is about. */
export function fighter(
  { game, event }: Moment,
  role: "attacker" | "defender",
): CardId | undefined {
  if (game.challenge !== undefined) return game.challenge[role];
  if (event === undefined) return undefined;
  const attacked = event.event === "challenge" ||
    event.event === "banish-in-challenge" || event.event === "deal-damage";
  return attacked === (role === "attacker") ? event.card : event.other;
}

const OWNERS: {
  readonly [O in Owner]: (moment: Moment) => readonly PlayerId[];
} = {
  "you": ({ you }) => [you],
  "opponent": ({ game, you }) => opponentsOf(game, you),
  "each-opponent": ({ game, you }) => opponentsOf(game, you),
  "opponents": ({ game, you }) => opponentsOf(game, you),
  "any": (moment) => everybody(moment).players,
  "their": (moment) => [playerSpokenOf(moment)],
  "card-owner": (moment) => [ownerSpokenOf(moment)],
  "chosen-player": chosen,
  "chosen-opponent": chosen,
};

/** The players whose cards a query means. */
export function owners(moment: Moment, owner: Owner): readonly PlayerId[] {
  return OWNERS[owner](moment);
}

function chosen(moment: Moment): readonly PlayerId[] {
  return moment.chosenPlayer === undefined
    ? opponents(moment).players
    : [moment.chosenPlayer];
}
