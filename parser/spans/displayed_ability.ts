import { expectObject, expectString } from "../../diagnostics/internal.ts";
import type { Sum } from "../../ast/internal.ts";
import type {
  SpannedAbility,
  SpannedEffect,
  SpannedText,
  SpannedTriggeredAbility,
} from "./spanned_ability.ts";

/** The texts of an ability as a card shows them, by kind of ability. */
export interface DisplayedAbilities {
  /** What happens when the card is played. */
  Event: { readonly event: DisplayedEventAbility };
  /** A rule change, in one piece. */
  Static: { readonly text: string };
  /** What a player may pay for. */
  Activated: { readonly cost: string; readonly effect: DisplayedEffect };
  /** Trigger and effect, in one piece. */
  Triggered: { readonly text: string };
  /** A keyword, in one piece. */
  Named: { readonly name: string };
}

/** An ability as texts to show. */
export type DisplayedAbility = Sum<DisplayedAbilities>;

/** "Draw {cards}." */
export interface DisplayedEventAbility {
  /** What playing the card costs in addition to energy; `null` if nothing. */
  readonly additional_cost: string | null;
  /** What the card does. */
  readonly effect: DisplayedEffect;
}

/** What happens: in one piece, or mode by mode. */
export interface DisplayedEffects {
  /** In one piece. */
  Effect: string;
  /** Mode by mode. */
  Modal: readonly { readonly cost: string; readonly effect: string }[];
}

/** The text of an effect. */
export type DisplayedEffect = Sum<DisplayedEffects>;

/**
 * Returns the texts to show for an ability whose parts are known.
 *
 * @category Dreamtides
 */
export function displayed(
  ability: SpannedAbility,
  text: string,
): DisplayedAbility {
  expectObject(ability, "ability");
  expectString(text, "text");
  if ("Static" in ability) {
    return { Static: { text: ability.Static.text.text } };
  }
  if ("Named" in ability) return { Named: { name: ability.Named.name.text } };
  if ("Triggered" in ability) {
    return { Triggered: { text: displayTriggered(ability.Triggered, text) } };
  }
  if ("Activated" in ability) {
    const { cost, effect } = ability.Activated;
    return { Activated: { cost: cost.text, effect: effectText(effect) } };
  }
  const { additional_cost, effect } = ability.Event;
  return {
    Event: {
      event: {
        additional_cost: additional_cost?.text ?? null,
        effect: effectText(effect),
      },
    },
  };
}

/** Everything from the first part to the last, with the commas in between. */
function displayTriggered(
  { until_end_of_turn, once_per_turn, trigger, effect }:
    SpannedTriggeredAbility,
  text: string,
): string {
  const parts = [until_end_of_turn, once_per_turn, trigger, ...texts(effect)]
    .filter((part) => part !== undefined);
  return text.slice(parts[0]?.span.start, parts.at(-1)?.span.end);
}

function texts(effect: SpannedEffect): readonly SpannedText[] {
  return "Effect" in effect
    ? [effect.Effect]
    : effect.Modal.flatMap((choice) => [choice.cost, choice.effect]);
}

function effectText(effect: SpannedEffect): DisplayedEffect {
  if ("Effect" in effect) return { Effect: effect.Effect.text };
  return {
    Modal: effect.Modal.map(({ cost, effect }) => ({
      cost: cost.text,
      effect: effect.text,
    })),
  };
}
