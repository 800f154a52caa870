import { many, oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { CardType, Condition, Effect, Player } from "../../ast/mod.ts";
import { fixed, pattern } from "../words.ts";
import type { Clause } from "./parts/clause.ts";
import { cardType as typeName } from "../nouns/kinds.ts";

interface Case {
  readonly effect: (who: Player) => Effect;
}

const end = optional(fixed("."));

/** "if its card type is: • Character — draw a card. • Item — gain 1 lore." */
export function casesOfType(option: Rule<Case>): Rule<Clause> {
  return pattern`if its card type is: ${byType(option)}`.map(([cases]) => ({
    pieces: (who) =>
      cases.map(([cardType, option], at) => ({
        effect: {
          type: "conditional",
          condition: isOfType(cardType),
          then: option.effect(who),
          wording: { byType: at === 0 ? "first" : "next" },
        },
        join: ".",
      })),
  }));
}

/** "• Character — draw a card." and so on. */
function byType(
  option: Rule<Case>,
): Rule<readonly (readonly [CardType, Case])[]> {
  const mark = oneOf([fixed("—"), fixed(":"), fixed(",")]);
  return many(
    pattern`• ${typeName} ${mark} ${option} ${end}`.map((
      [type, , option],
    ) => [type, option] as const),
    2,
  );
}

/** "it's a song card" */
function isOfType(cardType: CardType): Condition {
  return {
    type: "matches",
    target: { ref: "previous-target", wording: { pronoun: "it" } },
    query: {
      selector: "any",
      count: 1,
      owner: "any",
      zones: ["play"],
      cardTypes: [cardType],
    },
  };
}
