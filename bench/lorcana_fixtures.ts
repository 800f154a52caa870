import { corpusJson } from "../tests/corpus.ts";
import { sampleTexts } from "../tests/lorcana/sample_texts.ts";

/** The texts to measure with: the corpus if it is there, else our samples. */
export function lorcanaTexts(): readonly string[] {
  return corpusJson<{ text: string }[]>("lorcana/texts.json")
    ?.map(({ text }) => text) ?? sampleTexts();
}
