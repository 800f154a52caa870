import {
  findCards,
  type IndexedCard,
  prepareSearch,
  readSearch,
} from "../../../site/cards/internal.ts";
import { toAnsi } from "../../../serializer/display/mod.ts";
import { fail } from "../../cli/fail.ts";
import type { Io } from "../../cli/io.ts";
import { jsonText } from "../../cli/json_text.ts";
import { countOf } from "../../../diagnostics/internal.ts";
import { say } from "../../cli/say.ts";
import { type BrowseFlags, cardsOf, kindOf } from "./cards_of.ts";
import { cardJson, indented } from "./show.ts";

/** Prints the cards that a search finds: the same search as in a gallery. */
export async function search(
  io: Io,
  flags: BrowseFlags,
  ...words: readonly string[]
): Promise<number> {
  const { matches, errors } = readSearch(words.join(" "));
  const [wrong] = errors;
  if (wrong !== undefined) return fail(io, wrong.message, 2);
  const cards = await cardsOf(io, flags);
  if (!cards.ok) return fail(io, cards.problem);
  const found = findCards(prepareSearch(cards.value), matches);
  if (flags.json) {
    io.stdout.write(jsonText(found.map(({ card }) => cardJson(card))));
    return 0;
  }
  for (const each of found) print(io, each);
  const total = countOf(cards.value.length, "card");
  io.stdout.write(`Found ${found.length} of ${total}\n`);
  return 0;
}

function print({ stdout }: Io, { card }: IndexedCard): void {
  say(stdout, `${card.name || card.id} (${kindOf(card)})`);
  const text = toAnsi(card.spans, { color: stdout.color }).trim();
  if (text !== "") {
    stdout.writeExactly(`${indented(text)}\n`);
  }
}
