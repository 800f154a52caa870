import type { Player, PrecastEntry, State } from "../types.ts";
import { PLAYERS } from "../values/words.ts";
import { aimWords, scriptWords } from "./card_marks.ts";
import type { CardNames } from "./card_names.ts";

/**
 * What is done before the first move, "Opponent casts Shock → you", then what
 * is on the stack, its top first.
 */
export function stackOf({ players }: State, names: CardNames): string[] {
  const wordsOf = (player: Player, entries: readonly PrecastEntry[]) =>
    entries.map((each) =>
      entryWords(player === "human" ? "You" : "Opponent", each, names)
    );
  const done = PLAYERS.flatMap((player) =>
    wordsOf(player, players[player].precast)
  );
  const stack = PLAYERS.flatMap((player) =>
    wordsOf(player, players[player].putOnStack)
  );
  return [
    ...done,
    ...stack.toReversed().map((words, index) =>
      `${words} (${index === 0 ? "top of the stack" : "on the stack"})`
    ),
  ];
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
