import type { TokenEdit } from "../../combinators/mistakes/mod.ts";
import { otherFormOf } from "../grammar/nouns/agreement.ts";
import { newTokens } from "./new_tokens.ts";
import type { FaultyParagraph } from "./faulty_paragraph.ts";

/** "you draws" is "you draw": the verb in its other form. */
export function otherForm(faulty: FaultyParagraph, at: number): TokenEdit[] {
  const meant = otherFormOf(faulty.tokens[at]?.text ?? "");
  return meant === undefined ? [] : [{
    why: "respelled",
    at,
    removed: 1,
    added: newTokens(faulty, at, [meant]),
    // An article that is missing before the noun is likelier.
    cost: 1.6,
  }];
}
