import type { FaultyText, TokenEdit } from "../../combinators/mistakes/mod.ts";
import { otherFormOf } from "../grammar/nouns/agreement.ts";
import { newTokens } from "./new_tokens.ts";

/** "you draws" is "you draw": the verb in its other form. */
export function otherForm(
  { tokens }: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const meant = otherFormOf(tokens[at]?.spelling ?? "");
  return meant === undefined ? [] : [{
    why: "respelled",
    at,
    removed: 1,
    added: newTokens([meant]),
    // An article that is missing before the noun is likelier.
    cost: 1.6,
  }];
}
