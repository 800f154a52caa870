import { startsCost } from "./starts_cost.ts";

/** A text that starts with a title: the title, the rest, and its offset. */
export interface TitledText {
  readonly name: string;
  readonly body: string;
  readonly offset: number;
}

const OPENERS =
  /^(?:When|Whenever|At|During|Once|While|If|Your|This|Each|Chosen|Opposing|Opponents|Characters|For|You|Draw|Gain|Deal)$/u;

function isOfTitle(word: string): boolean {
  // Not a constant: few texts have a title, and Unicode classes load slowly.
  return /^(?:\p{Lu}[\p{L}'’-]*[!?,.…]?|of|the|a|an|and|to|in|for|with|&)$/u
    .test(word);
}

/** "Dark Knowledge Whenever …": splits off a title without capitals. */
export function cutTitle(text: string): TitledText | undefined {
  const words = [...text.matchAll(/\S+/gu)].slice(0, 10);
  const end = words.findIndex(([word], at) =>
    at > 0 && (OPENERS.test(word) || startsCost(word, words[at + 1]?.[0]))
  );
  const start = words[end]?.index;
  const title = words.slice(0, end).map(([word]) => word);
  if (start === undefined || !title.every(isOfTitle)) return undefined;
  return {
    name: text.slice(0, start).trim(),
    body: text.slice(start),
    offset: start,
  };
}
