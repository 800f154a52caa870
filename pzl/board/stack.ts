import type { Player, PrecastEntry, State } from "../types.ts";
import { PLAYERS } from "../values/words.ts";
import { aimWords, scriptWords } from "./card_marks.ts";
import type { CardNames } from "./card_names.ts";

/** What is done before the first move: "Opponent casts Shock → you". */
export function stackOf({ players }: State, names: CardNames): string[] {
  const entry = (player: Player, each: PrecastEntry) =>
    entryWords(player === "human" ? "You" : "Opponent", each, names);
  return PLAYERS.flatMap((player) => [
    ...players[player].precast.map((each) => entry(player, each)),
    ...players[player].putOnStack.map((each) =>
      `${entry(player, each)} (stays on the stack)`
    ),
  ]);
}

function entryWords(
  player: string,
  entry: PrecastEntry,
  names: CardNames,
): string {
  const host = "card" in entry ? entry.card : names.nameOf(entry.cardId);
  if (entry.action) {
    return `${player}: ${host} ${scriptWords(entry, names)}`;
  }
  const verb = player === "You" ? "cast" : "casts";
  return `${player} ${verb} ${host}${aimWords(entry, names)}`;
}
