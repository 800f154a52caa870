/**
 * More words of other games, by what this one says instead. They have one
 * meaning each; those with several are in `glossary.ts`.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  "{dissolve}":
    "annihilate, execute, slaughter, vanquish, terminate, assassinate, " +
    "crush, shatter, ko, bury, consume, vaporize, exterminate, derez, " +
    "fell, sink, break, ruin, wreck, demolish, incinerate, burn, devour, " +
    "disintegrate, decimate, smite, extinguish, cull, neutralize, " +
    "pulverize, dismantle, kill off, take out, put to death, blow up, " +
    "tear apart, knock out, strike down, finish off, mow down",
  "{banish}":
    "exhaust, expel, oust, imprison, vanish, blink out, phase out, cast " +
    "out, set aside, seal, exclude, flicker, dismiss, evict, exorcise, exile forever, shut away",
  "{prevent}": "dispel, thwart, avert, stifle, disrupt, veto, foil, parry, " +
    "counterspells, refuse, quash, undo, mana leak, suppress, intercept, respond to",
  "{materialize}":
    "rez, recruit, invoke, assemble, produce, generate, make, install, " +
    "call forth, rally, manifest, field, place, bring forth, drop into " +
    "play, put onto the battlefield, put onto the field, set up, " +
    "spawns, creates, summons, enlist, forge, craft, hatch",
  "{discover}":
    "fetch, look for, dig for, hunt for, locate, explore for, search " +
    "out, seek out, go find, scout for, tutor up, rummage for, choose " +
    "from your deck, unearth for, track down, search up",
  "abandon":
    "scrap, relinquish, surrender, let go of, sacrifice one, pay with, " +
    "lose control of, tribute away, offer up, immolate, expend, cast aside",
  "return": "retrieve, salvage, regrow, restore, recall, unsummon, retreat, " +
    "fetch back, regain, reclaim to hand, send back, withdraw, rescue, bring home",
  "gain control of":
    "seize control of, mind control, dominate, capture, hijack, kidnap, " +
    "seize, abduct, convert, enslave, snatch",
  "copy": "mirror, replicate, echo, twin, recreate, imitate, reproduce",
  "draw": "loot, pick, fetch cards, take in",
  "discard": "pitch, toss, drop, shed, cycle, get rid of, cast away, trash " +
    "cards, bin",
  "gains": "earns, wins, collects, has gained, picks up",
  "void": "heap, archives, scrapyard, junkyard, boneyard, underworld, " +
    "dustbin, limbo, yard, afterlife, waste pile, exhaust pile, " +
    "discarded cards, drop zone, scrap heap, oblivion, necropolis, mausoleum, ossuary",
  "deck": "draw stack, stock, r&d, main deck, stacks, draw bag",
  "character":
    "troop, glimmer, legend, person, warband, hunter, npc, figure, " +
    "model, card unit, mercenary, familiar, henchman, creature card, " +
    "unit card, minion card, adventurer, creature unit, wizard card, recruit card",
  "characters": "summons cards, troops, glimmers, legends, people, persons, " +
    "figures, models, mercenaries, familiars, henchmen",
  "event": "operation, tactic, skill, song, enchantment, charm, stratagem, " +
    "maneuver, order, power card, technique, command, spell card, " +
    "one-shot, hex, cantrip, scheme, plot, program, prank",
  "events": "operations, tactics, skills, songs, enchantments, charms, " +
    "stratagems, maneuvers, orders, techniques, commands, spell cards, " +
    "hexes, cantrips",
  "enemy":
    "antagonist, villain, nemesis, opponent's minion, opponent's unit, " +
    "opponent's monster, enemy monster, opposing monster, enemy hero, " +
    "opposing hero, character an opponent controls, character your " +
    "opponent controls, creature your opponent controls, opponent's " +
    "card, bad guy, opposition, aggressor",
  "enemies": "antagonists, villains, opponent's minions, opponent's units, " +
    "opponent's monsters, enemy monsters, opposing monsters, characters " +
    "your opponent controls, creatures your opponents control",
  "ally": "partner, comrade, minion of yours, unit of yours, creature of " +
    "yours, character of yours, fellow, friendly monster, allied " +
    "minion, allied creature, comrade-in-arms, sidekick, crony, supporter, good guy, helper",
  "allies":
    "partners, comrades, minions of yours, units of yours, characters " +
    "of yours, fellows, friendly monsters, allied minions, allied " +
    "creatures, sidekicks, cronies",
  "opponent":
    "enemy hero's player, other side, competitor, challenger, contender",
  "spark":
    "prestige, atk, vigor, potency, attack damage, influence, ferocity, " +
    "value of attack, punch, authority, combat power, vitality, dmg, impact",
  "energy": "crystals, credits, ink, gold, actions points, action points, " +
    "resources, faeria, aember, fuel, coins, aether, energy points, power points",
  "points":
    "lore, agenda points, prestige points, fame, renown, honor, bounty, " +
    "trophies, crowns",
  "{judgment}":
    "at the start of your turn ,, at the beginning of your turn ,, dawn " +
    ":, start of turn :, at the start of each turn ,, at dawn ,, upkeep " +
    ":, turn start :",
  "{materialized}":
    "deploy :, fanfare :, play :, summon :, on play :, on summon :, " +
    "enter :, arrival :, entrance :, when played :, when summoned :, " +
    "comes into play :, bodied :, battlecry :",
  "{dissolved}":
    "last breath :, last words :, deathrattle :, death :, on death :, " +
    "destroyed :, when destroyed :, upon death :, dying wish :, when " +
    "this character dies ,, when this dies ,, when destroyed ,",
  "{foresee}":
    "peek at, predict, divine, augur, forecast, prophesy, look ahead, " +
    "oracle, foretell, plan, premonition",
  "{kindle}":
    "empower, strengthen, pump, ignite, inspire, fuel up, enrage, power " +
    "up, level up, invigorate",
  "{reclaim}":
    "recast, replay, retrace, jump-start, aftermath, echo back, encore, " +
    "unearth",
  "{fast}": "swift, rapid, blitz, ambush, burst, instantaneous, reaction",
  "{aegis}": "untouchable, spellshield, elusive, barrier, protected, immune",
};
