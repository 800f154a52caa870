import { deepEqual, ok } from "node:assert/strict";
import { parseAbility, print } from "../../lorcana/mod.ts";
import { corpusJson, testCorpus } from "../corpus.ts";
import { skeleton } from "./skeleton.ts";

interface Text {
  readonly id: string;
  readonly text: string;
  readonly cardType: string;
}

const texts = corpusJson<readonly Text[]>("lorcana/texts.json");

/** Fails if fewer than `share` of the items pass; the message lists those. */
function assertShare<T>(
  items: readonly T[],
  share: number,
  passes: (item: T) => boolean,
  describe: (item: T) => string,
): void {
  const failed = items.filter((item) => !passes(item));
  const reached = 1 - failed.length / items.length;
  ok(
    reached >= share,
    `only ${(100 * reached).toFixed(1)} %:\n${
      failed.slice(0, 40).map(describe).join("\n")
    }`,
  );
}

function read({ text, cardType }: Text) {
  return parseAbility(text, { cardType });
}

// Ratchets: they only go up.
testCorpus(
  "lorcana: 99.8 % of the texts are parsed in full",
  texts,
  (texts) =>
    assertShare(texts, 0.998, (one) => read(one).ok, ({ text }) => text),
);

testCorpus(
  "lorcana: what is parsed in full prints to text with the same structure",
  texts,
  (texts) => {
    const whole = texts.filter((one) => read(one).ok);
    assertShare(whole, 1, isFixedPoint, ({ text }) => text);
  },
);

testCorpus("lorcana: 88 % of the texts print as they are", texts, (texts) => {
  const whole = texts.filter((one) => read(one).ok);
  assertShare(
    whole,
    0.88,
    (one) => plain(print(read(one).abilities)) === plain(one.text),
    ({ text }) => text,
  );
});

testCorpus(
  "lorcana: 93 % of the structures have the skeleton of the hand-made ones",
  texts,
  (texts) => {
    const references = corpusJson<Record<string, unknown>>(
      "lorcana/structures.json",
    ) ?? {};
    const known = texts.filter((one) => read(one).ok && one.id in references);
    assertShare(
      known,
      0.93,
      (one) => {
        const ours = skeleton(read(one).abilities);
        return variants(references[one.id])
          .some((reference) => skeleton(reference) === ours);
      },
      ({ text }) => text,
    );
  },
);

function isFixedPoint(one: Text): boolean {
  const { abilities } = read(one);
  const again = read({ ...one, text: print(abilities) });
  try {
    deepEqual(again.abilities, abilities);
    return again.ok;
  } catch {
    return false;
  }
}

/** Without reminder text, and with single blanks. */
function plain(text: string): string {
  return text.replace(/\([^)]*\)/g, "").replace(/\s+/g, " ").trim();
}

function variants(reference: unknown): readonly unknown[] {
  return typeof reference === "object" && reference !== null &&
      "variants" in reference && Array.isArray(reference.variants)
    ? reference.variants
    : [reference];
}
