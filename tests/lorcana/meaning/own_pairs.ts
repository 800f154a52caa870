/** Texts with the type of their card, and what they are about. */
export interface Group {
  readonly cardType: string;
  readonly why: string;
  readonly texts: readonly string[];
}

/**
 * The groups of a file in `pairs/`: a line "# type: why", then a text a line,
 * then an empty line.
 */
export function groupsIn(file: string): readonly Group[] {
  const path = new URL(`./pairs/${file}`, import.meta.url);
  return Deno.readTextFileSync(path).trim().split("\n\n").map((block) => {
    const [head = "", ...texts] = block.split("\n");
    const [, cardType = "", why = ""] = head.match(/^# (\w+): (.*)$/u) ?? [];
    return { cardType, why, texts };
  });
}
