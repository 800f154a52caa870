import type { Condition } from "../condition.ts";
import type { Effect } from "../effect.ts";
import type { Player } from "../player.ts";
import type { Traits } from "../traits.ts";

/** Effects of which a player chooses some. */
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
    /** "A unless they B": they can choose B only if they can do all of it. */
    unless?: true;
    /** "If C, choose both instead": the condition for choosing more. */
    insteadIf?: Condition;
    /** How many to choose in that case. */
    insteadChoose?: number | "all";
    /** "choose up to two instead" */
    insteadUpTo?: true;
    /** "you may choose both instead" */
    insteadMay?: true;
    /** "A or B", "A unless they B", rather than "Choose one: • A • B". */
    wording?: {
      readonly written: "or" | "or both" | "unless" | "unless they";
    };
  };
}

/** The traits of these effects. */
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
