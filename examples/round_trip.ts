// deno-lint-ignore-file no-console
/** Parses a card and writes its text in canonical form. */
import { parse, serialize } from "@dreamtides/parse";

const card = parse(
  "Discard {discards1}, {e1}: Draw {cards}. Discard {discards2}.",
  "discards1: 1, e1: 2, cards: 3, discards2: 1",
);

if (card.ok) {
  const { text, variables } = serialize(card.abilities);
  console.log(text);
  console.log(variables);
} else {
  for (const { message } of card.errors) console.error(message);
  Deno.exitCode = 1;
}
