import type { PrecastEntry, State } from "../types.ts";
import { PLAYERS } from "../values/words.ts";
import { scriptWords } from "./card_marks.ts";
import { type CardNames, playerWords } from "./card_names.ts";

/** What is done before the first move: "you: Giant Growth, casts → Bear". */
export function stackOf({ players }: State, names: CardNames): string[] {
  const entry = (player: "human" | "ai", each: PrecastEntry) =>
    `${playerWords(player)}: ${hostWords(each, names)}`;
  return PLAYERS.flatMap((player) => [
    ...players[player].precast.map((each) => entry(player, each)),
    ...players[player].putOnStack.map((each) =>
      `${entry(player, each)} (stays on the stack)`
    ),
  ]);
}

function hostWords(entry: PrecastEntry, names: CardNames): string {
  const host = "card" in entry ? entry.card : names.nameOf(entry.cardId);
  return `${host}, ${scriptWords(entry, names)}`;
}
