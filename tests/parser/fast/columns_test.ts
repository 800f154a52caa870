import { deepStrictEqual, notStrictEqual, ok } from "node:assert/strict";
import fc from "fast-check";
import {
  DIRECTIVES,
  type VariableKind,
  VARIABLES_READ,
} from "../../../ast/internal.ts";
import { END, UNKNOWN } from "../../../combinators/mod.ts";
import {
  paragraphs,
  parseBindings,
  resolve,
  type ResolvedToken,
  tokenize,
} from "../../../lexer/internal.ts";
import { columns, type PlacedColumns } from "../../../parser/columns.ts";
import { readBindings } from "../../../parser/fast/bindings.ts";
import { cardColumns } from "../../../parser/fast/columns.ts";
import { cutCard, newCuts } from "../../../parser/fast/cut.ts";
import { learnWord } from "../../../parser/fast/letters.ts";
import { abilityCards } from "../../abilities.ts";
import { assertAll } from "../../corpus.ts";
import { cards } from "../../frames.ts";

/** A token as the grammar sees it: what it is, carries, and where it stands. */
type Row = readonly [id: number, value: unknown, start: number, end: number];

const texts: readonly (readonly [text: string, variables: string])[] = [
  ["", ""],
  ["\n\n", ""],
  ["\nDraw {cards}.\n", "cards: 2"],
  ["Draw\n{cards}.\n \nGain {e}.\n\n\n{Fast}", "cards: 2, e: 3"],
  ["DRAW {CARDS}.", "cards: 2"],
  ["Draw {cards}.", "Cards: 2"],
  ["Draw {cards}.", "cards: radiant"],
  ["Draw {cards2}.", "cards: 1, cards2: 2"],
  ["{kindle} {kindle2}", "k: 1, kindle2: 2"],
  ["{e-} {e-}", "e: 1, e-: 2"],
  [
    "{n-figments} {count-allied-subtype}",
    "figment: radiant, number: 2, subtype: warrior, allies: 3",
  ],
  ["{n-figments}", "figment: radiant"],
  ["{subtype2}", "subtype: warrior, subtype2: visitor"],
  ["e {e} e", "e: 1, e: 2"],
  ["{mode-cost} {mode1-cost}", "mode1-cost: 2"],
  ["{", ""],
  ["{}", ""],
  ["{cards\n\nx}", "cards: 2"],
  ["}x} 007 1 4294967295 4294967296", ""],
  ["İstanbul ß \u0085 \ufeff Ｄraw", ""],
  ["{e} {cards2} {k}", `e: 1, e: 2, ${numbered(20, "cards")}, e: radiant`],
  ["{e} {cards2} {cards30}", `e: 1, ${numbered(20, "cards")}, e: 3`],
  ["Draw {cards}.", "c: 2"],
  ["Draw {cards} {e}.", "c: 2, e: 1"],
  ["Draw {$c} {card:$c}.", "c: 2"],
  ["Draw {c}.\n{card:$c}\n{c}", "c: 2"],
  ["{Banish} {up_to_n_allies($n)}, then {materialize} {pronoun:$n}.", "n: 1"],
  ["{Banish} {up_to_n_allies($n)}, then {materialize} {pronoun:$n}.", "n: 2"],
  ["{Materialize} {pronoun:$n} at end of turn. {fast($e)}", "n: 2, e: 1"],
  ["When you {materialize} them, {materialize} them.", ""],
  ["{energy($e)} {a-subtype}", "e: 1, subtype: mage"],
  ["{card:$c} {a-subtype}", "e: 1, subtype: mage"],
  ["{cards($x, $y)} {n_figments($n, $g)}", "c: 1, n: 2, g: shadow"],
  ["draw", "x"],
  ["draw", "x: y"],
];

for (const [text, variables] of texts) {
  const name = `${JSON.stringify(text)} with ${JSON.stringify(variables)}`;
  Deno.test(`cardColumns() cuts ${name} as the stages do`, () => {
    agree(text, variables);
  });
}

const VARIABLES = Object.values(DIRECTIVES).flatMap(({ kind, reads }) =>
  reads.map((name, i) => [name, VARIABLES_READ[kind][i]!] as const)
);

/** Bindings for all variables of the table, with and without a number. */
function allBound(written: { readonly [K in VariableKind]: string }): string {
  return VARIABLES.map(([name, kind]) =>
    `${name}: ${written[kind]}, ${name}2: ${written[kind]}`
  ).join();
}

