import type { Keyword, TriggeredAbility } from "../../mod.ts";
import type { Scene } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { placeOf } from "../state/zones.ts";
import { hasKeyword } from "../view/keywords.ts";

/** The triggered abilities that the rules give to keywords. */
const ABILITIES: { readonly [K in Keyword]?: TriggeredAbility } = {
  // "Whenever this character quests, you may add their {S} to another chosen
  // character's {S} this turn."
  Support: {
    type: "triggered",
    trigger: { event: "quest", timing: "whenever", on: "SELF" },
    effect: {
      type: "optional",
      chooser: "CONTROLLER",
      effect: {
        type: "modify-stat",
        stat: "strength",
        modifier: { type: "strength-of", target: "SELF" },
        target: "ANOTHER_CHOSEN_CHARACTER",
        duration: "this-turn",
      },
    },
  },
  // "When an opponent chooses this character for an action, banish them."
  Vanish: {
    type: "triggered",
    trigger: {
      event: "be-chosen",
      timing: "when",
      on: "SELF",
      by: "opponent",
      restrictions: [{ type: "chosen-for", by: "action" }],
    },
    effect: { type: "banish", target: "SELF" },
  },
};

/** A keyword, and its triggered ability. */
export interface KeywordTrigger {
  readonly keyword: Keyword;
  readonly ability: TriggeredAbility;
}

/** The triggered abilities that a card has through its keywords. */
export function keywordTriggers(
  scene: Scene,
  id: CardId,
): readonly KeywordTrigger[] {
  if (placeOf(scene.game, id) !== "play") return [];
  return Object.entries(ABILITIES).flatMap(([name, ability]) => {
    const keyword = name as Keyword; // Own keys.
    return hasKeyword(scene, id, keyword) ? [{ keyword, ability }] : [];
  });
}
