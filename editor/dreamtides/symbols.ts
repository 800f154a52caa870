import { display, type DisplayOptions } from "../../serializer/display/mod.ts";
import type { DocumentSymbol } from "../answers.ts";
import { type CardText, dialectOf, messagesOf } from "./card_text.ts";
import { readCard } from "./read_card.ts";
import { paragraphSpans } from "./paragraph_at.ts";

/** The abilities of a card, named by what players read. */
export function symbolsOf(card: CardText): readonly DocumentSymbol[] {
  const options = { dialect: dialectOf(card), messages: messagesOf(card) };
  const read = readCard(card);
  return paragraphSpans(card.text).map((span, index) => {
    const kind = read.ok ? Object.keys(read.abilities[index] ?? {})[0] : "";
    return {
      name: showText(card, card.text.slice(span.start, span.end), options),
      kind: "ability",
      ...kind && { detail: kind },
      span,
      selection: span,
      children: [],
    };
  });
}

function showText(
  { variables }: CardText,
  text: string,
  options: DisplayOptions,
): string {
  const result = display(text, variables, options);
  const [line = ""] = (result.ok ? result.plain : text).split("\n");
  return line;
}
