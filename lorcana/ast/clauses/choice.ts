import type { Condition } from "../condition.ts";
import type { Effect } from "../effect.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** One of several effects. */
export interface ChoiceClauses {
  /** "Choose one: • Draw a card. • Gain 1 lore." */
  "choice": {
    options: readonly Effect[];
    optionLabels: readonly string[];
    chooser?: Player;
    /** "choose two:" */
    choose?: number;
    /** "choose up to two:" */
    upTo?: true;
    /** "choose one or both:" */
    atLeast?: number;
    /** "A unless they B": a B that cannot be done in full cannot be picked. */
    unless?: true;
    /** "If C, choose both instead": when more options are chosen. */
    insteadIf?: Condition;
    /** How many options are chosen then. */
    insteadChoose?: number | "all";
    /** "choose up to two instead" */
    insteadUpTo?: true;
    /** "you may choose both instead" */
    insteadMay?: true;
    /** "A or B", "A, B, or both", "A unless they B": not "Choose one: • A • B". */
    wording?: {
      readonly written: "or" | "or both" | "unless" | "unless they";
    };
  };
}

/** What the tree knows about each of them. */
export const choiceTraits: Traits<ChoiceClauses> = {
  "choice": {
    happens: "once",
    children: {
      chooser: "player",
      insteadIf: "condition",
      options: "effect",
    },
  },
};
