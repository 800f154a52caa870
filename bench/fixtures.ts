import type { Ability } from "../ast/internal.ts";
import { type Columns, run } from "../combinators/mod.ts";
import { lexCard, paragraphs, type ResolvedToken } from "../lexer/internal.ts";
import { parse, serialize } from "../mod.ts";
import { ability, columns, grammar } from "../parser/internal.ts";
import { parseToml } from "../tabula/internal.ts";
import { floorAbility } from "./floor/ability.ts";
import { readReference } from "./reference_cards.ts";

/** The rules text of a card and what its variables stand for. */
export interface Card {
  readonly id: string;
  readonly text: string;
  readonly variables: string;
}

/** One ability as the grammar gets it, and the tree it makes of it. */
export interface Paragraph {
  readonly columns: Columns;
  readonly tree: Ability;
}

/** Every card with rules text: the reference cards, or else the sample. */
export const cards: readonly Card[] = Object.values(readReference())
  .flatMap(cardsOf);

/** The same cards, as the RLF dialect writes them. */
export const rlfCards: readonly Card[] = cards.flatMap((card) => {
  const read = parse(card.text, card.variables);
  return read.ok
    ? [{ ...card, ...serialize(read.abilities, { dialect: "rlf" }) }]
    : [];
});

/** The abilities of all cards. */
export const abilities: readonly Paragraph[] = cards
  .flatMap(({ text, variables }) => {
    const resolved = lexCard(text, variables).resolved();
    return resolved.ok ? paragraphs(resolved.value) : [];
  }).flatMap(paragraphOf);

/** Those that the small grammar reads as well, and the same way. */
export const simpleAbilities: readonly Paragraph[] = abilities
  .filter(({ columns, tree }) =>
    JSON.stringify(floorAbility(columns)) === JSON.stringify(tree)
  );

/** What `JSON.parse` has to read to get the same trees: parsed_abilities.json. */
export const json: string = JSON.stringify(
  Object.fromEntries(cards.map(({ id, text, variables }) => {
    const card = parse(text, variables);
    return [id, card.ok ? card.abilities : []];
  })),
  null,
  2,
);

/** A part of each text misspelled: one word in the middle. */
export const brokenCards: readonly Card[] = cards.map(misspell);

function cardsOf(toml: string): Card[] {
  return Object.values(parseToml(toml)).flatMap((rows) =>
    Array.isArray(rows) ? rows.flatMap(cardOf) : []
  );
}

function cardOf(row: unknown): Card[] {
  const fields = row as Readonly<Record<string, unknown>>; // A row is a table.
  const { id, "rules-text": text, variables = "" } = fields;
  if (typeof text !== "string" || text.trim() === "") return [];
  return [{ id: String(id), text, variables: String(variables) }];
}

function paragraphOf(tokens: readonly ResolvedToken[]): Paragraph[] {
  const read = columns(tokens);
  const outcome = run(grammar(), ability, read);
  return outcome.ok ? [{ columns: read, tree: outcome.value }] : [];
}

function misspell({ id, text, variables }: Card): Card {
  const words = text.split(" ");
  const middle = words.length >> 1;
  words[middle] = `${words[middle]}x`;
  return { id, text: words.join(" "), variables };
}
