import { optional } from "../../../combinators/mod.ts";
import type { ChallengeConditions } from "../../ast/conditions/challenge.ts";
import type { ConditionOf } from "../../ast/mod.ts";
import { tidy } from "../../ast/tidy.ts";
import { target } from "../nouns/noun_phrase.ts";
import { pattern } from "../words.ts";
import { card, is } from "./card.ts";
import type { ConditionProductions } from "./production.ts";

/** "this character is being challenged" */
export const challengeProductions: ConditionProductions<ChallengeConditions> = {
  "in-challenge": [
    pattern`${card} ${is} being challenged`.map(([card]) => ({
      type: "in-challenge",
      role: "defender",
      target: card,
    })),
    pattern`${card} ${is} challenging`.map(([card]) => ({
      type: "in-challenge",
      role: "attacker",
      target: card,
    })),
    pattern`${card} ${is} challenging ${target}`.map((
      [card, , against],
    ) => ({
      type: "in-challenge",
      role: "attacker",
      target: card,
      against,
    })),
    pattern`being challenged`.map(() => ({
      type: "in-challenge",
      role: "defender",
    })),
    pattern`being challenged by ${target}`.map(([against]) => ({
      type: "in-challenge",
      role: "defender",
      against,
    })),
    pattern`${card} ${is} being challenged by ${target}`.map((
      [card, , against],
    ) => ({
      type: "in-challenge",
      role: "defender",
      target: card,
      against,
    })),
    pattern`challenging ${optional(target)}`.map(([against]) =>
      tidy<ConditionOf<"in-challenge">>({
        type: "in-challenge",
        role: "attacker",
        target: undefined,
        against,
      })
    ),
  ],
};
