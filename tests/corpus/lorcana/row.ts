/** A text of our own and the kind of card it stands on, if that matters. */
export type TextRow = readonly [text: string, cardType?: string];
