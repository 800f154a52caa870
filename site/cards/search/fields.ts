import { isBroken } from "../card.ts";
import type { IndexedCard } from "./indexed_card.ts";

/** What can be asked of a card by name. */
export type SearchField =
  /** A number: `cost<=3`. */
  | {
    readonly kind: "number";
    readonly means: string;
    /** A search with it. */
    readonly example: string;
    readonly of: (card: IndexedCard) => number | undefined;
  }
  /** Some names: `effect:draw`. */
  | {
    readonly kind: "names";
    readonly means: string;
    /** A search with it. */
    readonly example: string;
    readonly of: (card: IndexedCard) => Iterable<string>;
  }
  /** Text: `text:"each turn"`. */
  | {
    readonly kind: "text";
    readonly means: string;
    /** A search with it. */
    readonly example: string;
    readonly of: (card: IndexedCard) => string;
  };

/** All fields by name, in the order of the help. */
export const FIELDS: ReadonlyMap<string, SearchField> = new Map<
  string,
  SearchField
>([
  ["effect", {
    kind: "names",
    means: "what it does",
    example: "effect:DrawCards",
    of: ({ facts }) => facts.effects,
  }],
  ["trigger", {
    kind: "names",
    means: "what sets it off",
    example: "trigger:Judgment",
    of: ({ facts }) => facts.triggers,
  }],
  ["kind", {
    kind: "names",
    means: "kind of ability",
    example: "kind:Activated",
    of: ({ facts }) => facts.kinds,
  }],
  ["pays", {
    kind: "names",
    means: "what its abilities cost",
    example: "pays:DiscardCards",
    of: ({ facts }) => facts.costs,
  }],
  ["condition", {
    kind: "names",
    means: "when it applies",
    example: "condition:ThisCardIsInYourVoid",
    of: ({ facts }) => facts.conditions,
  }],
  ["static", {
    kind: "names",
    means: "change of the rules",
    example: "static:Spark",
    of: ({ facts }) => facts.statics,
  }],
  ["node", {
    kind: "names",
    means: "any node of its tree",
    example: "node:Enemy",
    of: ({ facts }) => facts.nodes,
  }],
  ["cost", {
    kind: "number",
    means: "energy to play it",
    example: "cost<=3",
    of: ({ card }) => card.cost,
  }],
  ["spark", {
    kind: "number",
    means: "spark of a character",
    example: "spark>2",
    of: ({ card }) => card.spark,
  }],
  ["type", {
    kind: "names",
    means: "type of card",
    example: "type:Event",
    of: ({ card }) => only(card.type),
  }],
  ["subtype", {
    kind: "names",
    means: "character type",
    example: 'subtype:"Spirit Animal"',
    of: ({ card }) => only(card.subtype),
  }],
  ["rarity", {
    kind: "names",
    means: "how often it is found",
    example: "rarity:Rare",
    of: ({ card }) => only(card.rarity),
  }],
  ["table", {
    kind: "names",
    means: "where it stands",
    example: "table:dreamwell",
    of: ({ card }) => [card.table],
  }],
  ["name", {
    kind: "text",
    means: "its name",
    example: "name:fox",
    of: ({ card }) => card.name,
  }],
  ["text", {
    kind: "text",
    means: "its text as players see it",
    example: 'text:"each"',
    of: ({ plain }) => plain,
  }],
  ["source", {
    kind: "text",
    means: "its text as written",
    example: "source:{cards}",
    of: ({ card }) => card.text,
  }],
  ["is", {
    kind: "names",
    means: "broken, fast, alike, modal or blank",
    example: "is:broken",
    of: traitsOf,
  }],
]);

/** The words that `is:` knows. */
export const TRAITS: readonly string[] = [
  "broken",
  "fast",
  "alike",
  "modal",
  "blank",
];

function* traitsOf({ card, facts, isAlike }: IndexedCard): Generator<string> {
  if (isBroken(card)) yield "broken";
  if (card.isFast) yield "fast";
  if (isAlike) yield "alike";
  if (facts.nodes.has("Modal")) yield "modal";
  if (card.text.trim() === "") yield "blank";
}

function only(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [name];
}
