import { type GalleryCard, isBroken } from "../../../site/cards/mod.ts";
import { toAnsi, toPlain } from "../../../serializer/display/mod.ts";
import { fail } from "../../cli/fail.ts";
import type { Io, Output } from "../../cli/io.ts";
import { jsonText } from "../../cli/json_text.ts";
import { say } from "../../cli/say.ts";
import { type BrowseFlags, cardsOf, kindOf } from "./cards_of.ts";
import { findCard } from "./find_card.ts";

/** Prints a card: its text, as players see it, its tree, and its problems. */
export async function show(
  io: Io,
  flags: BrowseFlags,
  ...words: readonly string[]
): Promise<number> {
  if (words.length === 0) return fail(io, "Expected the name of a card", 2);
  const cards = await cardsOf(io, flags);
  if (!cards.ok) return fail(io, cards.problem);
  const found = findCard(cards.value, words.join(" "));
  if (!found.ok) return fail(io, found.problem);
  if (flags.json) io.stdout.write(jsonText(found.cards.map(cardJson)));
  else found.cards.forEach((card) => print(io, card));
  return found.cards.some(isBroken) ? 1 : 0;
}

/** A card for programs. */
export function cardJson({ spans, ...card }: GalleryCard): object {
  return { ...card, shown: toPlain(spans) };
}

function print(io: Io, card: GalleryCard): void {
  const { stdout } = io;
  const { text, variables, spans, abilities, reports } = card;
  say(stdout, `${card.name || "A card without a name"} (${kindOf(card)})`);
  say(stdout, `[[${card.table}]] ${card.id}`);
  section(io, "Rules text", text.trim());
  section(io, "Variables", variables.trim());
  if (text.trim() !== "" && !isBroken(card)) {
    const shown = toAnsi(spans, { color: stdout.color });
    section(io, "As players see it", shown, stdout.writeExactly);
    section(io, "Abilities", jsonText(abilities).trim());
  }
  section(io, "Problems", reports.map((each) => each.text).join("\n\n"));
  stdout.write("\n");
}

/** A heading with some lines below it; nothing if there are none. */
function section(
  { stdout }: Io,
  heading: string,
  text: string,
  write: Output["write"] = stdout.write,
): void {
  if (text === "") return;
  stdout.write(`\n${heading}:\n`);
  write(`${indented(text)}\n`);
}

/** Lines, each two columns further in; empty ones stay empty. */
export function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}
