import type { Sum } from "../../ast/internal.ts";
import type { Span } from "../../diagnostics/internal.ts";

/** A part of the author's text: `text` is the text at `span`. */
export interface SpannedText {
  /** The words, as the author wrote them. */
  readonly text: string;
  /** Their position in the text of the card. */
  readonly span: Span;
}

/** The parts of an ability's text, by kind of ability. */
export interface SpannedAbilities {
  /** "Draw {cards}." */
  Event: SpannedEventAbility;
  /** "Has all character types.": one piece. */
  Static: { readonly text: SpannedText };
  /** "{e}: Draw {cards}." */
  Activated: SpannedActivatedAbility;
  /** "{Judgment} Draw {cards}." */
  Triggered: SpannedTriggeredAbility;
  /** "{ReclaimForCost}": one piece. */
  Named: { readonly name: SpannedText };
}

/** An ability as parts of its text, for displaying them separately. */
export type SpannedAbility = Sum<SpannedAbilities>;

/** "Draw {cards}." */
export interface SpannedEventAbility {
  /** What playing the card costs in addition to energy. */
  readonly additional_cost?: SpannedText;
  /** What the card does. */
  readonly effect: SpannedEffect;
}

/** "{e}, once per turn" and "Draw {cards}." */
export interface SpannedActivatedAbility {
  /** Everything before the colon. */
  readonly cost: SpannedText;
  /** What it does. */
  readonly effect: SpannedEffect;
}

/** "Once per turn", "when you discard a card" and "gain {e}." */
export interface SpannedTriggeredAbility {
  /** "Until end of turn" or "this turn". */
  readonly until_end_of_turn?: SpannedText;
  /** "Once per turn". */
  readonly once_per_turn?: SpannedText;
  /** What triggers it, without the comma after it. */
  readonly trigger: SpannedText;
  /** What happens then. */
  readonly effect: SpannedEffect;
}

/** What happens: in one piece, or mode by mode. */
export interface SpannedEffects {
  /** In one piece. */
  Effect: SpannedText;
  /** Mode by mode. */
  Modal: readonly SpannedModalEffectChoice[];
}

/** The text of an effect. */
export type SpannedEffect = Sum<SpannedEffects>;

/** "{mode1-cost}" and "Draw {cards}." */
export interface SpannedModalEffectChoice {
  /** What choosing the mode costs. */
  readonly cost: SpannedText;
  /** What the mode does. */
  readonly effect: SpannedText;
}
