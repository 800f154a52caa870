import type { Ability } from "../../../mod.ts";
import { corpusJson } from "../../corpus.ts";
import type { Source } from "../sources.ts";
import { CARDS } from "./expected.ts";
import characterCards from "./expected/character_cards.json" with {
  type: "json",
};
import eventCards from "./expected/event_cards.json" with { type: "json" };
import staticCards from "./expected/static_cards.json" with { type: "json" };

/** A card and how it is to be read. */
export interface Card {
  readonly text: string;
  readonly variables: string;
  readonly abilities: readonly Ability[];
}

interface Vector {
  readonly text: string;
  readonly variables?: string;
  readonly kind: "ability" | "abilities";
  readonly expected: Ability | readonly Ability[];
}

/** Cards of our own and those of the reference. */
export const CARD_SOURCES: readonly Source<Card>[] = [
  { name: "our own cards", cases: ownCards() },
  {
    name: "parse.json",
    cases: corpusJson<Vector[]>("dreamtides/vectors/parse.json")
      ?.map(({ text, variables = "", expected }) => ({
        text,
        variables,
        abilities: [expected].flat(),
      })),
  },
];

function ownCards(): readonly Card[] {
  const stored = [eventCards, characterCards, staticCards];
  // The inferred type lists every card.
  const expected = Object.assign({}, ...stored) as Readonly<
    Record<string, { readonly abilities: readonly Ability[] }>
  >;
  return CARDS.map(([name, text, variables = ""]) => ({
    text,
    variables,
    abilities: expected[name]?.abilities ?? [],
  }));
}
