// deno-lint-ignore-file no-console
import { ok, strictEqual } from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import {
  type Ability,
  meaning,
  parseAbility,
  parseCardText,
  parseEffect,
  tryPrint,
} from "../../lorcana/mod.ts";
import { corpusJson } from "../corpus.ts";
import { sampleTexts } from "../lorcana/sample_texts.ts";
import { chance, mutated, noise } from "./mutate.ts";

/** How a run of the fuzzer went. */
export interface FuzzReport {
  readonly inputs: number;
  /** How many of them were read in full. */
  readonly read: number;
  /** How many of those have no text that says the same; none is printed. */
  readonly refused: number;
  /** The input that took longest, in milliseconds. */
  readonly slowest: number;
}

/** Tries random and mutated texts; the first that breaks a law is thrown. */
export function fuzzLorcana(count: number, seed: number): FuzzReport {
  const random = chance(seed);
  const corpus = corpusJson<readonly { readonly text: string }[]>(
    "lorcana/texts.json",
  ) ?? [];
  const texts = [...sampleTexts(), ...corpus.map(({ text }) => text)];
  let read = 0;
  let refused = 0;
  let slowest = 0;
  for (let inputs = 0; inputs < count; inputs++) {
    const text = random(20) === 0 ? noise(random) : mutated(texts, random);
    const start = performance.now();
    const outcome = tryOne(text);
    slowest = Math.max(slowest, performance.now() - start);
    if (outcome !== "unread") read++;
    if (outcome === "refused") refused++;
  }
  return { inputs: count, read, refused, slowest };
}

type IoResult = "unread" | "same" | "refused";

function tryOne(text: string): IoResult {
  try {
    return laws(text);
  } catch (error) {
    throw new Error(`A law is broken by ${JSON.stringify(text)}`, {
      cause: error,
    });
  }
}

/**
 * Nothing throws; a result is whole exactly if nothing is left over; and what is
 * printed reads as what it was printed from.
 */
function laws(text: string): IoResult {
  const result = parseAbility(text);
  const { residue, diagnostics, abilities } = result;
  strictEqual(result.ok, residue.length === 0, "ok means: no residue");
  strictEqual(result.ok, diagnostics.length === 0, "what is left is reported");
  for (const { start, end } of residue) {
    ok(0 <= start && start <= end && end <= text.length, "residue in the text");
  }
  parseAbility(text, { level: "documented" });
  parseEffect(text);
  parseCardText(text, { targets: "query" });
  if (!result.ok) return "unread";
  const printed = tryPrint(abilities);
  if (!printed.ok) return "refused";
  const [wanted] = readings(text);
  const isSame = readings(printed.text).some((each) =>
    isDeepStrictEqual(each, wanted)
  );
  ok(isSame, `${printed.text} reads as something else`);
  return "same";
}

/**
 * What a text means; the kind of card it is on may decide how it is read. How it
 * is worded may change: "she" can become "this character".
 */
function readings(text: string): readonly (readonly Ability[])[] {
  return [{}, { cardType: "character" }, { cardType: "action" }].map((card) =>
    meaning(parseAbility(text, { ...card, targets: "query" }).abilities)
  );
}

if (import.meta.main) {
  const count = Number(Deno.args[0] ?? 300_000);
  const seed = Number(Deno.args[1] ?? Date.now() % 2 ** 31);
  console.log(`seed ${seed}`);
  console.log(fuzzLorcana(count, seed));
}
