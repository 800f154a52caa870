import type { Card, Player } from "../types.ts";
import { cardMarks } from "./card_marks.ts";
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
  const attachments = attachmentsByHost(permanents, names);
  const top = permanents.filter((seated) =>
    seated.player === player && hostOf(seated, names) === undefined &&
    seated.card.enchantingPlayer === undefined
  );
  const pile = (seated: SeatedCard) => pileOf(seated, { names, attachments });
  const isLand = ({ card }: SeatedCard) =>
    card.kind === "card" && BASIC_LANDS.has(card.name);
  return {
    battlefield: merged(top.filter((each) => !isLand(each)).map(pile)),
    lands: merged(top.filter(isLand).map(pile)),
    attachments: merged(
      permanents.filter(({ card }) => card.enchantingPlayer === player)
        .map(pile),
    ),
  };
}

/** The cards of a zone whose order counts: only equal neighbors are one pile. */
export function runsOf(cards: readonly Card[], names: CardNames): Pile[] {
  const piles: Pile[] = [];
  for (const card of cards) {
    const pile = barePile(card, names);
    const last = piles.at(-1);
    if (last && keyOf(last) === keyOf(pile)) {
      piles[piles.length - 1] = joined(last, pile);
    } else piles.push(pile);
  }
  return piles;
}

type Attachments = ReadonlyMap<SeatedCard, readonly SeatedCard[]>;

function attachmentsByHost(
  permanents: readonly SeatedCard[],
  names: CardNames,
): Attachments {
  const byHost = new Map<SeatedCard, SeatedCard[]>();
  for (const seated of permanents) {
    const host = hostOf(seated, names);
    if (host) byHost.set(host, [...byHost.get(host) ?? [], seated]);
  }
  return byHost;
}

/** The permanent a card is attached to, unless that leads in a circle. */
function hostOf(
  seated: SeatedCard,
  { byId }: CardNames,
): SeatedCard | undefined {
  const next = ({ card: { attachedTo } }: SeatedCard) =>
    attachedTo === undefined ? undefined : byId.get(attachedTo);
  const host = next(seated);
  const seen = new Set([seated]);
  for (let each = host; each; each = next(each)) {
    if (seen.has(each) || each.zone !== "battlefield") return undefined;
    seen.add(each);
  }
  return host;
}

interface Surroundings {
  readonly names: CardNames;
  readonly attachments: Attachments;
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
  const byKey = new Map<string, Pile>();
  for (const pile of piles) {
    const key = keyOf(pile);
    const earlier = byKey.get(key);
    byKey.set(key, earlier ? joined(earlier, pile) : pile);
  }
  return [...byKey.values()];
}

function keyOf({ name, marks, isToken, attachments }: Pile): string {
  return JSON.stringify([name, marks, isToken, attachments.map(keyOf)]);
}

function joined(one: Pile, other: Pile): Pile {
  return {
    ...one,
    cards: [...one.cards, ...other.cards],
    count: one.count + other.count,
    tapped: one.tapped + other.tapped,
  };
}
