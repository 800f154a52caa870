import type { Ability } from "../../ast/internal.ts";
import type { DreamwellValues } from "../cards/card_values.ts";
import {
  type AbilitiesById,
  abilitiesOf,
  imageOf,
  promptsOf,
  rulesText,
  type Sprite,
} from "./card_definition.ts";

/** A dreamwell card as the game uses it. */
export interface DreamwellCardDefinition {
  /** The id: lowercase groups separated by hyphens. */
  readonly base_card_id: string;
  /** The name on the card. */
  readonly displayed_name: string;
  /** How much energy it produces. */
  readonly energy_produced: number;
  /** What the card does. */
  readonly abilities: readonly Ability[];
  /** The text on the card, with its directives. */
  readonly displayed_rules_text: string;
  /** What to ask the player. */
  readonly displayed_prompts: readonly string[];
  /** Its phase; 0 unless the row says so. */
  readonly phase: number;
  /** The image on the card. */
  readonly image: Sprite;
}

/** Makes a dreamwell card of what its row says. */
export function dreamwellDefinition(
  values: DreamwellValues,
  abilities: AbilitiesById,
): DreamwellCardDefinition {
  return {
    base_card_id: values["id"],
    displayed_name: values["name"],
    energy_produced: values["energy-produced"],
    abilities: abilitiesOf(values, abilities),
    displayed_rules_text: rulesText(values),
    displayed_prompts: promptsOf(values),
    phase: values["phase"] ?? 0,
    image: imageOf(values, "Dreamwell"),
  };
}
