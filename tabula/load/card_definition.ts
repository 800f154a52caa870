import type { Ability, CardSubtype } from "../../ast/internal.ts";
import { tabulaDiagnostic } from "../messages/mod.ts";
import type { CardValues, DreamwellValues } from "../cards/card_values.ts";
import type { FieldProblem } from "../cards/form.ts";
import type { CardType, Rarity } from "../cards/known_names.ts";

/** An image, by its path in the game. */
export interface Sprite {
  /** The path of the image. */
  readonly sprite: string;
}

/** A card as the game uses it; fields without a value are absent. */
export interface CardDefinition {
  /** The id: lowercase groups separated by hyphens. */
  readonly base_card_id: string;
  /** The name on the card. */
  readonly displayed_name: string;
  /** What it costs to play. */
  readonly energy_cost?: number;
  /** What the card does. */
  readonly abilities: readonly Ability[];
  /** The text on the card, with its directives. */
  readonly displayed_rules_text: string;
  /** What to ask the player. */
  readonly displayed_prompts: readonly string[];
  /** What the card is. */
  readonly card_type: CardType;
  /** Which kind of character it is. */
  readonly card_subtype?: CardSubtype;
  /** Whether it can be played fast. */
  readonly is_fast: boolean;
  /** The spark of a character. */
  readonly spark?: number;
  /** How often it is found. */
  readonly rarity?: Rarity;
  /** The image on the card. */
  readonly image: Sprite;
}

/** The abilities of all cards, by id. */
export type AbilitiesById = ReadonlyMap<string, readonly Ability[]>;

/** What a row says of any card. */
type AnyCard = CardValues | DreamwellValues;

/** Makes a card of what its row says. */
export function cardDefinition(
  values: CardValues,
  abilities: AbilitiesById,
): CardDefinition {
  const cost = values["energy-cost"];
  const { subtype, spark, rarity } = values;
  return {
    base_card_id: values["id"],
    displayed_name: values["name"],
    ...cost !== undefined && { energy_cost: cost },
    abilities: abilitiesOf(values, abilities),
    displayed_rules_text: rulesText(values),
    displayed_prompts: promptsOf(values),
    card_type: values["card-type"],
    ...subtype !== undefined && { card_subtype: subtype },
    is_fast: values["is-fast"] === true,
    ...spark !== undefined && { spark },
    ...rarity !== undefined && { rarity },
    image: imageOf(values, "Standard"),
  };
}

/** A card with rules text must have abilities; what is wrong, if it has none. */
export function missingAbilities(
  values: AnyCard,
  abilities: AbilitiesById,
): FieldProblem | undefined {
  const hasText = rulesText(values).trim() !== "";
  if (!hasText || abilitiesOf(values, abilities).length > 0) return undefined;
  const details = { card: values.name };
  return {
    key: "rules-text",
    costs: "row",
    diagnostic: tabulaDiagnostic("missing-abilities", START, details, {
      notes: ["regenerate the artifacts to bring them up to date"],
    }),
  };
}

const START = { start: 0, end: 0 };

/** The abilities of a card; none if it has no rules text. */
export function abilitiesOf(
  { id }: AnyCard,
  abilities: AbilitiesById,
): readonly Ability[] {
  return abilities.get(id) ?? [];
}

/** The picture of a card, in one of the folders for them. */
export function imageOf(values: AnyCard, folder: string): Sprite {
  const path = `Assets/ThirdParty/GameAssets/CardImages/${folder}`;
  return { sprite: `${path}/shutterstock_${values["image-number"]}.png` };
}

/** The text to show: as written, without white space at the end. */
export function rulesText(values: AnyCard): string {
  return (values["rules-text"] ?? "").trimEnd();
}

/** What to ask the player; an empty text asks nothing. */
export function promptsOf({ prompts = "" }: AnyCard): readonly string[] {
  return prompts === "" ? [] : [prompts];
}
