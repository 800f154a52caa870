import { display } from "../../serializer/display/mod.ts";
import type { DialectName } from "../../lexer/mod.ts";
import type { DocumentSymbol } from "../answers.ts";
import { type CardText, dialectOf } from "./card_text.ts";
import { readCard } from "./read_card.ts";
import { paragraphSpans } from "./paragraph_at.ts";

/** The abilities of a card, named by what players read. */
export function symbolsOf(card: CardText): readonly DocumentSymbol[] {
  const dialect = dialectOf(card);
  const read = readCard(card);
  return paragraphSpans(card.text).map((span, index) => {
    const kind = read.ok ? Object.keys(read.abilities[index] ?? {})[0] : "";
    return {
      name: showText(card, card.text.slice(span.start, span.end), dialect),
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
  dialect: DialectName,
): string {
  const result = display(text, variables, { dialect });
  const [line = ""] = (result.ok ? result.plain : text).split("\n");
  return line;
}
