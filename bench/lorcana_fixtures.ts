import { sampleTexts } from "../tests/lorcana/sample_texts.ts";

/** The texts to measure with: the corpus if it is there, else our samples. */
export function lorcanaTexts(): readonly string[] {
  try {
    const path = new URL(
      "../../shared/corpus/lorcana/texts.json",
      import.meta.url,
    );
    const texts: { text: string }[] = JSON.parse(Deno.readTextFileSync(path));
    return texts.map(({ text }) => text);
  } catch {
    return sampleTexts();
  }
}
