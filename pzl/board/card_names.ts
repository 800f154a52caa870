import {
  type CardEntry,
  type CardIndex,
  findCard,
} from "../card_list/card_index.ts";
import type { Card, Player, Seat, State, Zone } from "../types.ts";
import { PLAYERS, ZONES } from "../values/words.ts";

/** A card, and where it is. */
export interface SeatedCard {
  readonly card: Card;
  readonly player: Player;
  readonly zone: Zone;
}

/** All cards of a game, and the names of those with an id. */
export interface CardNames {
  readonly cards: readonly SeatedCard[];
  /** The card an id means: the last one that has it. */
  readonly byId: ReadonlyMap<number, SeatedCard>;
  /** "Grizzly Bears", or the id if no card has it. */
  readonly nameOf: (id: number) => string;
  /** The custom abilities, and whether summoning sickness is undone. */
  readonly state: Pick<State, "abilities" | "removeSummoningSickness">;
  /** What a list of cards says about a card, if there is one. */
  readonly entryOf: (card: Card) => CardEntry | undefined;
}

/** Collects the cards of a game. */
export function cardNames(state: State, index?: CardIndex): CardNames {
  const { players } = state;
  const cards = PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) =>
      players[player][zone].map((card) => ({ card, player, zone }))
    )
  );
  const byId = new Map<number, SeatedCard>();
  for (const seated of cards) {
    if (seated.card.id !== undefined) byId.set(seated.card.id, seated);
  }
  const nameOf = (id: number) => {
    const seated = byId.get(id);
    return seated ? shortened(nameOfCard(seated.card)) : `card ${id}`;
  };
  const entryOf = (card: Card) => {
    const match = index && card.kind === "card" && findCard(index, card.name);
    return match && match.kind === "card" ? match.entry : undefined;
  };
  return { cards, byId, nameOf, state, entryOf };
}

/** The longest name by which other cards refer to one. */
const LONGEST_NAME = 80;

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

/** The name of a card, or what a token is. */
export function nameOfCard(card: Card): string {
  switch (card.kind) {
    case "card":
      return card.name;
    case "inlineToken": {
      const { power, toughness, types } = card.token;
      const isCreature = types.includes("Creature");
      const size = isCreature ? `${power}/${toughness} ` : "";
      return `${size}${card.name} token`;
    }
    case "token":
      return `${scriptWords(card.script)} token`;
  }
}

/** You and the opponent, as they are called in the text. */
export function seatWords(player: Seat): string {
  return player === "human" ? "you" : player === "ai" ? "opponent" : player;
}

/**
 * A token script in words: "r_1_1_goblin_haste" is "1/1 goblin haste", and
 * "c_a_treasure_sac" is "treasure". Its name begins with colors, then with a
 * size or with types that are no creature.
 */
function scriptWords(script: string): string {
  const [, ...words] = script.split("_");
  const [power = "", toughness = "", ...rest] = words;
  if (isSize(power) && isSize(toughness)) {
    return `${power}/${toughness} ${rest.join(" ")}`.trim();
  }
  // What follows the name says what the token can do: "treasure sac".
  return words.find((word) => word.length > 1) ?? script;
}

function isSize(word: string): boolean {
  return /^([0-9]+|x)$/.test(word);
}
