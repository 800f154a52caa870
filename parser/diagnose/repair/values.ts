import type { DirectiveName, VariableValue } from "../../../ast/mod.ts";
import {
  CARD_COUNT,
  classicName,
  type Dialect,
} from "../../../dialects/mod.ts";
import { idOf, UNKNOWN } from "../../../combinators/mod.ts";
import {
  bodyOf,
  figmentOf,
  type ResolvedToken,
  subtypeOf,
} from "../../../lexer/mod.ts";
import { wordOfVariable } from "../../columns.ts";
import { grammar } from "../../grammar.ts";
import { boundDirective } from "./bind.ts";
import { writtenAs } from "./candidates.ts";
import type { NewToken } from "../../../combinators/repair/mod.ts";
import type { CardEdit } from "./edit.ts";
import type { Scene } from "./scene.ts";

// How many tokens before a failure a number may stand.
const REACH = 6;
// "foresee 2" fails before its number, "up to 2" two words before.
const BEHIND = 2;
// Less than a wrong letter: nobody writes a number by accident.
const COST = 0.9;

/** Variables for the numbers, figments and subtypes that a text spells out. */
export function valueEdits(scene: Scene, at: number): CardEdit[] {
  const edits: CardEdit[] = [];
  for (let place = at + BEHIND; place >= 0 && place > at - REACH; place--) {
    edits.push(
      ...inBraces(scene, place),
      ...amounts(scene, place),
      ...figments(scene, place),
      ...subtypes(scene, place),
    );
  }
  return edits.filter((edit) => edit.at <= at);
}

const NUMBERS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** The number that a word stands for. */
function numberOf(word: string): number | undefined {
  if (/^[0-9]{1,9}$/.test(word)) return Number(word);
  if (word === "a" || word === "an") return 1;
  const number = NUMBERS.indexOf(word);
  return number < 0 ? undefined : number;
}

/** "{Foresee 2}", "{Kindle: 1}" */
function inBraces(scene: Scene, at: number): CardEdit[] {
  const token = scene.tokens[at];
  if (token === undefined || "value" in token || token.kind !== "directive") {
    return [];
  }
  const [, name = "", digits = ""] =
    /^([a-z-]+)[\s:=]+([0-9]{1,9})$/.exec(bodyOf(token)) ?? [];
  const reading = scene.dialect.read(name);
  if (reading.sort !== "value" || reading.kind !== "integer") return [];
  const base = reading.base === CARD_COUNT
    ? "cards"
    : classicName(reading.base);
  return base === undefined
    ? []
    : edit(scene, { at, removed: 1, base, values: [whole(digits)] });
}

/** What energy and points are called here, and in other games. */
const ENERGY = ["energy", "mana", "{energy-symbol}", "crystals", "credits"]
  .concat(["ink", "gold", "resources", "coins"]).map((word) => [word]);
const POINTS = [
  ...["point", "points", "lore", "vp", "vps", "fame", "renown"]
    .map((word) => [word]),
  ...["victory", "agenda", "score"].map((word) => [word, "points"]),
];

/** How amounts are said that directives stand for: before and after the number. */
const AMOUNTS: readonly {
  readonly base: DirectiveName;
  readonly before?: readonly string[];
  readonly after: readonly (readonly string[])[];
}[] = [
  { base: "cards", after: [["card"], ["cards"], []] },
  { base: "discards", after: [["card"], ["cards"], []] },
  { base: "e", after: [...ENERGY, []] },
  { base: "points", after: POINTS },
  { base: "s", after: [[]] },
  { base: "count", after: [[]] },
  { base: "count-allies", after: [["allies"], ["ally"]] },
  { base: "foresee", before: ["foresee"], after: [[]] },
  { base: "kindle", before: ["kindle"], after: [[]] },
  { base: "top-n-cards", before: ["top"], after: [["cards"], ["card"]] },
  { base: "up-to-n-allies", before: ["up", "to"], after: [["allies"]] },
  { base: "up-to-n-events", before: ["up", "to"], after: [["events"]] },
  { base: "up-to-n-cards", before: ["up", "to"], after: [["cards"], []] },
  { base: "copies", after: [["copies"]] },
];

