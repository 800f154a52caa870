import type { Effect } from "../ast/mod.ts";
import { isImpossible } from "../grammar/nouns/possible.ts";
import { type Antecedents, lastMention } from "./antecedents.ts";
import { isReference } from "./kinds.ts";

/**
 * Whether an effect on cards spoken of before asks for what they do not have:
 * "Choose an item. It gets +2 {S}." Call it before the effect is resolved.
 */
export function isImpossibleForThem(
  effect: Effect,
  known: Antecedents,
): boolean {
  switch (effect.type) {
    case "modify-stat":
    case "gain-keyword":
    case "grant-ability":
    case "restriction": {
      const { target } = effect;
      if (target === undefined || !isReference(target)) return false;
      const cardTypes = lastMention(target, known)?.types;
      return cardTypes !== undefined &&
        isImpossible({
          ...effect,
          target: {
            selector: "all",
            count: "all",
            owner: "any",
            zones: ["play"],
            cardTypes,
          },
        });
    }
    default:
      return false;
  }
}
