import {
  type Ability,
  CARD_SUBTYPES,
  type CardSubtype,
  MAX_U32,
} from "../../ast/mod.ts";
import {
  amountAt,
  type FieldProblem,
  type Fields,
  missingKey,
  named,
  textAt,
  unusable,
} from "../cards/fields.ts";
import type { TomlTable } from "../toml/read_rows.ts";
import { normalUuid } from "../cards/uuid.ts";

/** What a card can be. */
export const CARD_TYPES = [
  "Character",
  "Event",
  "Dreamsign",
  "Dreamcaller",
  "Dreamwell",
] as const;

/** How often a card is found. */
export const RARITIES = [
  "Common",
  "Uncommon",
  "Rare",
  "Legendary",
  "Special",
] as const;

/** A picture, by the path the game knows it by. */
export interface Sprite {
  readonly sprite: string;
}

/** A card as the game plays it; what it does not have is left out. */
export interface CardDefinition {
  readonly base_card_id: string;
  readonly displayed_name: string;
  readonly energy_cost?: number;
  readonly abilities: readonly Ability[];
  readonly displayed_rules_text: string;
  readonly displayed_prompts: readonly string[];
  readonly card_type: (typeof CARD_TYPES)[number];
  readonly card_subtype?: CardSubtype;
  readonly is_fast: boolean;
  readonly spark?: number;
  readonly rarity?: (typeof RARITIES)[number];
  readonly image: Sprite;
}

/** The keys of cards and of dreamwell cards. */
export const CARD_FIELDS: Fields = {
  required: [],
  types: {
    "id": "uuid",
    "name": "text",
    "energy-cost": "any",
    "rules-text": "text",
    "variables": "text",
    "card-type": "text",
    "subtype": "text",
    "is-fast": "flag",
    "spark": "amount",
    "image-number": "integer",
    "rarity": "text",
    "prompts": "text",
    "phase": "amount",
    "energy-produced": "amount",
  },
};

/** The abilities of all cards, by id. */
export type AbilitiesById = ReadonlyMap<string, readonly Ability[]>;

/** Makes a card of its row, or says what is wrong first. */
export function cardDefinition(
  row: TomlTable,
  abilities: AbilitiesById,
): CardDefinition | FieldProblem {
  const id = cardId(row);
  const name = textAt(row, "name");
  const type = textAt(row, "card-type");
  const image = imageOf(row, "Standard");
  if (id === undefined) return { diagnostic: missingKey("id") };
  if (name === undefined) return { diagnostic: missingKey("name") };
  if (type === undefined) return { diagnostic: missingKey("card-type") };
  if (image === undefined) return { diagnostic: missingKey("image-number") };
  const cost = energyCost(row);
  if (typeof cost === "object") return cost;
  const cardType = named(CARD_TYPES, type);
  if (cardType === undefined) {
    return unusable("card-type", `unknown card type '${type}'`);
  }
  const subtype = subtypeOf(row);
  if (typeof subtype === "object") return subtype;
  const spark = spareAmount(row, "spark");
  if (typeof spark === "object") return spark;
  const rarity = rarityOf(row);
  if (typeof rarity === "object") return rarity;
  return {
    base_card_id: id,
    displayed_name: name,
    ...cost !== undefined && { energy_cost: cost },
    abilities: abilities.get(id) ?? [],
    displayed_rules_text: rulesText(row),
    displayed_prompts: promptsOf(row),
    card_type: cardType,
    ...subtype !== undefined && { card_subtype: subtype },
    is_fast: row["is-fast"] === true,
    ...spark !== undefined && { spark },
    ...rarity !== undefined && { rarity },
    image,
  };
}

/** The id of a row, in its normal form. */
export function cardId(row: TomlTable): string | undefined {
  return normalUuid(textAt(row, "id") ?? "");
}

/** The picture of a row, in one of the folders for them. */
export function imageOf(row: TomlTable, folder: string): Sprite | undefined {
  const number = row["image-number"];
  if (typeof number !== "bigint") return undefined;
  const path = `Assets/ThirdParty/GameAssets/CardImages/${folder}`;
  return { sprite: `${path}/shutterstock_${number}.png` };
}

/** The text to show: as written, without blanks at the end. */
export function rulesText(row: TomlTable): string {
  return (textAt(row, "rules-text") ?? "").trimEnd();
}

/** What to ask the player; an empty text asks nothing. */
export function promptsOf(row: TomlTable): readonly string[] {
  const prompts = textAt(row, "prompts") ?? "";
  return prompts === "" ? [] : [prompts];
}

/** A number that cannot be negative, or none. */
export function spareAmount(
  row: TomlTable,
  key: string,
): number | undefined | FieldProblem {
  const amount = amountAt(row, key);
  if (amount === undefined) return undefined;
  return outOfRange(key, amount) ?? amount;
}

function outOfRange(key: string, amount: number): FieldProblem | undefined {
  if (amount < 0) {
    return unusable(key, `${key} cannot be negative, got ${amount}`);
  }
  return amount > MAX_U32
    ? unusable(key, `${key} cannot be above ${MAX_U32}, got ${amount}`)
    : undefined;
}

function energyCost(row: TomlTable): number | undefined | FieldProblem {
  const value = row["energy-cost"];
  if (value === undefined || value === "*" || value === "") return undefined;
  const isDigits = typeof value === "string" && /^\d+$/.test(value);
  if (isDigits || typeof value === "bigint") {
    return spareAmount(row, "energy-cost");
  }
  const found = typeof value === "string" ? JSON.stringify(value) : `${value}`;
  return unusable("energy-cost", `expected integer or '*', got ${found}`);
}

function subtypeOf(row: TomlTable): CardSubtype | undefined | FieldProblem {
  const name = textAt(row, "subtype") ?? "";
  if (name === "" || name === "*") return undefined;
  return CARD_SUBTYPES.find((each) => spaced(each) === name) ??
    unusable("subtype", `unknown card subtype '${name}'`);
}

/** "SpiritAnimal" as in "Spirit Animal". */
function spaced(subtype: string): string {
  return subtype.replace(/(?<=[a-z])(?=[A-Z])/g, " ");
}

function rarityOf(row: TomlTable): CardDefinition["rarity"] | FieldProblem {
  const name = textAt(row, "rarity");
  if (name === undefined) return undefined;
  return named(RARITIES, name) ??
    unusable("rarity", `unknown rarity '${name}'`);
}
