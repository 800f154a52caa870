import { corpusJson } from "../../corpus.ts";
import type { Source } from "../sources.ts";
import { COMMON_TEXTS, TEXTS } from "./expected.ts";
import type { TextRow } from "./row.ts";

/** A text and the kind of card it stands on. */
export interface Text {
  readonly text: string;
  readonly cardType?: string;
}

const reference: Source<Text> = {
  name: "texts.json",
  cases: corpusJson<readonly Text[]>("lorcana/texts.json"),
};

/** Texts of our own and those of the reference. */
export const TEXT_SOURCES: readonly Source<Text>[] = [
  { name: "our own texts", cases: TEXTS.map(textOf) },
  reference,
];

/** The same without those of our own that are meant to be worded differently. */
export const COMMON_SOURCES: readonly Source<Text>[] = [
  { name: "our own texts", cases: COMMON_TEXTS.map(textOf) },
  reference,
];

function textOf([text, cardType]: TextRow): Text {
  return cardType === undefined ? { text } : { text, cardType };
}
