import { deepStrictEqual } from "node:assert/strict";
import { parse, serialize } from "../../mod.ts";

/**
 * Phrases for what the reference grammar has no words for, each as it is read
 * and written. The trees behind them are those of the fuzz test.
 */
const PHRASES: { readonly [text: string]: string } = {
  // How many
  "{Dissolve} all but one enemy.": "",
  "{Dissolve} each other ally.": "",
  "{Dissolve} 1 enemy.": "",
  "{Dissolve} 4294967295 enemies.": "",
  "{Dissolve} 2 or more enemy {plural-subtype}.": "subtype: mage",
  "{Dissolve} up to 1 enemy.": "",
  "{Banish} {up-to-n-allies}.": "number: 3",
  "{Materialize} all of them.": "",
  "{Materialize} all of it.": "",
  "{Banish} all these characters, then {materialize} them.": "",
  "{Banish} up to 2 enemies, then {materialize} them.": "",
  "Trigger the {Judgment} ability of an ally.": "",
  "Trigger the {Judgment} ability of each of the other allies.": "",
  "Trigger the {Judgment} ability of 2 allies.": "",
  "The spark of any number of allied {plural-subtype} becomes {s}.":
    "subtype: mage, s: 1",
  "The spark of each other allied character becomes {s}.": "s: 1",
  "Each other card in your void gains {reclaim} equal to its cost.": "",
  "2 characters in your void gain {reclaim-for-cost} this turn.": "reclaim: 1",
  "All allies gain {reclaim} equal to their cost.": "",
  "Each player abandons {count} characters.": "count: 2",
  "Return up to {count} characters from your void to your hand.": "count: 2",
  "Put {up-to-n-cards} events from your void on top of your deck.": "number: 2",
  // Whose
  "{Dissolve} a character you control.": "",
  "{Dissolve} any other character.": "",
  "{Dissolve} all other characters.": "",
  "{Dissolve} another event.": "",
  "{Dissolve} an allied {fast} character.": "",
  "{Dissolve} an enemy {fast} card.": "",
  "{Dissolve} that character.": "",
  "{Prevent} an event.": "",
  "{Prevent} it unless the opponent pays {e} or discard your hand.": "e: 1",
  "Copy the next any event you play this turn.": "",
  "Copy the next enemy card you play {this-turn-times}.": "number: 2",
  "When you play any event, {kindle}.": "k: 1",
  "Return any card from your void to your hand.": "",
  "Return it from your void to your hand.": "",
  "Gain {energy-symbol} equal to the cost of an ally.": "",
  // What kind
  "{Discover} a character with spark {s}.": "s: 2",
  "{Discover} a character with spark {s1} lower than {s2}.": "s1: 1, s2: 2",
  "{Discover} a card with cost {e} lower.": "e: 2",
  "{Discover} a card with cost greater than the abandoned ally's cost.": "",
  "{Discover} a card with cost higher by {e} than the number of cards in your void.":
    "e: 1",
  "{Discover} a card with spark lower by {s} than that ally's spark.": "s: 1",
  "{Discover} a character that is not {a-subtype} with cost {e}.":
    "subtype: mage, e: 1",
  "{Discover} an event with cost equal to the number of allied events but which could {dissolve} it.":
    "",
  // What is paid
  "No cost: Draw {cards}.": "cards: 1",
  "{Fast} -- Once per turn: Draw {cards}.": "cards: 1",
  "{Reclaim} -- No cost": "",
  "{Reclaim}": "",
  "Discard {count} {fast} cards: You win the game.": "count: 2",
  "Discard {a-subtype}: You win the game.": "subtype: mage",
  "{e} or both abandon an ally and discard your hand: You win the game.":
    "e: 1",
  "Both abandon an ally and discard your hand or {e}: You win the game.":
    "e: 1",
  "Either {e} or discard your hand and abandon an ally: You win the game.":
    "e: 1",
  "Pay no cost to draw {cards}.": "cards: 1",
  "Return all {a-subtype} to hand: You win the game.": "subtype: mage",
  // When
  "If you have drawn {count} or more cards this turn, draw {cards}.":
    "count: 2, cards: 1",
  "With {count} or more enemies, you may pay {e} to draw {cards}.":
    "count: 2, e: 1, cards: 1",
  "Has all character types if an ally dissolved this turn.": "",
  "If an ally dissolved this turn, play this card from your void. If you do, draw {cards}.":
    "cards: 1",
  "This turn, {Judgment} Draw {cards}.": "cards: 1",
  "{Judgment}, {Judgment} Draw {cards}.": "cards: 1",
  "Until end of turn, once per turn, when you gain energy, you may draw {cards}.":
    "cards: 1",
  "Until end of turn, when you gain energy, do the following: draw {cards}. You may gain {e}.":
    "cards: 1, e: 1",
  "Until end of turn, has all character types.": "",
  "With an ally, do the following: if a character dissolved this turn, draw {cards}.":
    "cards: 1",
  "With an ally, pay {e1} to do the following: draw {cards}. You may gain {e2}.":
    "e1: 1, cards: 1, e2: 2",
  // One after another
  "{Judgment} {Banish} any number of enemies and {materialize} them.": "",
  "{Judgment} Draw {cards}. Then {materialize} it.": "cards: 1",
  "{Judgment} Until end of turn, when you gain energy, {banish} an ally and {materialize} it.":
    "",
  "Pay {e} to {Discover} a card, then {materialize} it.": "e: 1",
  "Pay {e} to pay both {e} and discard your hand, then draw {cards}.":
    "e: 1, cards: 1",
  "Pay {e} to until end of turn, To play this card, both {e} and discard your hand, then draw {cards}.":
    "e: 1, cards: 1",
  "Pay {e1} to pay {e2} or both discard your hand and abandon an ally, then draw {cards}.":
    "e1: 1, e2: 2, cards: 1",
  "You may draw {cards}. Either way, until end of turn, play this card from your void. If you do, you win the game.":
    "cards: 1",
  // Counted
  "Gain {points} for each allied {subtype} abandoned.":
    "points: 1, subtype: mage",
  "{Materialize} a number of copies of an ally equal to the number of allies abandoned this turn.":
    "",
  "{Materialize} a number of copies of it equal to the amount of {energy-symbol} spent.":
    "",
  "{Materialize} {copies} of it for each event you have played this turn.":
    "number: 2",
  "{Dissolve} all enemies with cost less than or equal to the number of cards you have drawn this turn.":
    "",
  // In modes
  [
    `{ChooseOne}
{bullet} {mode1-cost}: {ChooseOne}
{bullet} {bullet} {mode2-cost}: Draw {cards}.
{bullet} {bullet} {mode3-cost}: You win the game.
{bullet} {mode4-cost}: Take an extra turn after this one.`
  ]: "mode1-cost: 1, mode2-cost: 2, cards: 1, mode3-cost: 3, mode4-cost: 4",
  [
    `{ChooseOne}
{bullet} {mode1-cost}: Until end of turn, when you gain energy, {ChooseOne}
{bullet} {bullet} {mode2-cost}: Draw {cards}.
{bullet} {mode3-cost}: Take an extra turn after this one.`
  ]: "mode1-cost: 1, mode2-cost: 2, cards: 1, mode3-cost: 3",
};

for (const [text, variables] of Object.entries(PHRASES)) {
  Deno.test(`serialize() writes ${JSON.stringify(text)} as it is read`, () => {
    const read = parse(text, variables);
    if (!read.ok) throw new Error(read.errors[0]?.message);
    deepStrictEqual(serialize(read.abilities), {
      ok: true,
      text,
      variables,
      warnings: [],
    });
  });
}
