/** A source of chance that gives the same numbers for the same seed. */
export type Chance = (below: number) => number;

/** Numbers from a seed (mulberry32): a failing run can be run again. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One of the items. */
export function pick<T>(items: readonly T[], random: Chance): T {
  return items[random(items.length)]!;
}

const CHARACTERS = [..."abz019 {}.,:'-+\n\t\r\u0085\u00a0\ufeffİ漢😀\ud800\0"];

const MUTATIONS: readonly ((
  words: string[],
  at: number,
  random: Chance,
  texts: readonly string[],
) => void)[] = [
  (words, at) => words.splice(at, 1),
  (words, at) => words.splice(at, 0, words[at]!),
  (words, at, random) => {
    const other = random(words.length);
    [words[at], words[other]] = [words[other]!, words[at]!];
  },
  (words, at, random) => {
    const word = words[at]!;
    const cut = random(word.length + 1);
    words[at] = word.slice(0, cut) + pick(CHARACTERS, random) +
      word.slice(cut + random(2));
  },
  (words, at, random, texts) =>
    words.splice(at, 0, ...wordsOf(pick(texts, random))),
  (words, at) => words.splice(at),
];

/** One of the texts with a few words dropped, doubled, swapped or spoilt. */
export function mutated(texts: readonly string[], random: Chance): string {
  const words = wordsOf(pick(texts, random));
  for (let times = 1 + random(4); times > 0 && words.length > 0; times--) {
    pick(MUTATIONS, random)(words, random(words.length), random, texts);
  }
  return words.join("");
}

/** Characters in no order at all. */
export function noise(random: Chance): string {
  return Array.from({ length: random(60) }, () => pick(CHARACTERS, random))
    .join("");
}

function wordsOf(text: string): string[] {
  return text.split(/(?<=[\s.,:}])|(?=[.,:{])/);
}
