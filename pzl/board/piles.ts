import type { Card, Player } from "../types.ts";
import { hostsOf } from "./hosts.ts";
import { cardMarks } from "./card_marks.ts";
import { type CardEntry, hasType } from "../card_list/card_index.ts";
import { BASIC_LANDS } from "../values/words.ts";
import { type CardNames, nameOfCard, type SeatedCard } from "./card_names.ts";

/** Equal cards, and what is attached to them. */
export interface Pile {
  /** What the cards are called. */
  readonly name: string;
  /** The cards themselves, as in the puzzle. */
  readonly cards: readonly Card[];
  /** How many there are. */
  readonly count: number;
  /** How many of them are tapped. */
  readonly tapped: number;
  /** "+1/+1 ×2", "attacking", … */
  readonly marks: readonly string[];
  /** Whether they are tokens. */
  readonly isToken: boolean;
  /** What is attached to them. */
  readonly attachments: readonly Pile[];
}

/** What one side has on the battlefield, and what is attached to the player. */
export interface BattlefieldPiles {
  readonly battlefield: readonly Pile[];
  readonly lands: readonly Pile[];
  readonly attachments: readonly Pile[];
}

/** Sorts the permanents of a player, those attached to others under their hosts. */
export function pilesOf(player: Player, names: CardNames): BattlefieldPiles {
  const permanents = names.cards.filter(({ zone }) => zone === "battlefield");
  const hosts = hostsOf(permanents, names);
  const attachments = Map.groupBy(permanents, (seated) => hosts.get(seated));
  const top = (attachments.get(undefined) ?? []).filter(({ card }) =>
    card.enchantingPlayer === undefined
  );
  const mine = top.filter((seated) => seated.player === player);
  const pile = (seated: SeatedCard) => pileOf(seated, { names, attachments });
  const isLand = ({ card }: SeatedCard) =>
    card.kind === "card" &&
    (BASIC_LANDS.has(card.name) || isOnlyLand(names.entryOf(card)));
  return {
    battlefield: merged(mine.filter((each) => !isLand(each)).map(pile)),
    lands: merged(mine.filter(isLand).map(pile)),
    attachments: merged(
      permanents.filter(({ card }) => card.enchantingPlayer === player)
        .map(pile),
    ),
  };
}

/** The cards of a zone whose order counts: only equal neighbors are one pile. */
export function runsOf(cards: readonly Card[], names: CardNames): Pile[] {
  const runs: Pile[][] = [];
  let last: string | undefined;
  for (const card of cards) {
    const pile = barePile(card, names);
    const look = looksOf(pile);
    if (look === last) runs.at(-1)?.push(pile);
    else runs.push([pile]);
    last = look;
  }
  return runs.map(joined);
}

function isOnlyLand(entry: CardEntry | undefined): boolean {
  const types = entry?.types?.[0];
  return hasType(types, "Land") && !hasType(types, "Creature");
}

interface Surroundings {
  readonly names: CardNames;
  readonly attachments: ReadonlyMap<unknown, readonly SeatedCard[]>;
}

function pileOf(seated: SeatedCard, surroundings: Surroundings): Pile {
  const { names, attachments } = surroundings;
  const attached = attachments.get(seated) ?? [];
  return {
    ...barePile(seated.card, names),
    attachments: merged(attached.map((each) => {
      const pile = pileOf(each, surroundings);
      if (each.player === seated.player) return pile;
      const whose = each.player === "human" ? "yours" : "opponent's";
      return { ...pile, marks: [whose, ...pile.marks] };
    })),
  };
}

function barePile(card: Card, names: CardNames): Pile {
  return {
    name: nameOfCard(card),
    cards: [card],
    count: 1,
    tapped: card.tapped ? 1 : 0,
    marks: cardMarks(card, names),
    isToken: card.kind !== "card" || card.isToken === true,
    attachments: [],
  };
}

/** One pile for all that look the same, at the place of the first. */
function merged(piles: readonly Pile[]): Pile[] {
  return piles.length < 2
    ? [...piles]
    : [...Map.groupBy(piles, looksOf).values()].map(joined);
}

/** A text that is equal for piles that look the same, attachments included. */
function looksOf({ name, marks, isToken, attachments }: Pile): string {
  const under = attachments.map((each) => [each.count, looksOf(each)]);
  // Texts in lists, not in texts, whose quotation marks would multiply.
  return [name, ...marks, `${isToken}`, ...under.flat(), "end"].join("\0");
}

function joined(piles: readonly Pile[]): Pile {
  const [first] = piles;
  if (first === undefined) throw new Error("A pile has at least one card");
  return piles.length === 1 ? first : {
    ...first,
    cards: piles.flatMap(({ cards }) => cards),
    count: piles.length,
    tapped: piles.filter(({ tapped }) => tapped > 0).length,
  };
}
