import type { Ability } from "../ast/internal.ts";
import type { SpannedAbility } from "./spans/spanned_ability.ts";

/** What a card without mistakes says. */
export interface CardReading {
  /** One for each paragraph. */
  readonly abilities: readonly Ability[];
  /** The parts of each ability's text. */
  readonly spans: readonly SpannedAbility[];
  /** Whether it is certain that there are no warnings. */
  readonly hasNoWarnings: boolean;
}
