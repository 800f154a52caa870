/**
 * The words of this game, and those of other games for the same thing.
 *
 * - "a/b": two meanings, the likelier one first.
 * - "a ~ b": what one of them is, and what several are.
 * - "a|b c": "a c" and "b c".
 *
 * A repair that uses a row is tried on the grammar like any other.
 */
export const SYNONYMS: Readonly<Record<string, string>> = {
  "{dissolve}":
    "destroy|destroys, kill, slay, defeat, eliminate, obliterate, smash, " +
    "murder, wipe out, annihilate, execute, slaughter, vanquish, " +
    "terminate, assassinate, crush, shatter, ko, bury, consume, " +
    "vaporize, exterminate, derez, fell, sink, break, ruin, wreck, " +
    "demolish, incinerate, burn, devour, disintegrate, decimate, smite, " +
    "extinguish, cull, neutralize, pulverize, dismantle, kill|finish " +
    "off, take|knock out, put to death, blow up, tear apart, strike|mow " +
    "down",
  "{dissolve}/{banish}": "remove",
  "{dissolved}": "destroyed, killed, deathrattle, last breath|words :, " +
    "deathrattle|death|destroyed :, on|upon death :, when destroyed :|,, " +
    "dying wish :, when this character dies ,, when this dies ,",
  "is {dissolved}/{dissolved}": "dies",
  "are {dissolved}/{dissolved}": "die",
  "{banish}": "exile, exile forever, remove from play, remove from the game, " +
    "purge, erase, banishes, exhaust, expel, oust, imprison, vanish, " +
    "blink|phase|cast out, set aside, seal, exclude, flicker, dismiss, " +
    "evict, exorcise, shut away",
  "{banished}": "exiled",
  "{prevent}": "counter, counterspell|counterspells, negate, cancel, " +
    "nullify|nullifies, stop, block, deny, interrupt, counteract, " +
    "fizzle, dispel, thwart, avert, stifle, disrupt, veto, foil, parry, " +
    "refuse, quash, undo, mana leak, suppress, intercept, respond to",
  "{materialize}":
    "deploy, create|creates, spawn|spawns, summons, put, play, " +
    "put|bring|drop into play, conjure, call, call|bring forth, bring " +
    "out, muster, rez, recruit, invoke, assemble, produce, generate, " +
    "make, install, rally, manifest, field, place, put onto the " +
    "battlefield|field, set up, enlist, forge, craft, hatch",
  "{materialize}/character": "summon",
  "{materialized}":
    "summoned, enters, enters play, when this character enters play, " +
    "etb, battlecry, " +
    "battlecry|deploy|fanfare|play|summon|enter|arrival|entrance|bodied " +
    ":, on play|summon :, when played|summoned :, comes into play :",
  "{judgment}":
    "upkeep, upkeep|dawn :, at dawn ,, at the start of your|each turn ,, " +
    "at the beginning of your turn ,, start of turn :, turn start :",
  "{reclaim}":
    "reanimate, revive, resurrect, flashback, recursion, recast, replay, " +
    "retrace, jump-start, aftermath, echo back, encore, unearth",
  "{discover}": "search, tutor, find, seek, " +
    "search|tutor|look|dig|hunt|explore|scout|rummage|unearth for, " +
    "search your deck for, fetch, locate, search|seek out, go find, " +
    "tutor|search up, choose from your deck, track down",
  "{foresee}": "scry, surveil, peek, look|peek at, predict, divine, augur, " +
    "forecast, prophesy, look ahead, oracle, foretell, plan, premonition",
  "{kindle}": "boost, buff, empower, strengthen, pump, ignite, inspire, " +
    "fuel|power|level up, enrage, invigorate",
  "{fast}":
    "quick, flash, instant-speed, haste, swift, rapid, blitz, ambush, " +
    "burst, instantaneous, reaction",
  "{aegis}":
    "hexproof, shroud, ward, untouchable, spellshield, elusive, barrier, " +
    "protected, immune",
  "abandon": "sacrifice, sac, forfeit, offer, tribute, sacrificing, scrap, " +
    "relinquish, surrender, let go of, sacrifice one, pay with, lose " +
    "control of, tribute away, cast aside, offer up, immolate, expend",
  "abandoned": "sacrificed",
  "abandons": "sacrifices",
  "draw": "pick up, take in, pull, grab, loot, pick, fetch cards",
  "draw/gain": "take",
  "gain": "get, add, receive, obtain, earn, score, collect, acquire",
  "gains": "gets, receives, acquires, obtains, earns, wins, collects, has " +
    "gained, picks up",
  "this character gains +": "gain +",
  "gains +": "gets +",
  "you lose": "lose",
  "you lose/lose/abandon": "give up",
  "return": "bounce, send, move, recover, bring|put|take|fetch|send back, " +
    "retrieve, salvage, regrow, restore, recall, unsummon, retreat, " +
    "regain, reclaim to hand, withdraw, rescue, bring home",
  "return/{materialize}": "bring",
  "gain control of":
    "steal, take|seize control of, mind control, dominate, capture, " +
    "hijack, kidnap, seize, abduct, convert, enslave, snatch",
  "play/played": "cast",
  "plays": "casts",
  "discard": "throw, throw|cast away, ditch, dump, pitch, toss, drop, shed, " +
    "cycle, get rid of, trash cards, bin",
  "put the {top-n-cards} of your deck into your void": "mill",
  "copy":
    "clone, duplicate, mirror, replicate, echo, twin, recreate, imitate, " +
    "reproduce",
  "pay": "spend",
  "disable": "skip",
  "when": "whenever, once, each|every|any time, after, as soon as, as",
  "when/while": "if",
  "while": "as long as",
  "each": "every, any",
  "turn": "round|rounds, phase",
  "once": "one time",
  "after": "following",
  "void": "graveyard, grave, cemetery, discard|discards|dead|waste|exhaust " +
    "pile, crypt, tomb, heap, archives, scrapyard, junkyard, boneyard, " +
    "underworld, dustbin, limbo, yard, afterlife, discarded cards, drop " +
    "zone, scrap heap, oblivion, necropolis, mausoleum, ossuary",
  "void/{dissolve}/discard": "trash",
  "deck": "library, pile, draw pile|deck|stack|bag, stack, stock, r&d, main " +
    "deck, stacks",
  "hand": "hands, cards in hand",
  "play": "battlefield, the battlefield, use",
  "character ~ characters":
    "creature, minion, unit, monster, hero, follower, permanent, " +
    "fighter, soldier, being, guy, champion, servant, beast, entity, " +
    "troop, glimmer, legend, person, warband, hunter, npc, figure, " +
    "model, mercenary, familiar, creature|unit|minion|wizard|recruit " +
    "card, card|creature unit, adventurer",
  "character": "henchman",
  "characters": "henchmen, people, summons cards",
  "event ~ events":
    "sorcery, action, trick, ritual, incantation, operation, tactic, " +
    "skill, song, enchantment, charm, stratagem, maneuver, order, " +
    "power|spell card, technique, command, one-shot, hex, cantrip, " +
    "scheme, plot, program, prank",
  "event": "magic",
  "events": "instants",
  "event/card ~ events/cards": "spell",
  "event/{fast}": "instant",
  "{fast} event": "instant spell",
  "{a-figment}": "token",
  "enemy ~ enemies": "foe, rival, antagonist, villain, bad guy, aggressor, " +
    "opposing|opponent|opponent's|hostile " +
    "character|creature|minion|unit|monster|hero, enemy " +
    "creature|minion|unit|monster|hero",
  "enemy": "opposing, hostile, enemy character, opponent's card, opposition, " +
    "nemesis, character|creature an|your opponent controls",
  "enemies":
    "characters|creatures your opponent controls, characters|creatures " +
    "your opponents control",
  "ally ~ allies":
    "friend, companion, teammate, buddy, partner, comrade, fellow, " +
    "sidekick, crony, supporter, good guy, helper, friendly|own|your " +
    "character|creature|minion|unit|monster, allied|ally " +
    "creature|minion|unit|monster",
  "ally": "comrade-in-arms, character|creature|minion|unit you control, " +
    "character|creature|minion|unit of yours",
  "allies": "characters|creatures|minions|units you control, " +
    "characters|creatures|minions|units of yours",
  "allied": "friendly, your, own, your own, team",
  "your": "my",
  "you have": "you control",
  "opponent":
    "adversary, opponents, enemy|other player, enemy hero's player, " +
    "other side, competitor, challenger, contender",
  "opponent's":
    "other player's, adversary's, enemy's, rival's, foe's, opponents'",
  "an/a": "target",
  "energy/{energy-symbol}/{e}": "mana",
  "{energy-symbol}": "energy",
  "energy":
    "crystals, credits, ink, gold, action|actions|energy|power points, " +
    "resources, faeria, aember, fuel, coins, aether",
  "cost": "mana|energy|casting cost, price, value",
  "spark":
    "power, attack, strength, might, damage, attack|combat power, force, " +
    "prestige, atk, vigor, potency, attack damage, influence, ferocity, " +
    "value of attack, punch, authority, vitality, dmg, impact",
  "points": "life, glory, lore, agenda|prestige points, fame, renown, honor, " +
    "bounty, trophies, crowns",
  "{points}": "vp",
  "points/{points}": "victory points|point",
  "less": "fewer, lower, smaller, under, below, at most",
  "more": "greater, higher, larger, bigger, above, over, at least",
  "extra": "additional, bonus",
  "has": "have",
  "have": "has",
  "is": "are",
  "are": "is",
  ".": "!, ;",
};
