import { strictEqual } from "node:assert/strict";
import { parseAbility, print } from "../../../lorcana/mod.ts";
import { at } from "../phrases/phrase.ts";

/** Texts that print as they were, with how often a word is in the structure. */
const kept: readonly (readonly [string, string, number])[] = [
  ["Once per turn, you may draw a card.", "once-per-turn", 1],
  [
    "This turn, you put an additional card from your hand into your inkwell facedown.",
    "this-turn",
    1,
  ],
  [
    "This character gets +X {S}, where X is the number of items you have in play.",
    "where",
    1,
  ],
  [
    "Whenever 2 or more of your characters sing a song, draw a card.",
    "sing",
    1,
  ],
  [
    "Whenever one or more of your characters sings a song, draw a card.",
    "one-or-more",
    1,
  ],
  ["Choose and discard all cards.", "all", 1],
  ["Draw a card. Repeat this 1 time.", "repeat", 1],
  ["Draw a card. Repeat this up to 2 times.", "upTo", 1],
  [
    "Put all cards from chosen player's discard on the bottom of their deck.",
    "CHOSEN_PLAYER",
    1,
  ],
  ["During your turn, {E}, 2 {I} — Draw a card.", "exert", 1],
  [
    "Draw a card. Whenever one of your characters is banished during an opponent's turn, gain 2 lore.",
    "during-turn",
    1,
  ],
  ["Shuffle chosen card from your discard into your deck.", "chosen", 1],
  ["Return chosen item card from your discard to your hand.", "chosen", 1],
  ["Play chosen character from your discard for free.", "chosen", 1],
  ["Put chosen card from your hand into your inkwell.", "chosen", 1],
  ["Each opponent chooses and discards a song card.", "chosen", 1],
  ["BE QUICK 3 {I} — Draw a card.", "BE QUICK", 1],
  ["PLAN 9 2 {I} — Draw a card.", "PLAN 9", 1],
  ["Once during your turn, you may draw a card.", "once-per-turn", 1],
  ["You may draw a card. If you don't, gain 1 lore.", "if-they-do-not", 1],
  [
    "Each opponent may draw a card. If they do, gain 1 lore.",
    "if-you-do",
    1,
  ],
  [
    "While this character is exerted, your other characters gain Ward. While this character has damage, he gets +1 {S}.",
    "is-exerted",
    1,
  ],
  [
    "Whenever you play a song, all characters get -1 {S} this turn.",
    "ALL_CHARACTERS",
    1,
  ],
  [
    "When this location is banished, characters that were here get +2 {S} and gain Rush during your next turn.",
    "THIS_LOCATION",
    2,
  ],
  [
    "When this location is banished, draw a card for each character that was here.",
    "at-location",
    1,
  ],
  [
    "When this character leaves play, put all cards that were under her into their players' hands.",
    "CARD_OWNER",
    1,
  ],
  [
    "Whenever this character is challenged, the challenging character gets -2 {S} this turn. They can't ready at the start of their next turn.",
    "attacker",
    2,
  ],
  [
    "Draw a card for each character you have in play that was played this turn.",
    "played-this-turn",
    1,
  ],
  [
    "Whenever one of your characters moves to a location, gain 1 lore for each character at that location.",
    "at-location",
    1,
  ],
  [
    "{E} — Return another chosen character of yours to your hand to play a character with the same name and cost 6 or less for free.",
    "same-name",
    1,
  ],
  [
    "Play an item with cost 3 or less from your discard for free and it enters play exerted.",
    "item",
    1,
  ],
  [
    "Look at the top 4 cards of your deck. Put one into your hand, one into your inkwell facedown and exerted, and the rest on the bottom of your deck in any order.",
    "inkwell",
    1,
  ],
  [
    "Whenever a character card is put from your deck into your discard, draw a card.",
    "enter-discard",
    1,
  ],
  [
    "When this item is put from play into your discard, you may return it to your hand.",
    "from-zone",
    1,
  ],
  [
    "Put the top 3 cards of your deck into your discard. If all of them are character cards, gain 1 lore.",
    "matches",
    1,
  ],
  [
    "When you play this character and whenever she quests, whenever you play an action, this character gets +1 {S} this turn.",
    "SELF",
    4,
  ],
];

for (const [text, word, count] of kept) {
  Deno.test(`lorcana keeps ${word} of "${text}"`, () => {
    const { abilities } = parseAbility(text);
    strictEqual(JSON.stringify(abilities).split(`"${word}"`).length - 1, count);
    strictEqual(print(abilities), text);
  });
}

Deno.test("lorcana does not lose a While before another", () => {
  const { abilities } = parseAbility(
    "While this character is exerted, while you have an item in play, he gets +1 {S}.",
  );
  strictEqual(at(abilities, "0.condition.conditions.0.type"), "is-exerted");
  strictEqual(at(abilities, "0.condition.conditions.1.type"), "count");
});

Deno.test("lorcana does not lose an Otherwise without an If", () => {
  const { abilities } = parseAbility(
    "You may draw a card. Otherwise, gain 1 lore.",
  );
  strictEqual(
    at(abilities, "0.effect.steps.1.condition.type"),
    "if-they-do-not",
  );
});