/** "2 cards", "a card", "+2 spark", "3 energy" */
function amounts(scene: Scene, at: number): CardEdit[] {
  const { tokens } = scene;
  const written = wordAt(tokens, at);
  const plus = written.startsWith("+") ? 1 : 0;
  const number = numberOf(written.slice(plus));
  if (number === undefined) return [];
  return AMOUNTS.flatMap(({ base, before = [], after }) =>
    after.flatMap((words) => {
      const start = at - before.length;
      // "a" alone is an article, not a number.
      if (/^an?$/.test(written) && words.length === 0) return [];
      if (!stands(tokens, start, before) || !stands(tokens, at + 1, words)) {
        return [];
      }
      const removed = before.length + 1 + words.length;
      const values = [whole(number)];
      return edit(scene, { at: start, removed, base, values, plus: plus > 0 });
    })
  );
}

/** "two radiant figments", "a shadow figment" */
function figments(scene: Scene, at: number): CardEdit[] {
  const { tokens } = scene;
  const number = numberOf(wordAt(tokens, at));
  const figment = figmentOf(wordAt(tokens, at + 1));
  const isNamed = /^figments?$/.test(wordAt(tokens, at + 2));
  if (number === undefined || figment === undefined || !isNamed) return [];
  const base = number === 1 ? "a-figment" : "n-figments";
  const values = [{ Figment: figment }, whole(number)];
  return edit(scene, { at, removed: 3, base, values });
}

/** "a warrior", "allied warriors", "spirit animal" */
function subtypes(scene: Scene, at: number): CardEdit[] {
  const { tokens } = scene;
  const hasArticle = /^an?$/.test(wordAt(tokens, at));
  const first = hasArticle ? at + 1 : at;
  for (const length of [2, 1]) {
    const words = Array.from({ length }, (_, i) => wordAt(tokens, first + i));
    const name = words.join(" ");
    const one = name === "" ? undefined : subtypeOf(name);
    const many = one ?? (name.endsWith("s") ? several(name) : undefined);
    if (many === undefined) continue;
    const bare = one === undefined ? "plural-subtype" : "subtype";
    const removed = length + (hasArticle ? 1 : 0);
    const values = [{ Subtype: many }];
    const base = hasArticle ? "a-subtype" : bare;
    return edit(scene, { at, removed, base, values });
  }
  return [];
}

function several(name: string): ReturnType<typeof subtypeOf> {
  return subtypeOf(name.slice(0, -1)) ?? subtypeOf(name.slice(0, -2)) ??
    subtypeOf(`${name.slice(0, -3)}y`);
}

interface Spelled {
  readonly at: number;
  readonly removed: number;
  readonly base: DirectiveName;
  readonly values: readonly VariableValue[];
  readonly plus?: boolean;
}

function edit(scene: Scene, spelled: Spelled): CardEdit[] {
  const { at, removed, base, values, plus = false } = spelled;
  const bound = boundDirective(scene, base, values);
  if (bound === undefined) return [];
  const { text, added: binds } = bound;
  const token = directiveToken(text, scene.dialect);
  if (token === undefined) return [];
  const sign = {
    id: idOf(grammar(), "+"),
    word: "+",
    value: "+",
    spelling: "+",
  };
  return [{
    why: "value",
    at,
    removed,
    added: plus ? [sign, token] : [token],
    // A longer phrase says more clearly what it is.
    cost: COST - 0.02 * removed,
    binds,
  }];
}

/** A directive as a token of the grammar. */
function directiveToken(
  text: string,
  { read }: Dialect,
): NewToken | undefined {
  const reading = read(text.slice(1, -1).toLowerCase());
  if (reading.sort !== "value") return undefined;
  const word = wordOfVariable(reading);
  const id = idOf(grammar(), word);
  return id === UNKNOWN ? undefined : { id, word, value: 1, spelling: text };
}

function stands(
  tokens: readonly ResolvedToken[],
  start: number,
  words: readonly string[],
): boolean {
  return start >= 0 && words.every((word, i) => {
    const written = wordAt(tokens, start + i);
    return written === word || written === `{${word}}`;
  });
}

function wordAt(tokens: readonly ResolvedToken[], at: number): string {
  const token = tokens[at];
  return token === undefined ? "" : writtenAs(token);
}

function whole(number: number | string): VariableValue {
  return { Integer: Number(number) };
}
