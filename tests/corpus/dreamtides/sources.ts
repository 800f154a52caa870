import type { Ability } from "../../../mod.ts";
import { corpusJson } from "../../corpus.ts";
import { storedText } from "../files.ts";
import type { Source } from "../sources.ts";
import { CARDS } from "./expected.ts";

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
  const stored = ["event_cards", "character_cards", "static_cards"]
    .map((name) => storedText(`dreamtides/expected/${name}.json`))
    .map((text) => text === "" ? {} : JSON.parse(text));
  const expected: Record<string, { abilities: readonly Ability[] }> = Object
    .assign({}, ...stored);
  return CARDS.map(([name, text, variables = ""]) => ({
    text,
    variables,
    abilities: expected[name]?.abilities ?? [],
  }));
}
