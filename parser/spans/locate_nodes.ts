import { expectOptions, expectString } from "../../diagnostics/internal.ts";
import {
  DIALECT_OPTIONS,
  type DialectOptions,
  lexCard,
  paragraphs,
  type Variables,
  variablesText,
} from "../../lexer/internal.ts";
import { type LocatedNode, nodeSpans } from "./node_spans.ts";

/**
 * Returns the words that each object of a card's tree was read from. Paths
 * start at the list of abilities; parents precede children. The list is empty
 * if the card cannot be read. This takes longer than `parse`, because it reads
 * the text again with the arcsecond reader.
 *
 * @example The words of a trigger
 * ```ts
 * import { locateNodes } from "@dreamtides/parse";
 * import { deepStrictEqual } from "node:assert/strict";
 *
 * const text = "{Judgment} Draw {cards}.";
 *
 * deepStrictEqual(
 *   locateNodes(text, { cards: 2 })
 *     .filter(({ path }) => path.at(-1) === "trigger")
 *     .map(({ span }) => text.slice(span.start, span.end)),
 *   ["{Judgment}"],
 * );
 * ```
 *
 * @param text The rules text; a blank line divides abilities.
 * @param variables What the text's variables stand for, as for `parse`.
 * @param options The dialect of the text; by default, its directives show it.
 * @throws {TypeError} If `text` is not a string, or `variables` neither a string
 * nor an object of numbers and names.
 * @category Dreamtides
 */
export function locateNodes(
  text: string,
  variables: Variables = "",
  options: DialectOptions = {},
): readonly LocatedNode[] {
  expectString(text, "text");
  expectOptions(options, DIALECT_OPTIONS);
  const card = lexCard(text, variablesText(variables), options).resolved();
  const found = card.ok ? paragraphs(card.value) : [];
  const nodes = found.map((each, i) => nodeSpans(each, [i]));
  return nodes.every(({ length }) => length > 0) ? nodes.flat() : [];
}
