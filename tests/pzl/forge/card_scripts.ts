import {
  type CardIndex,
  indexCards,
  readCardScript,
  readTokenScript,
} from "../../../pzl/mod.ts";

/** The parts of a few card scripts that matter here, faces between "--". */
const SCRIPTS = `
Forest|Types:Basic Land Forest
Island|Types:Basic Land Island
Swamp|Types:Basic Land Swamp
Opt|Types:Instant
Shock|Types:Instant
Preordain|Types:Sorcery
Lightning Bolt|Types:Instant
Divination|Types:Sorcery|A:SP$ Draw | SubAbility$ DBUntap
Llanowar Elves|Types:Creature Elf Druid
Grizzly Bears|Types:Creature Bear|PT:2/2|Oracle:It is a bear.
Platinum Angel|Types:Artifact Creature Angel|S:Mode$ CantLose | ValidPlayer$ You
Thief of Sanity|Types:Creature Specter
Magnanimous Magistrate|Types:Creature Dog|K:etbCounter:REPR:5
Perilous Myr|Types:Artifact Creature Myr
Grafted Exoskeleton|Types:Artifact Equipment|K:Equip:2
Lion Sash|Types:Artifact Creature Equipment Cat|K:Reconfigure:2
Pacifism|Types:Enchantment Aura|K:Enchant:Creature
Trespasser's Curse|Types:Enchantment Aura Curse|K:Enchant:Player
Chandra, Torch of Defiance|Types:Legendary Planeswalker Chandra|Loyalty:4
Invasion of Zendikar|Types:Battle Siege|Defense:3|AlternateMode:DoubleFaced--Awakened Skyclave|Types:Creature Elemental
Sacred Foundry|Types:Land Mountain Plains|K:ETBReplacement:Copy:DBTap
Glimmervoid|Types:Land
Tazeem|Types:Plane Zendikar
Blanka, Ferocious Friend|Types:Legendary Creature Beast|Variant:A:FlavorName:The Howling Abomination
Fire|Types:Instant|AlternateMode:Split--Ice|Types:Instant
Delver of Secrets|Types:Creature Human Wizard|AlternateMode:DoubleFaced--Insectile Aberration|Types:Creature Human Insect
Emeria's Call|Types:Sorcery|AlternateMode:Modal--Emeria, Shattered Skyclave|Types:Land
Bonecrusher Giant|Types:Creature Giant|AlternateMode:Adventure--Stomp|Types:Instant Adventure
Flamescroll Celebrant|Types:Creature Human Shaman|AlternateMode:Modal--Revel in Silence|Types:Instant
`;

/** The cards of these scripts, as Forge's folder would give them. */
export function forgeCards(): CardIndex {
  return indexCards({
    cards: SCRIPTS.trim().split("\n").flatMap((line) =>
      readCardScript(scriptOf(line), { withText: true }) ?? []
    ),
    tokens: [
      readTokenScript("c_a_treasure_sac.txt", "Types:Artifact Treasure\n"),
    ],
    sets: ["M21", "2X2", "RVR"],
  });
}

function scriptOf(line: string): string {
  return line.split("--").map((face) =>
    `Name:${face.replace(/\|(?! )/g, "\n")}\n`
  ).join("\nALTERNATE\n\n");
}
