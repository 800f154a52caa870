import {
  type Budget as Steps,
  type FaultyText,
  faultyText,
} from "../../combinators/mistakes/mod.ts";
import { idOf } from "../../combinators/mod.ts";
import { NAME } from "../grammar/names.ts";
import { columnsOf } from "../attempt/columns.ts";
import { grammar } from "../attempt/grammar.ts";
import { paragraph } from "../attempt/rules.ts";
import type { Token } from "../text/token.ts";
import { GUIDE } from "./guide.ts";
import { newToken } from "./new_tokens.ts";

/** The steps left for the mistakes of a paragraph, or of a whole card. */
export interface Budget extends Steps {
  /** Whether the caller only asks if a text can be read, and not why. */
  readonly asksNoReason?: true;
}

/** The budget of a caller that only asks if a text can be read. */
export function withoutReasons(): Budget {
  return { repairs: 0, mistakes: 0, asksNoReason: true };
}

/** Prepares the search for the mistakes of a paragraph. */
export function faultyParagraph(
  text: string,
  tokens: readonly Token[],
  budget: Budget,
): FaultyText {
  const { ids } = columnsOf(tokens);
  const name = idOf(grammar(), NAME);
  return faultyText({
    text,
    tokens: tokens.map((token, i) => {
      const { start, end } = token;
      const id = ids[i]!;
      return { ...newToken(token), id, isName: id === name, start, end };
    }),
    grammar: grammar(),
    rule: paragraph,
    guide: GUIDE,
    budget,
  });
}
