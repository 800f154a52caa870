import type { Reference } from "@dreamtides/parse/lorcana";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { fighter } from "./players.ts";

const MEANT: {
  readonly [R in Reference["ref"]]: (
    moment: Moment,
    reference: Reference,
  ) => readonly CardId[];
} = {
  "previous-target": lastSpokenOf,
  "trigger-subject": ({ event }) => list(event?.card),
  "attacker": (moment) => list(fighter(moment, "attacker")),
  "defender": (moment) => list(fighter(moment, "defender")),
  "revealed": ({ revealed }) => revealed,
  "same-location": (moment) => locationSpokenOf(moment),
};

/** The cards that words such as "they" or "that item" mean. */
export function referredTo(
  moment: Moment,
  reference: Reference,
): readonly CardId[] {
  return MEANT[reference.ref](moment, reference);
}

function list(id: CardId | undefined): readonly CardId[] {
  return id === undefined ? [] : [id];
}

/** The last cards spoken of; with a noun, the last ones it can be said of. */
function lastSpokenOf(
  { mentions, revealed }: Moment,
  { cardType, participle }: Reference,
): readonly CardId[] {
  if (participle === "revealed") return revealed;
  const isNoun = cardType !== undefined || participle !== undefined;
  const found = mentions.findLast(({ types, aside }) =>
    isNoun
      ? cardType === undefined || cardType === "card" ||
        types.includes("card") || types.includes(cardType) ||
        cardType === "action" && types.includes("song")
      : !aside
  );
  return found?.cards ?? [];
}

/** "the same location": where the last cards spoken of are, or that location. */
function locationSpokenOf({ mentions, game }: Moment): readonly CardId[] {
  const last = mentions.findLast(({ cards }) => cards.length > 0)?.cards[0];
  if (last === undefined) return [];
  const card = cardOf(game, last);
  return card.printed.type === "location" ? [last] : list(card.at);
}
