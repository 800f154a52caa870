import { corpusJson } from "../../corpus.ts";
import type { Source } from "../sources.ts";
import { TEXTS } from "./expected.ts";

/** A text and the kind of card it stands on. */
export interface Text {
  readonly text: string;
  readonly cardType?: string;
}

/** Texts of our own and those of the reference. */
export const TEXT_SOURCES: readonly Source<Text>[] = [
  {
    name: "our own texts",
    cases: TEXTS.map(([text, cardType]) =>
      cardType === undefined ? { text } : { text, cardType }
    ),
  },
  {
    name: "texts.json",
    cases: corpusJson<readonly Text[]>("lorcana/texts.json"),
  },
];
