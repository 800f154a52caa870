import type { CardType, Owner, Target } from "../../ast/mod.ts";
import { expanded, isThisCard, shortened } from "../../ast/target_names.ts";
import type { By } from "../../lexicon/actors.ts";
import { asAll } from "../nouns/noun.ts";

/** Cards as the subject of a trigger: any of them, unless they were chosen. */
export function subject(target: Target, by: By = "any"): Target {
  if (isThisCard(target)) return "SELF";
  const on = expanded(target);
  if (typeof on === "string" || "ref" in on) return on;
  if ("join" in on) {
    return { join: "or", targets: on.targets.map((one) => subject(one, by)) };
  }
  const owned = on.owner === "any" ? { ...on, owner: by } : on;
  return on.selector === "chosen" ? owned : shortened(asAll(owned));
}

/** A player's cards of one type as the subject of a trigger. */
export function cardsOf(owner: Owner, cardType: CardType): Target {
  return shortened({
    selector: "all",
    count: "all",
    owner,
    zones: ["play"],
    cardTypes: [cardType],
  });
}
