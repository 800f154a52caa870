/** Texts with the type of their card, and what they are about. */
export interface Group {
  readonly cardType: string;
  readonly why: string;
  readonly texts: readonly string[];
}

/**
 * The groups in the text of a file of `pairs/`: a line "# type: why", then a text a line,
 * then an empty line.
 */
export function groupsIn(text: string): readonly Group[] {
  return text.trim().split("\n\n").map((block) => {
    const [head = "", ...texts] = block.split("\n");
    const [, cardType = "", why = ""] = head.match(/^# (\w+): (.*)$/u) ?? [];
    return { cardType, why, texts };
  });
}