const BOUND = allBound({ Integer: "7", Subtype: "mage", Figment: "shadow" });
const WRONG = allBound({ Integer: "mage", Subtype: "7", Figment: "mage" });

for (const name of Object.keys(DIRECTIVES)) {
  Deno.test(`cardColumns() resolves {${name}} as the stages do`, () => {
    for (const variables of [BOUND, WRONG, ""]) {
      agree(`{${name}} {${name}2}`, variables);
    }
  });
}

Deno.test("cardColumns() does not keep the room of a huge text", () => {
  const huge = "draw {cards} ".repeat(50_000);
  const { ids, starts } = cardColumns(
    huge,
    `cards: 2, ${numbered(100_000, "e")}`,
  )!;
  ok(ids.length > 100_000 && starts.length > 100_000);
  const small = cardColumns("draw", "")!;
  ok(small.ids.length < 100 && small.starts.length < 1000);
  ok(readBindings("")!.names.length === 0);
});

Deno.test("cardColumns() learns no long numbers, of which there is no end", () => {
  const names = Array.from({ length: 20_000 }, (_, i) => `e${i * 7919}`);
  const directives = names.map((name) => `{${name}}`).join(" ");
  ok(cardColumns(directives, names.map((name) => `${name}: 1`).join()));
  ok(cardColumns(directives.replaceAll(/[{}e]/g, ""), ""));
  // There is still room for words.
  learnWord("roomy");
  const cuts = newCuts();
  cutCard("Roomy", cuts);
  notStrictEqual(cuts.nodes[0], 0);
});

Deno.test("cardColumns() cuts every example as the stages do", () => {
  assertAll(
    [...cards, ...abilityCards],
    ({ text, variables }) => agree(text, variables),
    ({ text }) => text,
  );
});

const piece = fc.constantFrom(
  ..."them it {materialize} {$e} {card:$e} {energy($e)} {pronoun:$e} {@a|subtype} draw Draw DRAW draws 1 23 - non- opponent's . , : { } {e} {E} {cards} {Cards2} {a-subtype} {bullet} {mode2-cost} İ \u00a0"
    .split(" ").map((each) => each.replace("|", " ")),
  " ",
  " ",
  "\n",
  "\n\n",
);
const binding = fc.constantFrom(
  ..."e: 1|cards: 2|cards2: 3|subtype: warrior|mode2-cost: 0|E: 1|e:|e|: 1|"
    .split("|"),
);

Deno.test("cardColumns() cuts any text as the stages do", () => {
  fc.assert(fc.property(
    fc.array(piece, { maxLength: 20 }),
    fc.array(binding, { maxLength: 6 }),
    (pieces, bindings) => agree(pieces.join(""), bindings.join(", ")),
  ));
});

/** "cards0: 0,cards1: 1" */
function numbered(count: number, name: string): string {
  return Array.from({ length: count }, (_, i) => `${name}${i}: ${i}`).join();
}

function agree(text: string, variables: string): void {
  const card = cardColumns(text, variables);
  deepStrictEqual(
    card === undefined ? undefined : rowsOf(card, card.count),
    inStages(text, variables),
  );
}

/** The rows of each paragraph, by way of tokens; nothing if a stage fails. */
function inStages(text: string, variables: string): Row[][] | undefined {
  const bindings = parseBindings(variables);
  const tokens = tokenize(text);
  if (!bindings.ok || !tokens.ok) return undefined;
  const resolved = resolve(tokens.value, bindings.value);
  if (!resolved.ok || resolved.value.some(isUnknown)) return undefined;
  return paragraphs(resolved.value).flatMap((paragraph) =>
    rowsOf(columns(paragraph), paragraph.length)
  );
}

/** Such a text cannot be read; the fast lane leaves it to the stages. */
function isUnknown(token: ResolvedToken): boolean {
  return token.kind === "directive" && columns([token]).ids[0] === UNKNOWN;
}

/** The rows between one `END` and the next. */
function rowsOf(
  { ids, values, starts, ends }: PlacedColumns,
  count: number,
): Row[][] {
  const paragraphs: Row[][] = [[]];
  for (let i = 0; i < count; i++) {
    if (ids[i] === END) paragraphs.push([]);
    else {
      paragraphs.at(-1)!.push([ids[i]!, values[i], starts[i]!, ends[i]!]);
    }
  }
  return paragraphs.filter((rows) => rows.length > 0);
}
