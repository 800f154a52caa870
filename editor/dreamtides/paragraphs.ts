import { keepingRecent } from "../../memo.ts";
import { type CardText, dialectOf } from "./card_text.ts";
import { paragraphSpans } from "./paragraph_at.ts";

/** A paragraph of a card, and where it begins. */
export interface PlacedParagraph {
  readonly start: number;
  /** The paragraph as a separate card, with offsets from its start. */
  readonly card: CardText;
}

/** The paragraphs of a card, each the very same object until it changes. */
export function paragraphsOf(card: CardText): readonly PlacedParagraph[] {
  const { text, variables } = card;
  const dialect = dialectOf(card);
  return paragraphSpans(text).map(({ start, end }) => ({
    start,
    card: sameCard({ text: text.slice(start, end), variables, dialect }),
  }));
}

// More than a card has. What is known about the others is forgotten with them.
const MOST_KNOWN = 100;

const sameCard: (card: CardText) => CardText = /* @__PURE__ */ keepingRecent(
  MOST_KNOWN,
  ({ text, variables, dialect }) => JSON.stringify([dialect, variables, text]),
  (card) => card,
);
