import { nameOfCard } from "../board/card_names.ts";
import type { Card, PuzzleFile, Zone } from "../types.ts";
import { PLAYERS, ZONES } from "../values/words.ts";

/** What Forge leaves out or garbles when it dumps a game. */
export function lossesOf({ state }: PuzzleFile): string[] {
  const cards = PLAYERS.flatMap((player) =>
    ZONES.flatMap((zone) =>
      state.players[player][zone].flatMap((card) => cardLosses(card, zone))
    )
  );
  return [
    "A dump has no stack: write spells on it as `putonstack=` or `precast=`",
    "A dump has no effects: add what lasts until end of turn, animates a land or makes a copy as `precast=`",
    ...new Set(cards),
  ];
}

function cardLosses(card: Card, zone: Zone): string[] {
  const name = nameOfCard(card);
  const losses: readonly (readonly [boolean, string])[] = [
    [
      isTornName(card),
      `the named card "${
        card.namedCards?.join(", ")
      }" has a comma, which a puzzle cannot say`,
    ],
    [
      card.kind === "inlineToken" &&
      /^[WUBRG]{3,}$/.test(card.token.color ?? ""),
      `Forge reads its colors "${
        card.kind === "inlineToken" ? card.token.color : ""
      }" back as colorless`,
    ],
    [
      zone === "battlefield" &&
      (card.manifested === true || card.cloaked === true),
      "Forge cannot read back that it was manifested or cloaked, only that it is face down",
    ],
    [
      zone === "battlefield" && card.owner !== undefined,
      "the dump does not say what gave its controller control of it",
    ],
  ];
  return losses.flatMap(([isLost, loss]) => isLost ? [`${name}: ${loss}`] : []);
}

/** Forge separates named cards by commas, which names may also contain. */
function isTornName({ namedCards }: Card): boolean {
  return namedCards !== undefined && namedCards.length > 1;
}
