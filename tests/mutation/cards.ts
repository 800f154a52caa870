import { parse as parseToml } from "smol-toml";
import { abilityCards } from "../abilities.ts";
import { corpusJson, corpusText } from "../corpus.ts";
import { CARDS } from "../corpus/dreamtides/expected.ts";
import { parseAbility } from "../../lorcana/mod.ts";
import { sampleTexts } from "../lorcana/sample_texts.ts";
import type { Card } from "./mistakes.ts";

/** Cards of our own. */
export const ownCards: readonly Card[] = [
  ...CARDS.map(([, text, variables = ""]) => ({ text, variables })),
  ...abilityCards,
];

const FILES = ["cards", "test-cards", "dreamwell", "test-dreamwell"];

/** The cards of the reference, if they are there. */
export const referenceCards: readonly Card[] | undefined = fromFiles();

/** Texts made by the grammar of the reference, if they are there. */
export const generatedCards: readonly Card[] | undefined = corpusText(
  "dreamtides/vectors/generated.jsonl",
)?.trim().split("\n").map((line) => JSON.parse(line) as Card)
  .map(({ text, variables }) => ({ text, variables }));

/** Lorcana texts of our own. */
export const ownLorcanaTexts: readonly Card[] = sampleTexts().map((text) => ({
  text,
  variables: "",
}));

/** The printed Lorcana texts that can be read, if they are there. */
export const lorcanaTexts: readonly Card[] | undefined = corpusJson<
  readonly { readonly text: string }[]
>("lorcana/texts.json")?.map(({ text }) => ({ text, variables: "" }))
  .filter(({ text }) => parseAbility(text).ok);

function fromFiles(): readonly Card[] | undefined {
  const texts = FILES.map((name) =>
    corpusText(`dreamtides/tabula/${name}.toml`)
  );
  return texts[0] === undefined
    ? undefined
    : texts.flatMap((text) => cardsOf(text ?? ""));
}

function cardsOf(toml: string): readonly Card[] {
  return Object.values(parseToml(toml)).flat().flatMap((row) => {
    const card = row as { "rules-text"?: string; "variables"?: string };
    const text = card["rules-text"]?.trim() ?? "";
    return text === "" ? [] : [{ text, variables: card.variables ?? "" }];
  });
}
