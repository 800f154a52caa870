import type { Ability } from "../../ast/mod.ts";
import {
  type AbilitiesById,
  cardId,
  imageOf,
  promptsOf,
  rulesText,
  spareAmount,
  type Sprite,
} from "./card_definition.ts";
import { type FieldProblem, missingKey, textAt } from "../cards/fields.ts";
import type { TomlTable } from "../toml/read_rows.ts";

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

/** Makes a dreamwell card of its row, or says what is wrong first. */
export function dreamwellDefinition(
  row: TomlTable,
  abilities: AbilitiesById,
): DreamwellCardDefinition | FieldProblem {
  const id = cardId(row);
  const name = textAt(row, "name");
  if (id === undefined) return { diagnostic: missingKey("id") };
  if (name === undefined) return { diagnostic: missingKey("name") };
  const energy = spareAmount(row, "energy-produced");
  if (typeof energy === "object") return energy;
  if (energy === undefined) {
    return { diagnostic: missingKey("energy-produced") };
  }
  const image = imageOf(row, "Dreamwell");
  if (image === undefined) return { diagnostic: missingKey("image-number") };
  const phase = spareAmount(row, "phase") ?? 0;
  if (typeof phase === "object") return phase;
  return {
    base_card_id: id,
    displayed_name: name,
    energy_produced: energy,
    abilities: abilities.get(id) ?? [],
    displayed_rules_text: rulesText(row),
    displayed_prompts: promptsOf(row),
    phase,
    image,
  };
}
