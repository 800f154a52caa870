import type { DirectiveName, VariableValue } from "../../../ast/internal.ts";
import { type Dialect, writableName } from "../../../lexer/dialects/mod.ts";
import { UNKNOWN } from "../../../combinators/mod.ts";
import { figmentOf, NUMBER_WORDS, subtypeOf } from "../../../lexer/internal.ts";
import { wordOfVariable } from "../../columns.ts";
import { bindingEdit, boundDirective } from "./bind.ts";
import {
  type FaultyText,
  type NewToken,
  type TokenEdit,
  wordAt,
} from "../../../combinators/mistakes/mod.ts";
import type { FaultyCard } from "./faulty_card.ts";
import { newToken } from "./new_token.ts";
import { isArticleAt } from "./written.ts";

// How many tokens before a failure a number may be.
const REACH = 6;
// "foresee 2" fails one word before its number, "up to 2" two words before.
const BEHIND = 2;
// Less than a wrong letter: nobody writes a number by accident.
const COST = 0.9;

/** Replaces numbers, figments and subtypes in a text by variables. */
export function valueEdits(
  card: FaultyCard,
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const edits: TokenEdit[] = [];
  for (let place = at + BEHIND; place >= 0 && place > at - REACH; place--) {
    edits.push(
      ...inBraces(card, faulty, place),
      ...amounts(card, faulty, place),
      ...figments(card, faulty, place),
      ...subtypes(card, faulty, place),
    );
  }
  return edits.filter((edit) => edit.at <= at);
}

/** The number that a word stands for. */
function numberOf(word: string): number | undefined {
  if (/^[0-9]{1,9}$/.test(word)) return Number(word);
  if (word === "a" || word === "an") return 1;
  const number = NUMBER_WORDS.indexOf(word);
  return number < 0 ? undefined : number;
}

/** "{Foresee 2}", "{Kindle: 1}" */
function inBraces(
  card: FaultyCard,
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const [, name = "", digits = ""] =
    /^\{([a-z-]+)[\s:=]+([0-9]{1,9})\}$/.exec(wordAt(faulty, at)) ?? [];
  const reading = card.dialect.read(name);
  if (reading.sort !== "value" || reading.kind !== "integer") return [];
  const base = writableName(reading.base);
  return base === undefined
    ? []
    : edit(card, { at, removed: 1, base, values: [whole(digits)] });
}

/** What energy and points are called here, and in other games. */
const ENERGY =
  "energy, mana, {energy-symbol}, crystals, credits, ink, gold, resources, coins";
const POINTS =
  "point, points, lore, vp, vps, fame, renown, victory points, agenda points, score points";

/**
 * The words around a number that a directive stands for: those before it, and
 * those after it. A list that ends in a comma includes no words at all.
 */
const AMOUNTS = ([
  ["cards", "", "card, cards, "],
  ["discards", "", "card, cards, "],
  ["e", "", `${ENERGY}, `],
  ["points", "", POINTS],
  ["s", "", ""],
  ["count", "", ""],
  ["count-allies", "", "allies, ally"],
  ["foresee", "foresee", ""],
  ["kindle", "kindle", ""],
  ["top-n-cards", "top", "cards, card"],
  ["up-to-n-allies", "up to", "allies"],
  ["up-to-n-events", "up to", "events"],
  ["up-to-n-cards", "up to", "cards, "],
  ["copies", "", "copies"],
] satisfies [DirectiveName, string, string][]).map(([base, before, after]) => ({
  base,
  before: wordsOf(before),
  after: after.split(", ").map(wordsOf),
}));

function wordsOf(phrase: string): readonly string[] {
  return phrase === "" ? [] : phrase.split(" ");
}

/** "2 cards", "a card", "+2 spark", "3 energy" */
function amounts(
  card: FaultyCard,
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const written = wordAt(faulty, at);
  const plus = written.startsWith("+");
  const number = numberOf(written.slice(plus ? 1 : 0));
  if (number === undefined) return [];
  return AMOUNTS.flatMap(({ base, before, after }) =>
    after.flatMap((behind) => {
      const start = at - before.length;
      // "a" alone is an article, not a number.
      if (isArticleAt(faulty, at) && behind.length === 0) return [];
      if (!stands(faulty, start, before) || !stands(faulty, at + 1, behind)) {
        return [];
      }
      const removed = before.length + 1 + behind.length;
      const values = [whole(number)];
      return edit(card, { at: start, removed, base, values, plus });
    })
  );
}

/** "two radiant figments", "a shadow figment" */
function figments(
  card: FaultyCard,
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const number = numberOf(wordAt(faulty, at));
  const figment = figmentOf(wordAt(faulty, at + 1));
  const isNamed = /^figments?$/.test(wordAt(faulty, at + 2));
  if (number === undefined || figment === undefined || !isNamed) return [];
  const base = number === 1 ? "a-figment" : "n-figments";
  const values = [{ Figment: figment }, whole(number)];
  return edit(card, { at, removed: 3, base, values });
}

/** "a warrior", "allied warriors", "spirit animal" */
function subtypes(
  card: FaultyCard,
  faulty: FaultyText,
  at: number,
): readonly TokenEdit[] {
  const hasArticle = isArticleAt(faulty, at);
  const first = hasArticle ? at + 1 : at;
  for (const length of [2, 1]) {
    const words = Array.from({ length }, (_, i) => wordAt(faulty, first + i));
    const name = words.join(" ");
    const one = subtypeOf(name);
    const many = one ?? several(name);
    if (many === undefined) continue;
    const bare = one === undefined ? "plural-subtype" : "subtype";
    const removed = length + (hasArticle ? 1 : 0);
    const values = [{ Subtype: many }];
    const base = hasArticle ? "a-subtype" : bare;
    return edit(card, { at, removed, base, values });
  }
  return [];
}

/** The subtype of "warriors", "visionaries" or "children". */
function several(name: string): ReturnType<typeof subtypeOf> {
  return subtypeOf(
    name.replace(/ies$/, "y").replace(/(?<=^child)ren$|s$/, ""),
  );
}

interface Spelled {
  readonly at: number;
  readonly removed: number;
  readonly base: DirectiveName;
  readonly values: readonly VariableValue[];
  readonly plus?: boolean;
}

function edit(card: FaultyCard, spelled: Spelled): readonly TokenEdit[] {
  const { at, removed, base, values, plus = false } = spelled;
  const bound = boundDirective(card, base, values);
  if (bound === undefined) return [];
  const { text, added } = bound;
  const token = directiveToken(text, card.dialect);
  if (token === undefined) return [];
  return [{
    why: "foreign",
    special: "value-in-text",
    at,
    removed,
    added: plus ? [newToken("+"), token] : [token],
    // A longer phrase says more clearly what it is.
    cost: COST - 0.02 * removed,
    ...added.length > 0 && {
      also: [bindingEdit(card.variables, added, card.dialect)],
    },
  }];
}

/** A directive as a token of the grammar. */
function directiveToken(
  text: string,
  { read }: Dialect,
): NewToken | undefined {
  const reading = read(text.slice(1, -1).toLowerCase());
  if (reading.sort !== "value") return undefined;
  const token = newToken(wordOfVariable(reading), text);
  return token.id === UNKNOWN ? undefined : token;
}

function stands(
  faulty: FaultyText,
  start: number,
  words: readonly string[],
): boolean {
  return start >= 0 && words.every((word, i) => {
    const written = wordAt(faulty, start + i);
    return written === word || written === `{${word}}`;
  });
}

function whole(number: number | string): VariableValue {
  return { Integer: Number(number) };
}
