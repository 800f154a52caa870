import { parseCardText } from "../../../lorcana/mod.ts";
import {
  type Card,
  type CardId,
  type Game,
  newGame,
  type Printed,
  type Side,
} from "../../../lorcana/engine/mod.ts";

/** What a card is like at the start of a test, where it is not as printed. */
export type Patch = Partial<Omit<Card, "id" | "printed" | "owner">> & {
  readonly text?: string;
  readonly printed?: Partial<Printed>;
};

/** Where the tested card is, and what the board is like before the test. */
export interface Setup {
  readonly text: string;
  /** What the tested card is; a song is an action. */
  readonly on?: "character" | "item" | "location" | "action" | "song";
  /** Where it is. */
  readonly in?: "play" | "hand" | "discard";
  /** Other cards, by their names. */
  readonly cards?: Readonly<Record<CardId, Patch>>;
  readonly you?: Partial<Side>;
  readonly rival?: Partial<Side>;
  /** A third player with a character named "third". */
  readonly third?: true;
}

function character(
  name: string,
  [strength, willpower, lore, cost]: readonly [number, number, number, number],
  ...classifications: readonly string[]
): Printed {
  return {
    name,
    type: "character",
    strength,
    willpower,
    lore,
    cost,
    classifications,
  };
}

const blank: Printed = { name: "Blank", type: "item", cost: 1 };

/** The cards of every board: yours first, then the rival's. */
const CARDS: { readonly [id: CardId]: Printed } = {
  ally: {
    ...character("Elsa", [2, 3, 1, 2], "Hero", "Queen"),
    inkTypes: ["Amethyst"],
  },
  hurt: character("Stitch", [4, 5, 2, 5], "Alien", "Hero"),
  lamp: { name: "Lamp", type: "item", cost: 2 },
  isle: {
    name: "Isle",
    type: "location",
    cost: 2,
    willpower: 6,
    lore: 1,
    moveCost: 1,
  },
  pip: { ...character("Pip", [1, 1, 1, 1], "Ally"), inkTypes: ["Amber"] },
  tune: { name: "Tune", type: "action", song: true, cost: 3 },
  cup: { name: "Cup", type: "item", cost: 1 },
  mulan: character("Mulan", [3, 3, 1, 4], "Hero", "Princess"),
  spell: { name: "Spell", type: "action", cost: 2 },
  rope: { name: "Rope", type: "item", cost: 1 },
  d1: character("Simba", [1, 2, 1, 2], "Hero", "King"),
  d2: { name: "Ballad", type: "action", song: true, cost: 4 },
  d3: { name: "Sword", type: "item", cost: 2 },
  d4: character("Elsa", [4, 5, 2, 6], "Hero", "Queen", "Floodborn"),
  d5: {
    name: "Castle",
    type: "location",
    cost: 3,
    willpower: 5,
    lore: 2,
    moveCost: 2,
  },
  foe: character("Gaston", [3, 3, 1, 3], "Villain"),
  brute: character("Hades", [5, 6, 2, 6], "Villain", "Deity"),
  mirror: { name: "Mirror", type: "item", cost: 2 },
  tower: {
    name: "Tower",
    type: "location",
    cost: 3,
    willpower: 7,
    lore: 1,
    moveCost: 2,
  },
  imp: character("Pain", [1, 2, 1, 1], "Villain"),
  trick: { name: "Trick", type: "action", cost: 1 },
  ghost: character("Marley", [2, 2, 1, 2], "Ghost"),
  e1: character("Jafar", [2, 4, 2, 4], "Villain"),
  e2: { name: "Curse", type: "action", cost: 2 },
  e3: { name: "Staff", type: "item", cost: 2 },
};

const INK = ["i1", "i2", "i3", "i4", "i5", "i6"];
const RIVAL_INK = ["j1", "j2", "j3"];

const YOU: Side = {
  id: "you",
  lore: 3,
  inkDrops: 0,
  deck: ["d1", "d2", "d3", "d4", "d5"],
  hand: ["pip", "tune", "cup"],
  inkwell: INK,
  discard: ["mulan", "spell", "rope"],
  play: ["ally", "hurt", "lamp", "isle"],
  under: [],
};

const RIVAL: Side = {
  id: "rival",
  lore: 5,
  inkDrops: 0,
  deck: ["e1", "e2", "e3"],
  hand: ["imp", "trick"],
  inkwell: RIVAL_INK,
  discard: ["ghost"],
  play: ["foe", "brute", "mirror", "tower"],
  under: [],
};

const THIRD: Side = {
  id: "third",
  lore: 2,
  inkDrops: 0,
  deck: [],
  hand: [],
  inkwell: [],
  discard: [],
  play: ["rabbit"],
  under: [],
};

const START: Readonly<Record<CardId, Patch>> = {
  hurt: { damage: 2, exerted: true },
  foe: { exerted: true },
  brute: { damage: 1 },
};

const THIS: { readonly [T in NonNullable<Setup["on"]>]: Printed } = {
  character: { ...character("Hero", [3, 4, 1, 0], "Hero"), inkTypes: ["Ruby"] },
  item: { name: "Thing", type: "item", cost: 0 },
  location: {
    name: "Place",
    type: "location",
    cost: 0,
    willpower: 5,
    lore: 0,
    moveCost: 1,
  },
  action: { name: "Deed", type: "action", cost: 0 },
  song: { name: "Song", type: "action", song: true, cost: 0 },
};

/** The game of a test: the same cards each time, and the tested one, "this". */
export function boardOf(setup: Setup): Game {
  const { on = "character", in: zone = "play", cards = {} } = setup;
  const you = { ...YOU, [zone]: [...YOU[zone], "this"], ...setup.you };
  const rival = { ...RIVAL, ...setup.rival };
  const sides = setup.third ? [you, rival, THIRD] : [you, rival];
  const printed: Record<CardId, Printed> = {
    ...CARDS,
    ...Object.fromEntries([...INK, ...RIVAL_INK].map((id) => [id, blank])),
    ...(setup.third ? { rabbit: character("Rabbit", [1, 3, 1, 2]) } : {}),
    this: THIS[on],
  };
  return {
    ...newGame([], 7),
    sides,
    cards: Object.fromEntries(
      Object.keys(printed).map((id) => [
        id,
        cardOf(id, printed[id]!, sides, {
          ...START[id],
          ...(id === "this" ? { text: setup.text } : {}),
          ...cards[id],
        }),
      ]),
    ),
    turn: { player: "you", number: 5 },
  };
}

function cardOf(
  id: CardId,
  printed: Printed,
  sides: readonly Side[],
  { text, printed: other, ...patch }: Patch,
): Card {
  const all = { ...printed, ...other };
  const owner = sides.find((side) =>
    [side.deck, side.hand, side.inkwell, side.discard, side.play, side.under]
      .some((pile) => pile.includes(id))
  );
  return {
    id,
    printed: text === undefined
      ? all
      : { ...all, abilities: abilitiesOf(text, all) },
    owner: owner?.id ?? "you",
    damage: 0,
    exerted: false,
    drying: false,
    ...patch,
  };
}

/** What a text says; a text that cannot be read is a mistake of the test. */
export function abilitiesOf(
  text: string,
  { name, type }: Printed,
): Printed["abilities"] & object {
  return parseCardText(text, { cardType: type, cardName: name })
    .flatMap((read) => {
      if (!read.ok) {
        throw new Error(`Not read: ${read.errors.map((one) => one.message)}`);
      }
      return read.abilities;
    });
}
