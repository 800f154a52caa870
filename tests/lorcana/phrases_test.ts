import { deepStrictEqual, ok } from "node:assert/strict";
import { parseAbility, print } from "../../lorcana/mod.ts";

/**
 * Phrases that were once not read, or not read right. Behind each text: parts of
 * its structure, as JSON, that must be there.
 */
const phrases: readonly (readonly [text: string, ...parts: string[]])[] = [
  // Locations, and whose characters are there.
  [
    "Gain 1 lore for each character at a location you have in play.",
    '"owner":"you"',
    '"filter":[{"type":"at-location"}]',
  ],
  [
    "Draw a card for each opposing character at a location.",
    '"owner":"opponent"',
    '"filter":[{"type":"at-location"}]',
  ],
  [
    "Exert all characters not at a location.",
    '{"type":"not","filter":{"type":"at-location"}}',
  ],
  [
    "While another character is here, this character gains Bodyguard.",
    '"same-location-as-source"',
    '"excludeSelf":true',
  ],
  // Costs.
  [
    "{E}, Choose and discard a character card named Gus — Gain 1 lore.",
    '"discardChosen":true',
    '"name":"Gus"',
  ],
  [
    "{E}, Put a card from your hand on the bottom of your deck — Draw a card.",
    '"cost":{"exert":true,"effect":{"type":"put-on-bottom"',
  ],
  [
    "When you play this character, you may pay 1 {I}. If you do, draw a card.",
    '{"type":"pay-cost","cost":{"ink":1}}',
    '"if-you-do"',
  ],
  [
    "This turn, you pay 1 {I} less for the next item you play.",
    '"duration":"next-play-this-turn"',
  ],
  // Triggers.
  [
    "Whenever this character deals damage to another character in a challenge, draw a card.",
    '"event":"deal-damage"',
    '"in-challenge"',
    '"defender":"OTHER_CHARACTERS"',
  ],
  [
    "Whenever a card is put into your discard, gain 1 lore.",
    '"event":"enter-discard","on":{"controller":"you"',
  ],
  [
    "Whenever a card leaves a player's discard, gain 1 lore.",
    '"event":"leave-discard","on":{"controller":"any"',
  ],
  [
    "Whenever another one of your characters is challenged, draw a card.",
    '"on":"YOUR_OTHER_CHARACTERS"',
  ],
  ["Whenever he quests, draw a card.", '"pronoun":"he"'],
  // Conditions.
  [
    "At the end of your turn, if no opposing characters were banished this turn, draw a card.",
    '"metric":"banished"',
    '"comparison":"equal","value":0',
  ],
  [
    "While being challenged by a Pirate character, this character gets +3 {S}.",
    '"role":"defender","against":{',
  ],
  [
    "Deal 2 damage to chosen character. If that character is banished this way, gain 1 lore.",
    '{"type":"this-way","what":"banished","target":{"ref":"previous-target"',
  ],
  [
    "Deal 2 damage to chosen character. If they have Evasive, deal 4 damage instead.",
    '"filters":[{"type":"has-keyword","keyword":"Evasive"}]',
  ],
  [
    "While you have a character named Gus and a character named Jaq in play, this character gets +3 {L}.",
    '"name":"Gus"',
    '"name":"Jaq"',
  ],
  [
    "At the end of your turn, unless you have an item in play, banish this character.",
    '"type":"not"',
  ],
  // Whose cards, how many, and which.
  [
    "When you play this character, you may shuffle a card from any discard into its player's deck.",
    '"target":"ANY_PLAYER"',
    '"intoDeck":"owner"',
  ],
  [
    "Each player shuffles their hand into their deck and draws 4 cards.",
    '"from":"hand"',
  ],
  [
    "Name a card. Return all character cards with that name from your discard to your hand.",
    '"named-card"',
    '"count":"all"',
  ],
  [
    "Deal 1 damage to each of up to 3 chosen opposing characters.",
    '"count":{"upTo":3}',
  ],
  [
    "This character gets +2 {S} for each of your other exerted characters.",
    '"multiplier":2',
    '"excludeSelf":true',
  ],
  [
    "Search your deck for an item card or a Robot character card and reveal that card to all players. Put that card into your hand and shuffle your deck.",
    '"classification":"Robot"',
    '{"type":"card-type","cardType":"item"}',
  ],
  [
    "Look at the top 5 cards of your deck. You may play a character with cost 2 or less from among them for free. Put the rest on the bottom of your deck in any order.",
    '"zone":"play"',
    '"value":2',
  ],
  [
    "Reveal the top 3 cards of your deck. Put all song cards revealed this way into your hand and the rest on the bottom of your deck in any order.",
    '"cardType":"song","max":"all"',
  ],
  // Amounts.
  [
    "Draw a card. You may repeat this up to 2 times.",
    '"times":2,"upTo":true',
  ],
  [
    "Move any number of damage counters from chosen character to chosen opposing character.",
    '"amount":"any"',
  ],
  [
    "Deal 2 damage to chosen character and 1 damage to another chosen character.",
    '"amount":2',
    '"amount":1',
    '"ANOTHER_CHOSEN_CHARACTER"',
  ],
  [
    "Put a card from your hand on the top or the bottom of your deck.",
    '"orBottom":true',
  ],
  [
    "Each opponent chooses and discards either 2 cards or 1 action card.",
    '"amount":2',
    '"or":{"amount":1,"cardType":"action"}',
  ],
  [
    "For each character you have here, you may draw a card.",
    '"type":"for-each"',
    '"effect":{"type":"optional"',
  ],
  [
    "Shuffle up to 3 cards from your discard into your deck. Gain 1 lore for each card shuffled this way.",
    '"what":"shuffled"',
  ],
  [
    "Each opponent loses 1 lore for each exerted character you have in play, to a maximum of 3 lore.",
    '"type":"for-each"',
    '"maximum":3',
  ],
  [
    "You pay 1 {I} less to play this character for each item you have in play, to a maximum of 3.",
    '"maximum":3',
  ],
  [
    "This character gets +2 {S} for each card in your hand, to a maximum of 6.",
    '"multiplier":2',
    '"max":6',
  ],
  [
    "This character gains Resist +1 for each card under him, to a maximum of 3.",
    '"cards-under-self"',
    '"max":3',
  ],
  [
    "Whenever this character is dealt damage, put that many cards from the top of your deck into your discard.",
    '{"type":"mill","amount":{"type":"trigger-amount"}',
  ],
  [
    "Look at the top 3 cards of your deck. Put one facedown under one of your characters with Boost and the rest on the bottom of your deck in any order.",
    '"zone":"under"',
    '"keyword":"Boost"',
  ],
  [
    "When this item is banished, you may put all cards from under it on the bottom of your deck in any order.",
    '"destination":"deck-bottom","ordering":"player-choice"',
  ],
  // Who else, and whose.
  [
    "Chosen character gets +2 {S} this turn. They deal damage equal to their {S} to chosen opposing character.",
    '"source":{"ref":"previous-target"}',
    '"target":"CHOSEN_OPPOSING_CHARACTER"',
  ],
  [
    "The next Puppy character you play this turn gains Rush.",
    '"selector":"next-played"',
  ],
  [
    "Each player reveals the top card of their deck. Each player who reveals a song card draws a card.",
    '{"type":"this-way","what":"revealed"',
    '"target":"EACH_PLAYER"',
  ],
  [
    "Each opponent reveals the top card of their deck and may put it into their hand.",
    '"type":"optional"',
    '"chooser":"EACH_OPPONENT"',
  ],
  [
    "Whenever an opponent puts a card into their inkwell, draw a card.",
    '"event":"ink","on":{"controller":"opponent"',
    '"by":"opponent"',
  ],
  [
    "Whenever you play this character or another Knight character, draw a card.",
    '"anyOf":["SELF",',
    '"excludeSelf":true',
  ],
  [
    "Whenever you use the Boost ability of a character, draw a card.",
    '"event":"use-ability"',
    '"what":"Boost"',
  ],
  [
    "Whenever this character quests, exert chosen opposing character and all other opposing characters with the same name.",
    '"join":"and"',
    '"same-name"',
  ],
  [
    "Exert chosen character and deal them 1 damage.",
    '{"type":"deal-damage","amount":1,"target":{"ref":"previous-target"}}',
  ],
  [
    "Draw 2 cards unless an opponent loses 1 lore.",
    '"chooser":"OPPONENT","written":"unless"',
  ],
  [
    "You may play or shift a Robot character with cost 8 or less for free.",
    '"playMethod":"play-or-shift"',
  ],
  // Conditions with "no", "unless", and two names.
  [
    "During your turn, if no other character has quested this turn, this character gets +3 {L}.",
    '"metric":"quested"',
    '"comparison":"equal","value":0',
  ],
  [
    "Exert chosen character. Unless that character is at a location, they can't ready at the start of their next turn.",
    '{"type":"not","condition":{"type":"at-location"',
  ],
  [
    "Whenever this character quests, if you have characters named Gus and Jaq in play, draw 3 cards.",
    '"type":"and"',
  ],
  [
    "While this character is at a location named Rapunzel's Tower, she gains Ward.",
    '"name":"Rapunzel\'s Tower"',
  ],
  [
    "When this character is banished, if he had a card under him, draw a card.",
    '"past":true',
  ],
  [
    "When you play this character, if no opponent has a character with Evasive in play, draw a card.",
    '"type":"not"',
    '"controller":"opponent"',
  ],
  [
    "Deal 2 damage to chosen character. If that character isn't a Hero character, draw a card.",
    '"type":"not"',
    '"classification":"Hero"',
  ],
  [
    "While this character has 3 or more damage, she gets +2 {S}.",
    '"damage-on-self"',
    '"right":3',
  ],
  [
    "While this character has 2 or more cards under him, he gets +2 {L}.",
    '"cards-under-self"',
    '"right":2',
  ],
  [
    "If you haven't put a card into your inkwell this turn, draw a card.",
    '{"type":"not","condition":{"type":"turn-metric","metric":"inked"',
  ],
  [
    "When you play this character, if an opponent lost 2 or more lore this turn, draw a card.",
    '"metric":"lost-lore"',
    '"value":2',
  ],
  [
    "This character gets +1 {S} for each action you've played this turn.",
    '"type":"turn-count","metric":"played"',
  ],
  [
    "Whenever one of your characters enters play, gain 1 lore.",
    '"event":"play","on":"YOUR_CHARACTERS"',
  ],
  [
    "Whenever a player draws a card, gain 1 lore.",
    '"controller":"any"',
  ],
  [
    "Deal 1 damage to this character — Ready this character.",
    '"damageSelf":1',
  ],
  [
    "Look at the top 4 cards of your deck. You may reveal an item card and put it into your hand. If that item costs 3 or less, you may play it for free instead and it enters play exerted. Put the rest on the bottom of your deck in any order.",
    '"instead":true',
    '"value":3',
    '"entersExerted":true',
  ],
  [
    "Choose any number of players. They discard their hands and draw 3 cards each.",
    '"target":"CHOSEN_PLAYERS"',
    '"amount":3',
  ],
  [
    "Chosen opponent's characters can't quest during their next turn.",
    '"owner":"chosen-opponent"',
  ],
  [
    "While there are no cards in your hand, this character gets +2 {L}.",
    '"what":"cards-in-hand","controller":"you"',
  ],
  [
    "While this card is in your discard, you may pay 3 {I} to return it to your hand.",
    '"condition":{"type":"in-zone"',
  ],
  [
    "While you have a character named Gus, Jaq, or Mary in play, this character gains Ward.",
    '"name":"Gus"',
    '"name":"Jaq"',
    '"name":"Mary"',
  ],
  [
    "Banish chosen opposing character with cost equal to or less than the number of cards in your hand.",
    '"cost-comparison","comparison":"less-or-equal","value":{"type":"cards-in-hand"',
  ],
  [
    "You pay 2 {I} less to play this character if an opponent has more lore than you.",
    '"condition":{"type":"comparison"',
  ],
  [
    "This character gains Evasive while exerted.",
    '"condition":{"type":"is-exerted"}',
  ],
  [
    "Your characters gain Ward while exerted.",
    '"filter":[{"type":"exerted"}]',
  ],
  [
    "Your characters gain Resist +1 during your opponents' turns.",
    '"during-opponents-turns"',
  ],
  [
    "This character doesn't ready at the start of your turn.",
    '"restriction":"cant-ready","target":"SELF","duration":"your-turn"',
  ],
  [
    "Return a card from under one of your characters to your hand.",
    '"type":"move-cards-from-under","amount":1',
  ],
  [
    "If this character is being challenged, banish chosen damaged character.",
    '"in-challenge"',
  ],
  [
    "Reveal the top card of your deck. If it has the same name as this character, draw a card.",
    '"same-name"',
  ],
  // "They" of a continuous effect means the cards of the sentence before.
  [
    "Your other Pirate characters get +1 {S}. They can't be challenged.",
    '"restriction":"cant-be-challenged","target":{"selector":"all"',
  ],
  [
    "You pay 1 {I} less to play Broom characters. They gain Rush.",
    '"keyword":"Rush","target":{"selector":"all"',
  ],
  [
    "Return a Hero character card from your discard to the top of your deck.",
    '{"type":"put-on-top","target":"CONTROLLER","from":"discard"',
  ],
  [
    "Each opponent returns a card from their inkwell to their hand.",
    '{"type":"return-from-inkwell","amount":1,"target":"EACH_OPPONENT"}',
  ],
  [
    "Exert 2 cards in chosen opponent's inkwell.",
    '"owner":"chosen-opponent","zones":["inkwell"]',
  ],
  // What lasts for a while was done once.
  ["Your characters gain Ward until the start of your next turn.", '"action"'],
  ["Your characters gain Ward.", '"static"'],
  // Instead.
  [
    "If this character would be banished, you may banish one of your items instead.",
    '"replacement":{"type":"optional"',
  ],
];

for (const [text, ...parts] of phrases) {
  Deno.test(`lorcana reads and prints "${text}"`, () => {
    const { ok: isRead, abilities } = parseAbility(text);
    ok(isRead, "not read");
    const json = JSON.stringify(abilities);
    for (const part of parts) ok(json.includes(part), `${part} not in ${json}`);
    deepStrictEqual(parseAbility(print(abilities)).abilities, abilities);
  });
}
