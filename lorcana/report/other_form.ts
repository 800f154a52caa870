import type { TokenEdit } from "../../combinators/repair/mod.ts";
import { otherFormOf } from "../grammar/nouns/agreement.ts";
import { newTokens } from "./new_tokens.ts";
import type { Scene } from "./scene.ts";

/** "you draws" is "you draw": the verb in its other form. */
export function otherForm(scene: Scene, at: number): TokenEdit[] {
  const meant = otherFormOf(scene.tokens[at]?.text ?? "");
  return meant === undefined ? [] : [{
    why: "respelled",
    at,
    removed: 1,
    added: newTokens(scene, at, [meant]),
    // An article that is missing before the noun is likelier.
    cost: 1.6,
  }];
}
