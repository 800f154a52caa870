import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { parseAbility, parseCardText, print } from "../../lorcana/mod.ts";
import { at } from "./phrases/phrase.ts";

Deno.test("lorcana parseAbility() keeps reminder text as spans", () => {
  const text = "Rush (They can challenge the turn they're played.)";
  const { residue, reminders } = parseAbility(text);
  deepStrictEqual(residue, []);
  deepStrictEqual(reminders, [{ start: 5, end: text.length }]);
});

Deno.test("lorcana parseAbility() reads a text that is only a parenthesis", () => {
  ok(
    parseAbility("(This character counts as being named both Ant and Bee.)").ok,
  );
});

Deno.test("lorcana parseAbility() splits off names and keywords", () => {
  const text = "Rush LAST STAND! Your other characters gain Ward.";
  const { name, abilities } = parseAbility(text);
  strictEqual(name, "LAST STAND!");
  deepStrictEqual(abilities.map(({ type }) => type), ["keyword", "static"]);
  strictEqual(print(abilities), text);
});

Deno.test("lorcana reads two abilities with names in one line", () => {
  const text =
    "Rush FAR SIGHT Whenever this character quests, draw a card. LAST LAUGH! {E} — Gain 1 lore.";
  const { abilities } = parseAbility(text, { spans: true });
  deepStrictEqual(abilities.map(({ name }) => name), [
    undefined,
    "FAR SIGHT",
    "LAST LAUGH!",
  ]);
  strictEqual(text.slice(...abilities[2]?.span ?? []), "{E} — Gain 1 lore.");
  strictEqual(print(abilities), text);
  deepStrictEqual(parseCardText(text).map(({ name }) => name), [
    "FAR SIGHT",
    "LAST LAUGH!",
  ]);
});

Deno.test("lorcana parseCardText() reads paragraphs with their bullets", () => {
  const results = parseCardText(
    "Bodyguard, Support\nMEND {E} — Choose one:\n• Draw a card.\n• Gain 1 lore.",
  );
  deepStrictEqual(results.map(({ ok }) => ok), [true, true]);
  strictEqual(results[1]?.name, "MEND");
});

Deno.test("lorcana parseAbility() gives two triggers of one text two abilities", () => {
  const { abilities } = parseAbility(
    "When you play this character and whenever he quests, gain 1 lore.",
  );
  deepStrictEqual(
    abilities.map((one) => one.type === "triggered" && one.trigger.event),
    ["play", "quest"],
  );
});

Deno.test("lorcana options: targets, name, cardName, names, spans", () => {
  const query = parseAbility("Banish chosen item.", { targets: "query" });
  strictEqual(at(query.abilities, "0.effect.target.selector"), "chosen");
  const named = parseAbility("Draw a card.", { name: "STUDY" });
  strictEqual(named.abilities[0]?.name, "STUDY");
  const shift = parseAbility("Shift 4", { cardName: "Genie" });
  deepStrictEqual(shift.abilities, [{
    type: "keyword",
    keyword: "Shift",
    cost: { ink: 4 },
    shiftTarget: "Genie",
  }]);
  const long = parseAbility("Banish chosen Night Owl character.", {
    names: ["Night Owl"],
  });
  strictEqual(
    at(long.abilities, "0.effect.target.filter.0.classification"),
    "Night Owl",
  );
  const spans = parseAbility("STUDY Draw a card.", { spans: true });
  deepStrictEqual(spans.abilities[0]?.span, [6, 18]);
});

const rest: readonly string[] = [
  "QUICK TO THE FIGHT 3 {I} - Deal 2 damage to chosen exerted character.",
  "JUMP! 1 {I}, Banish this item – Choose one:\n• Banish chosen Pirate character.\n• Ready chosen Hero character. They can't quest for the rest of this turn.",
  "Ward (Opponents can't choose it.) Singer 4 (It counts as cost 4.) Shift 3 {I}",
  "Challenger +2 (It hits harder.) Ward (It is safe.) A FAIR DEAL {E} - Draw a card.",
  "{I} - Look at the top card of your deck. Put it on either the top or the bottom of your deck.",
  "{I}, Choose and discard a card - Gain 2 lore.",
  "ON WATCH {E}, {I} − Gain 1 lore.",
  "I'm on it! 2 {I} - Draw a card.",
  "While one of your Pirate characters is at a location, that character gains Ward.",
  "Evasive (Only characters with Evasive can challenge it.) Singer 5 (It counts as cost 5.)",
  "Rush (It can challenge at once.) GET 'EM! Your other characters gain Rush.",
  "Bodyguard\nSTAND FAST Your other characters gain Ward.",
  "Keen Eye Whenever this character quests, draw a card.",
  "Chosen character gains Resist +1 and the Detective classification this turn.",
];

for (const text of rest) {
  Deno.test(`lorcana parseAbility() reads all of "${text}"`, () => {
    deepStrictEqual(parseAbility(text).residue, []);
    ok(parseCardText(text).every(({ ok }) => ok));
  });
}
