import { isBroken } from "../card.ts";
import type { IndexedCard } from "./indexed_card.ts";

/** What can be asked of a card by name. */
export type Field =
  /** A number: `cost<=3`. */
  | {
    readonly kind: "number";
    readonly help: string;
    readonly of: (card: IndexedCard) => number | undefined;
  }
  /** Some names: `effect:draw`. */
  | {
    readonly kind: "names";
    readonly help: string;
    readonly of: (card: IndexedCard) => Iterable<string>;
  }
  /** Text: `text:"each turn"`. */
  | {
    readonly kind: "text";
    readonly help: string;
    readonly of: (card: IndexedCard) => string;
  };

/** All fields by name, in the order of the help. */
export const FIELDS: ReadonlyMap<string, Field> = new Map<string, Field>([
  ["effect", {
    kind: "names",
    help: "what it does: effect:DrawCards",
    of: ({ facts }) => facts.effects,
  }],
  ["trigger", {
    kind: "names",
    help: "what sets it off: trigger:Judgment",
    of: ({ facts }) => facts.triggers,
  }],
  ["kind", {
    kind: "names",
    help: "kind of ability: kind:Activated",
    of: ({ facts }) => facts.kinds,
  }],
  ["pays", {
    kind: "names",
    help: "what its abilities cost: pays:DiscardCards",
    of: ({ facts }) => facts.costs,
  }],
  ["condition", {
    kind: "names",
    help: "when it applies: condition:ThisCardIsInYourVoid",
    of: ({ facts }) => facts.conditions,
  }],
  ["static", {
    kind: "names",
    help: "change of the rules: static:Spark",
    of: ({ facts }) => facts.statics,
  }],
  ["node", {
    kind: "names",
    help: "any node of its tree: node:Enemy",
    of: ({ facts }) => facts.nodes,
  }],
  ["cost", {
    kind: "number",
    help: "energy to play it: cost<=3",
    of: ({ card }) => card.cost,
  }],
  ["spark", {
    kind: "number",
    help: "spark of a character: spark>2",
    of: ({ card }) => card.spark,
  }],
  ["type", {
    kind: "names",
    help: "type of card: type:Event",
    of: ({ card }) => only(card.type),
  }],
  ["subtype", {
    kind: "names",
    help: 'character type: subtype:"Spirit Animal"',
    of: ({ card }) => only(card.subtype),
  }],
  ["rarity", {
    kind: "names",
    help: "how often it is found: rarity:Rare",
    of: ({ card }) => only(card.rarity),
  }],
  ["table", {
    kind: "names",
    help: "where it stands: table:dreamwell",
    of: ({ card }) => [card.table],
  }],
  ["name", {
    kind: "text",
    help: "its name: name:fox",
    of: ({ card }) => card.name,
  }],
  ["text", {
    kind: "text",
    help: 'its text as players see it: text:"each"',
    of: ({ plain }) => plain,
  }],
  ["source", {
    kind: "text",
    help: "its text as written: source:{cards}",
    of: ({ card }) => card.text,
  }],
  ["is", {
    kind: "names",
    help: "is:broken, is:fast, is:alike, is:modal, is:blank",
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
