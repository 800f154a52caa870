import type { ParseText } from "./parse_cards.ts";
import type { CardRow } from "./picked_row.ts";

type Texts = Pick<CardRow, "text" | "variables">;

/**
 * Whether a new version of a card still says every value that the old text
 * reads. The abilities can be the same although it does not: some of them have
 * no place for a word that the author wrote.
 */
export function keepsValues(
  before: Texts,
  after: Texts,
  { parse, parseAgain }: {
    readonly parse: ParseText;
    readonly parseAgain: ParseText;
  },
): boolean {
  const words = after.text.split(/[^\p{L}\p{N}-]+/u).map(plain);
  const said = new Set([...words, ...valuesIn(after, parseAgain)]);
  return valuesIn(before, parse).every((value) => said.has(value));
}

/** The values of the variables that a text reads. */
function valuesIn(
  { text, variables }: Texts,
  parse: ParseText,
): readonly string[] {
  const outcome = parse(text, variables);
  const warnings = outcome.ok ? outcome.warnings ?? [] : [];
  const unused = new Set(
    warnings.flatMap(({ code, details }) =>
      code === "unused-variable" ? [details.variable] : []
    ),
  );
  return variables.split(/[,\n]/)
    .map((each) => each.split(":").map((part) => part.trim()))
    .filter(([name = "", value]) => value !== undefined && !unused.has(name))
    .map(([, value = ""]) => plain(value));
}

/** A value as both dialects would write it: "spirit-animal", `SpiritAnimal`. */
function plain(value: string): string {
  return value.toLowerCase().replaceAll("-", "").replace(/^0+(?=\d)/, "");
}
