import {
  type FaultyText,
  faultyText,
} from "../../../combinators/mistakes/mod.ts";
import type { ResolvedToken } from "../../../lexer/internal.ts";
import { ability } from "../../ability.ts";
import { columns } from "../../columns.ts";
import { grammar } from "../../grammar.ts";
import type { FaultyCard } from "./faulty_card.ts";
import { guideFor } from "./guide.ts";
import { writtenAs } from "./written.ts";

/** A paragraph of a card that cannot be read. */
export interface FaultyParagraph extends FaultyCard, FaultyText {}

/** Prepares the search for the mistakes of a paragraph. */
export function faultyParagraph(
  card: FaultyCard,
  resolved: readonly ResolvedToken[],
): FaultyParagraph {
  const { ids, values } = columns(resolved);
  const tokens = resolved.map((token, i) => ({
    id: ids[i]!,
    value: values[i],
    spelling: writtenAs(token),
    start: token.start,
    end: token.end,
  }));
  const { text, budget } = card;
  const guide = guideFor(card);
  return {
    ...card,
    ...faultyText({
      text,
      tokens,
      grammar: grammar(),
      rule: ability,
      guide,
      budget,
    }),
  };
}
