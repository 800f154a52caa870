// deno-lint-ignore-file no-console
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  parseAbility,
  parseCardText,
  parseEffect,
  print,
} from "../../lorcana/mod.ts";
import { corpusJson } from "../corpus.ts";
import { sampleTexts } from "../lorcana/sample_texts.ts";
import { chance, mutated, noise } from "./mutate.ts";

/** How a run of the fuzzer went. */
export interface FuzzReport {
  readonly inputs: number;
  /** How many of them were read in full. */
  readonly read: number;
  /** How many of those print to text that means something else. */
  readonly changed: number;
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
  let changed = 0;
  let slowest = 0;
  for (let inputs = 0; inputs < count; inputs++) {
    const text = random(20) === 0 ? noise(random) : mutated(texts, random);
    const start = performance.now();
    const outcome = tryOne(text);
    slowest = Math.max(slowest, performance.now() - start);
    if (outcome !== "unread") read++;
    if (outcome === "changed") changed++;
  }
  return { inputs: count, read, changed, slowest };
}

type Outcome = "unread" | "same" | "changed";

function tryOne(text: string): Outcome {
  try {
    return laws(text);
  } catch (error) {
    throw new Error(`A law is broken by ${JSON.stringify(text)}`, {
      cause: error,
    });
  }
}

/** Nothing throws; a result is whole exactly if nothing is left over. */
function laws(text: string): Outcome {
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
  const again = parseAbility(print(abilities));
  try {
    deepStrictEqual(again.abilities, abilities);
    return "same";
  } catch {
    return "changed";
  }
}

if (import.meta.main) {
  const count = Number(Deno.args[0] ?? 300_000);
  const seed = Number(Deno.args[1] ?? Date.now() % 2 ** 31);
  console.log(`seed ${seed}`);
  console.log(fuzzLorcana(count, seed));
}
