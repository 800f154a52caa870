import type { Modifiers, Player } from "./types.ts";

/** The fields of a card whose values have exactly the type `T`. */
export type FieldOf<T> = {
  [K in keyof Modifiers]-?: [Required<Modifiers>[K]] extends [T]
    ? [T] extends [Required<Modifiers>[K]] ? K : never
    : never;
}[keyof Modifiers];

/** How the value of a modifier is written, and the field it sets. */
type ModifierKind =
  /** A value after the name has no effect. */
  | { readonly kind: "flag"; readonly field: FieldOf<true> }
  /** With a value it is another, unknown modifier. */
  | { readonly kind: "exactFlag"; readonly field: FieldOf<true> }
  | { readonly kind: "faceDown"; readonly field: "faceDown" }
  | { readonly kind: "meld"; readonly field: "melded" }
  | { readonly kind: "optionalPlayer"; readonly field: FieldOf<Player> }
  | { readonly kind: "attacking"; readonly field: "attacking" }
  | { readonly kind: "player"; readonly field: FieldOf<Player> }
  | { readonly kind: "integer"; readonly field: FieldOf<number> }
  | { readonly kind: "art"; readonly field: "art" }
  | { readonly kind: "text"; readonly field: FieldOf<string> }
  | { readonly kind: "texts"; readonly field: "chosenColors" | "namedCards" }
  /** Names in which `^` stands for a comma. */
  | { readonly kind: "names"; readonly field: "mergedCards" }
  | { readonly kind: "ids"; readonly field: FieldOf<readonly number[]> }
  | { readonly kind: "counters"; readonly field: "counters" }
  | { readonly kind: "room"; readonly field: "unlockedRooms" }
  | { readonly kind: "ability"; readonly field: "abilities" }
  | { readonly kind: "script"; readonly field: "executeScript" };

/** A modifier in Forge's spelling. */
export type ModifierForm = ModifierKind & { readonly name: string };

/** Every modifier that is written, in the order of the canonical text. */
export const MODIFIER_FORMS: readonly ModifierForm[] = [
  { name: "Set", kind: "text", field: "set" },
  { name: "Art", kind: "art", field: "art" },
  { name: "IsCommander", kind: "flag", field: "isCommander" },
  { name: "IsRingBearer", kind: "flag", field: "isRingBearer" },
  { name: "Id", kind: "integer", field: "id" },
  { name: "Owner", kind: "player", field: "owner" },
  { name: "Tapped", kind: "flag", field: "tapped" },
  { name: "SummonSick", kind: "flag", field: "summonSick" },
  { name: "Renowned", kind: "flag", field: "renowned" },
  { name: "Solved", kind: "flag", field: "solved" },
  { name: "Saddled", kind: "flag", field: "saddled" },
  { name: "Suspected", kind: "flag", field: "suspected" },
  { name: "Monstrous", kind: "flag", field: "monstrous" },
  { name: "PhasedOut", kind: "optionalPlayer", field: "phasedOut" },
  { name: "FaceDown", kind: "faceDown", field: "faceDown" },
  { name: "Manifested", kind: "exactFlag", field: "manifested" },
  { name: "Flipped", kind: "flag", field: "flipped" },
  { name: "Meld", kind: "meld", field: "melded" },
  { name: "Modal", kind: "flag", field: "modal" },
  { name: "Transformed", kind: "flag", field: "transformed" },
  { name: "EnchantingPlayer", kind: "player", field: "enchantingPlayer" },
  { name: "AttachedTo", kind: "integer", field: "attachedTo" },
  { name: "Damage", kind: "integer", field: "damage" },
  { name: "ChosenColor", kind: "texts", field: "chosenColors" },
  { name: "ChosenType", kind: "text", field: "chosenType" },
  { name: "ChosenType2", kind: "text", field: "chosenType2" },
  { name: "NamedCard", kind: "texts", field: "namedCards" },
  { name: "ChosenCards", kind: "ids", field: "chosenCards" },
  { name: "RememberedCards", kind: "ids", field: "rememberedCards" },
  { name: "Imprinting", kind: "ids", field: "imprinting" },
  { name: "MergedCards", kind: "names", field: "mergedCards" },
  { name: "ClassLevel", kind: "integer", field: "classLevel" },
  { name: "ExiledWith", kind: "integer", field: "exiledWith" },
  { name: "OnAdventure", kind: "flag", field: "onAdventure" },
  { name: "Foretold", kind: "exactFlag", field: "foretold" },
  { name: "ForetoldThisTurn", kind: "exactFlag", field: "foretoldThisTurn" },
  { name: "Counters", kind: "counters", field: "counters" },
  { name: "Attacking", kind: "attacking", field: "attacking" },
  { name: "UnlockedRoom", kind: "room", field: "unlockedRooms" },
  { name: "Ability", kind: "ability", field: "abilities" },
  { name: "ExecuteScript", kind: "script", field: "executeScript" },
  { name: "IsToken", kind: "exactFlag", field: "isToken" },
  { name: "NoETBTrigs", kind: "exactFlag", field: "noEtbTrigs" },
];

/** The old name of `AttachedTo`: read, never written. */
const ATTACHING: ModifierForm = {
  name: "Attaching",
  kind: "integer",
  field: "attachedTo",
};

const BY_NAME: ReadonlyMap<string, ModifierForm> = new Map(
  [...MODIFIER_FORMS, ATTACHING].flatMap((form) => [
    [form.name, form] as const,
    [form.name.toLowerCase(), form] as const,
  ]),
);

/** The modifier of a name in any case. */
export function findForm(name: string): ModifierForm | undefined {
  // The usual spelling first, since lower-casing makes a new string.
  return BY_NAME.get(name) ?? BY_NAME.get(name.toLowerCase());
}

/** Whether a modifier can do without a value. */
export function needsValue({ kind }: ModifierForm): boolean {
  switch (kind) {
    case "flag":
    case "exactFlag":
    case "faceDown":
    case "meld":
    case "optionalPlayer":
    case "attacking":
      return false;
    default:
      return true;
  }
}

/** The names a card list can hold behind a bar, in Forge's spelling. */
export const MODIFIER_NAMES: readonly string[] = MODIFIER_FORMS.map((
  { name },
) => name);
