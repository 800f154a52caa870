import type { Amount } from "../amount.ts";
import type { Controller } from "../player.ts";
import type { Comparison, Query } from "../target.ts";
import type { ConditionTraits } from "../traits.ts";

/** What players have. */
export interface HaveConditions {
  /** "you have a character named Elsa in play" */
  "has-named-character": { name: string; controller: Controller };
  /** "you have a Hero character in play" */
  "has-character-with-classification": {
    classification: string;
    controller: Controller;
    excludeSelf?: true;
  };
  /** "you have a character with Evasive in play" */
  "has-character-with-keyword": {
    keyword: string;
    controller: Controller;
    excludeSelf?: true;
  };
  /** "you have 3 or more items in play" */
  "has-item-count": {
    controller: Controller;
    comparison: Comparison;
    count: number;
  };
  /** "you have 3 or more locations in play" */
  "has-location-count": {
    controller: Controller;
    comparison: Comparison;
    count: number;
  };
  /** "you have no cards in your hand" */
  "resource-count": {
    what: string;
    controller: Controller;
    comparison: Comparison;
    value: number;
  };
  /** "an opponent has more lore than you" */
  "comparison": { left: Amount; comparison: Comparison; right: Amount };
  /** "you have the most cards in your hand" */
  "has-most": {
    controller: Controller;
    which: "most" | "fewest";
    what: Amount;
  };
  /** "an opponent has 2 or more ready characters in play" */
  "target-query": {
    query: Query;
    controller?: Controller;
    comparison: Comparison;
    value: number;
  };
}

/** What the tree knows about each of them. */
export const haveTraits: ConditionTraits<HaveConditions> = {
  "has-named-character": { children: {} },
  "has-character-with-classification": { children: {} },
  "has-character-with-keyword": { children: {} },
  "has-item-count": { children: {} },
  "has-location-count": { children: {} },
  "resource-count": { children: {} },
  "comparison": { children: { left: "amount", right: "amount" } },
  "has-most": { children: { what: "amount" } },
  "target-query": { children: { query: "query" } },
};
