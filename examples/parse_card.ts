// deno-lint-ignore-file no-console
/** Parses the text of a card and prints what the game does. */
import { parse } from "@dreamtides/parse";

const card = parse(
  "{Judgment} Draw {cards}.\n\n{ReclaimForCost}",
  "cards: 2, reclaim: 3",
);

if (card.ok) {
  for (const ability of card.abilities) console.log(JSON.stringify(ability));
} else {
  for (const { message } of card.errors) console.error(message);
  Deno.exitCode = 1;
}
