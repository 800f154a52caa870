import { ok } from "node:assert/strict";
import { type Columns, explain, run } from "../../combinators/mod.ts";
import { parseBindings, resolve, tokenize } from "../../lexer/internal.ts";
import { ability, columns, grammar } from "../../parser/internal.ts";

// Steps are the nodes of the grammar that reading visits. They are counted, not
// timed: the same on every machine, however busy it is.

const VARIABLES = parseBindings(
  "cards: 2, e: 3, s: 1, points: 2, discards: 1, subtype: warrior, foresee: 2",
);

function input(text: string): Columns {
  const tokens = tokenize(text);
  const found = tokens.ok && VARIABLES.ok &&
    resolve(tokens.value, VARIABLES.value);
  if (!found || !found.ok) throw new Error(`Cannot resolve "${text}"`);
  return columns(found.value);
}

/** Nodes of the compiled grammar; for a text that fails, arcsecond's as well. */
function steps(text: string): number {
  return run(grammar(), ability, input(text)).steps;
}

/** Parsers that arcsecond runs. */
function arcsecondSteps(text: string): number {
  return explain(grammar(), ability, input(text)).steps;
}

/** Each way to say something, with the steps it may take for a token. */
const BOUND = 7;
const texts = [
  "Draw {cards}.",
  "{Foresee}. Draw {cards}.",
  "{Dissolve} an enemy with cost {e} or less.",
  "{Judgment} You may pay {e} to {banish} an enemy.",
  "When you play a {subtype}, this character gains +{s} spark.",
  "Once per turn, when you discard a card, gain {points}.",
  "Abandon an ally: Gain {e}.",
  "{e}, Discard {discards}: Draw {cards}, then discard {discards}.",
  "Abandon an ally or discard {discards}: {Dissolve} an enemy.",
  "With an allied {subtype}, you may play this card from your hand or void for {e}.",
  "Events cost you {e} less.",
  "Allied {plural-subtype} have +{s} spark.",
  "{ChooseOne}\n{bullet} {e}: Draw {cards}.\n{bullet} {e}: Gain {points}.",
];

for (const text of texts) {
  const { ids } = input(text);
  Deno.test(`${JSON.stringify(text)} takes few steps for a token`, () => {
    const perToken = steps(text) / ids.length;
    ok(run(grammar(), ability, input(text)).ok);
    ok(perToken <= BOUND, `${perToken.toFixed(1)} steps for a token`);
  });
}

Deno.test("the texts take few steps for a token together", () => {
  const tokens = texts.reduce((sum, text) => sum + input(text).ids.length, 0);
  const all = texts.reduce((sum, text) => sum + steps(text), 0);
  ok(all / tokens <= 4.2, `${(all / tokens).toFixed(1)} steps for a token`);
});

/** Texts of any length, and whether the longest is still read. */
const growing: Readonly<Record<string, (length: number) => string>> = {
  "a list of effects": (n) => `${list("draw {cards}", n, " and ")}.`,
  "sentences": (n) => `${list("Gain {e}", n, ". ")}.`,
  "sentences that end badly": (n) => `${list("Gain {e}", n, ". ")} fewer.`,
  "a common beginning, again and again": (n) =>
    `${list("{banish} an enemy until", n, " ")}.`,
  "costs joined by or": (n) =>
    `${list("abandon an ally", n, " or ")}: Draw {cards}.`,
  "costs joined by and": (n) =>
    `${list("discard {discards}", n, " and ")}: Draw {cards}.`,
  "costs joined by commas": (n) => `${list("{e}", n, ", ")}: Draw {cards}.`,
  "costs without an end": (n) => list("abandon an ally", n, " or "),
  "keywords": (n) => `${list("{Judgment}", n, ", ")}: Draw {cards}.`,
  "modes": (n) => `{ChooseOne}\n${list("{bullet} {e}: Gain {e}", n, ".\n")}.`,
  "descriptions": (n) =>
    `{Dissolve} an enemy ${list("with cost {e} or less", n, " ")}.`,
  "{fast} before {fast}": (n) => `Draw a ${list("{fast}", n, " ")} card.`,
  "events within events": (n) =>
    `When you play an ${
      list("event which could {dissolve} an", n, " ")
    } ally, gain {e}.`,
  "conditions before conditions": (n) =>
    `${list("if you have discarded a card this turn,", n, " ")} gain {e}.`,
  "until end of turn, again and again": (n) =>
    `${list("until end of turn, when you play a card,", n, " ")} gain {e}.`,
  "nothing but an article": (n) => list("an", n, " "),
  "nothing but you may": (n) => list("you may", n, " "),
  "unknown words": (n) => list("xyzzy", n, " "),
};

function list(item: string, length: number, separator: string): string {
  return Array(length).fill(item).join(separator);
}

const readers = { compiled: steps, arcsecond: arcsecondSteps };

for (const [reader, count] of Object.entries(readers)) {
  for (const [name, make] of Object.entries(growing)) {
    Deno.test(`${reader}: steps grow no faster than the text: ${name}`, () => {
      const [few, many] = [50, 800];
      const growth = count(make(many)) / count(make(few));
      const allowed = 1.3 * input(make(many)).ids.length /
        input(make(few)).ids.length;
      ok(growth <= allowed, `${growth.toFixed(1)} times the steps`);
    });
  }
}
