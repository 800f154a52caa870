import { nameOfCard } from "../board/card_names.ts";
import type { Card, PuzzleFile } from "../types.ts";
import { PLAYERS, ZONES } from "../values/words.ts";

/** What Forge leaves out or garbles when it dumps a game. */
export function lossesOf({ state }: PuzzleFile): string[] {
  const cards = PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) => state.players[player][zone])
  );
  return [
    "A dump has no stack: write spells on it as `putonstack=` or `precast=`",
    ...new Set(cards.flatMap(cardLosses)),
  ];
}

function cardLosses(card: Card): string[] {
  const name = nameOfCard(card);
  return [
    ...(isTornName(card)
      ? [
        `${name}: the named card "${
          card.namedCards?.join(", ")
        }" has a comma, which a puzzle cannot say`,
      ]
      : []),
    ...(card.kind === "inlineToken" &&
        /^[WUBRG]{3,}$/.test(card.token.color ?? "")
      ? [
        `${name}: Forge reads its colors "${card.token.color}" back as colorless`,
      ]
      : []),
    ...(card.faceDown && card.namedCards === undefined && card.manifested &&
        card.cloaked
      ? [`${name}: it is manifested and cloaked, of which Forge reads one back`]
      : []),
  ];
}

/** Forge separates named cards by commas, which names may also contain. */
function isTornName({ namedCards }: Card): boolean {
  return namedCards !== undefined && namedCards.length > 1;
}
