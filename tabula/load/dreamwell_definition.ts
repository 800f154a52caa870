import type { Ability } from "../../ast/mod.ts";
import type { DreamwellValues } from "../cards/card_values.ts";
import {
  type AbilitiesById,
  abilitiesOf,
  imageOf,
  promptsOf,
  rulesText,
  type Sprite,
} from "./card_definition.ts";

/** A card of the dreamwell as the game plays it. */
export interface DreamwellCardDefinition {
  readonly base_card_id: string;
  readonly displayed_name: string;
  readonly energy_produced: number;
  readonly abilities: readonly Ability[];
  readonly displayed_rules_text: string;
  readonly displayed_prompts: readonly string[];
  readonly phase: number;
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
