import { counters } from "./counters.ts";
import { exactFlag, faceDown, flag, manifested } from "./flags.ts";
import type { ModifierForm } from "./form.ts";
import { art, attaching, attacking, ids, integer } from "./numbers.ts";
import { optionalPlayer, player } from "./players.ts";
import { ability, room } from "./repeated.ts";
import { script } from "./script.ts";
import { meld, names, set, text, texts } from "./texts.ts";

/** Every modifier, in the order of the canonical text. */
export const MODIFIER_FORMS: readonly ModifierForm[] = [
  set("Set"),
  art("Art"),
  flag("IsCommander", "isCommander"),
  flag("IsRingBearer", "isRingBearer"),
  integer("Id", "id"),
  player("Owner", "owner"),
  flag("Tapped", "tapped"),
  flag("SummonSick", "summonSick"),
  flag("Renowned", "renowned"),
  flag("Solved", "solved"),
  flag("Saddled", "saddled"),
  flag("Suspected", "suspected"),
  flag("Monstrous", "monstrous"),
  optionalPlayer("PhasedOut", "phasedOut"),
  faceDown("FaceDown"),
  manifested("Manifested"),
  flag("Flipped", "flipped"),
  meld("Meld"),
  flag("Modal", "modal"),
  flag("Transformed", "transformed"),
  player("EnchantingPlayer", "enchantingPlayer"),
  integer("AttachedTo", "attachedTo"),
  attaching("Attaching"),
  integer("Damage", "damage"),
  texts("ChosenColor", "chosenColors"),
  text("ChosenType", "chosenType"),
  text("ChosenType2", "chosenType2"),
  texts("NamedCard", "namedCards"),
  ids("ChosenCards", "chosenCards"),
  ids("RememberedCards", "rememberedCards"),
  ids("Imprinting", "imprinting"),
  names("MergedCards", "mergedCards"),
  integer("ClassLevel", "classLevel"),
  integer("ExiledWith", "exiledWith"),
  flag("OnAdventure", "onAdventure"),
  exactFlag("Foretold", "foretold"),
  exactFlag("ForetoldThisTurn", "foretoldThisTurn"),
  counters("Counters"),
  attacking("Attacking"),
  room("UnlockedRoom"),
  ability("Ability"),
  script("ExecuteScript"),
  exactFlag("IsToken", "isToken"),
  exactFlag("NoETBTrigs", "noEtbTrigs"),
];

const BY_NAME: ReadonlyMap<string, ModifierForm> = new Map(
  MODIFIER_FORMS.flatMap((form) => [
    [form.name, form] as const,
    [form.name.toLowerCase(), form] as const,
  ]),
);

/** The modifiers Forge recognizes by how a word begins. */
const BY_BEGINNING: readonly ModifierForm[] = MODIFIER_FORMS.filter((
  { readLonger },
) => readLonger);

/** The modifier Forge takes a longer word for. */
export function findLonger(text: string): ModifierForm | undefined {
  return BY_BEGINNING.find(({ name }) => text.startsWith(name));
}

/** The modifier of a name in any case. */
export function findForm(name: string): ModifierForm | undefined {
  // The usual spelling first, since lower-casing makes a new string.
  return BY_NAME.get(name) ?? BY_NAME.get(name.toLowerCase());
}
