import type { Sum } from "../../ast/mod.ts";
import type { Span } from "../../diagnostics/mod.ts";

/** A part of the author's text: `text` is what stands at `span`. */
export interface SpannedText {
  readonly text: string;
  readonly span: Span;
}

/** The parts of an ability's text, by its kind. */
export interface SpannedAbilities {
  Event: SpannedEventAbility;
  Static: { readonly text: SpannedText };
  Activated: SpannedActivatedAbility;
  Triggered: SpannedTriggeredAbility;
  Named: { readonly name: SpannedText };
}

/** An ability as parts of its text, for whoever shows them apart. */
export type SpannedAbility = Sum<SpannedAbilities>;

/** "Draw {cards}." */
export interface SpannedEventAbility {
  readonly additional_cost?: SpannedText;
  readonly effect: SpannedEffect;
}

/** "{e}, once per turn" and "Draw {cards}." */
export interface SpannedActivatedAbility {
  readonly cost: SpannedText;
  readonly effect: SpannedEffect;
}

/** "Once per turn", "when you discard a card" and "gain {e}." */
export interface SpannedTriggeredAbility {
  readonly until_end_of_turn?: SpannedText;
  readonly once_per_turn?: SpannedText;
  readonly trigger: SpannedText;
  readonly effect: SpannedEffect;
}

/** What happens: in one piece, or mode by mode. */
export interface SpannedEffects {
  Effect: SpannedText;
  Modal: readonly SpannedModalEffectChoice[];
}

/** The text of an effect. */
export type SpannedEffect = Sum<SpannedEffects>;

/** "{mode1-cost}" and "Draw {cards}." */
export interface SpannedModalEffectChoice {
  readonly cost: SpannedText;
  readonly effect: SpannedText;
}
