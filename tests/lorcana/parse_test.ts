import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  parseAbility,
  parseCardText,
  parseCost,
  parseEffect,
  parseTarget,
  parseTrigger,
  print,
  splitSequenceSteps,
} from "../../lorcana/mod.ts";

/** The words that no rule consumed, marked in the text as ‹…›. */
const residues: readonly string[] = [
  "Draw a card. Then ‹frobnicate chosen character.›",
  "Whenever this character quests, you may ‹frobnicate.›",
  "Draw a card ‹(and this is never closed›",
  "Chosen character gets +2 {S} until the ‹cows come home.›",
  "Discard cards‹.›",
  "‹(no end›",
];

for (const marked of residues) {
  Deno.test(`lorcana parseAbility() leaves ${marked}`, () => {
    const text = marked.replace(/[‹›]/g, "");
    const start = marked.indexOf("‹");
    const { ok, residue, diagnostics, abilities } = parseAbility(text);
    strictEqual(ok, false);
    deepStrictEqual(abilities, []);
    deepStrictEqual(residue[0], { start, end: marked.indexOf("›") - 1 });
    strictEqual(diagnostics[0]?.code, "unread-words");
  });
}

Deno.test("lorcana parseAbility() reports every sentence it cannot read", () => {
  const { residue } = parseAbility("Frob it. Draw a card. Frob that.");
  strictEqual(residue.length, 2);
});

Deno.test("lorcana parseAbility() wants an antecedent for that character", () => {
  const { ok, residue, diagnostics } = parseAbility("Banish that character.");
  strictEqual(ok, false);
  deepStrictEqual(residue, [{ start: 7, end: 11 }]);
  strictEqual(diagnostics[0]?.code, "pronoun-without-antecedent");
});

Deno.test("lorcana parseAbility() says that a text is empty", () => {
  strictEqual(parseAbility("  ").diagnostics[0]?.code, "empty-ability");
});

Deno.test("lorcana parseAbility() keeps reminder text as spans", () => {
  const text = "Rush (They can challenge the turn they're played.)";
  const { ok, reminders } = parseAbility(text);
  ok && deepStrictEqual(reminders, [{ start: 5, end: text.length }]);
});

Deno.test("lorcana parseAbility() reads a text that is only a parenthesis", () => {
  ok(
    parseAbility("(This character counts as being named both Ant and Bee.)").ok,
  );
});

Deno.test("lorcana parseAbility() splits off names and keywords", () => {
  const text = "Rush LAST STAND! Your other characters gain Ward.";
  const { ok, name, abilities } = parseAbility(text);
  ok && strictEqual(name, "LAST STAND!");
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
  ok(JSON.stringify(query.abilities).includes('"selector":"chosen"'));
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
  ok(JSON.stringify(long.abilities).includes('"Night Owl"'));
  const spans = parseAbility("STUDY Draw a card.", { spans: true });
  deepStrictEqual(spans.abilities[0]?.span, [6, 18]);
});

Deno.test("lorcana building blocks read phrases on their own", () => {
  strictEqual(parseTarget("your other characters"), "YOUR_OTHER_CHARACTERS");
  deepStrictEqual(parseCost("{E}, 2 {I} —"), { exert: true, ink: 2 });
  strictEqual(parseTrigger("When you play this character")?.[0]?.event, "play");
  strictEqual(parseEffect("Frobnicate."), undefined);
});

const splits: readonly (readonly [string, readonly string[]])[] = [
  ["Draw a card, then gain 1 lore", ["Draw a card", "gain 1 lore"]],
  ["Draw a card. Then, gain 1 lore", ["Draw a card", "gain 1 lore"]],
  ["Draw a card. Gain 1 lore.", ["Draw a card", "Gain 1 lore."]],
  ["Draw a card and gain 1 lore", ["Draw a card", "gain 1 lore"]],
  ["Choose and discard a card", ["Choose and discard a card"]],
  ["Ready it. They can't quest", ["Ready it. They can't quest"]],
];

for (const [text, steps] of splits) {
  Deno.test(`lorcana splitSequenceSteps() of "${text}"`, () => {
    deepStrictEqual(splitSequenceSteps(text), steps);
  });
}

const pronouns: readonly (readonly [string, string])[] = [
  [
    "Exert chosen character. Draw a card. They can't quest this turn.",
    "previous-target",
  ],
  [
    "Whenever you play a character, they gain Rush this turn.",
    "trigger-subject",
  ],
  [
    "Whenever this character is challenged, banish the challenging character.",
    "attacker",
  ],
];

for (const [text, ref] of pronouns) {
  Deno.test(`lorcana resolves the pronoun of "${text}" to ${ref}`, () => {
    const { abilities } = parseAbility(text);
    ok(JSON.stringify(abilities).includes(`{"ref":"${ref}"}`));
  });
}

Deno.test("lorcana reads 50,000 words of one text in linear time", () => {
  const text = "Draw a card. ".repeat(12_500);
  const start = performance.now();
  ok(parseAbility(text).ok);
  ok(performance.now() - start < 5000);
});

/** Texts that print as they were, with how often a word is in the structure. */
const kept: readonly (readonly [string, string, number])[] = [
  ["Once per turn, you may draw a card.", "once-per-turn", 1],
  [
    "This turn, you put an additional card from your hand into your inkwell facedown.",
    "this-turn",
    1,
  ],
  ["Choose and discard all cards.", "all", 1],
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
  ["You may draw a card. If they don't, gain 1 lore.", "if-they-do-not", 1],
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
  const text =
    "While this character is exerted, while you have an item in play, he gets +1 {S}.";
  ok(JSON.stringify(parseAbility(text).abilities).includes("is-exerted"));
});

Deno.test("lorcana does not lose an Otherwise without an If", () => {
  const text = "You may draw a card. Otherwise, gain 1 lore.";
  ok(JSON.stringify(parseAbility(text).abilities).includes("if-they-do-not"));
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
