import type { NameEffects } from "../../ast/effects/name.ts";
import type { Rule } from "../../../combinators/mod.ts";
import type { ChosenProperty } from "../../ast/mod.ts";
import { effect } from "../effect.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import type { Productions } from "./parts/production.ts";
import { aCardType } from "../nouns/kinds.ts";

const choose = words("choose", "name");

const property: Rule<ChosenProperty> = lookup<ChosenProperty>({
  "a classification": "classification",
  "a keyword": "keyword",
  "a card type": "card-type",
});

/** "name a card", "choose a number" */
export const nameProductions: Productions<NameEffects> = {
  "name-a-card": {
    acts: [
      fixed("name a card").map(() => () => effect({ type: "name-a-card" })),
      pattern`name ${aCardType} card`.map((
        [cardType],
      ) =>
      () => effect({ type: "name-a-card", cardType })),
    ],
  },
  "choose-ink-type": {
    acts: [
      words("choose an ink type", "name an ink type").map(() => () =>
        effect({ type: "choose-ink-type" })
      ),
    ],
  },
  "choose-property": {
    acts: [
      pattern`${choose} ${property}`.map(([, what]) => () =>
        effect({ type: "choose-property", what })
      ),
    ],
  },
  "choose-number": {
    acts: [
      pattern`${choose} a number`.map(() => () =>
        effect({ type: "choose-number" })
      ),
    ],
  },
};
