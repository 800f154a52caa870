// deno-lint-ignore-file no-console
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import type { Ability } from "../../ast/internal.ts";
import { normalize, parse, serialize } from "../../mod.ts";
import { arbitraryAbility } from "../arbitrary.ts";

/** How many cards were written, and how many of them not without a report. */
export interface Fuzzed {
  readonly cards: number;
  readonly reported: number;
  /** How often each reason was given. */
  readonly reasons: ReadonlyMap<string, number>;
}

/** Writes and reads random cards; throws with the card if one differs. */
export function fuzzSerializer(count: number, seed: number): Fuzzed {
  const reasons = new Map<string, number>();
  let reported = 0;
  const card = fc.array(arbitraryAbility(), { minLength: 1, maxLength: 2 });
  for (const abilities of fc.sample(card, { numRuns: count, seed })) {
    const written = serialize(abilities);
    if (!written.ok) {
      reported++;
      for (const { code } of written.errors) {
        reasons.set(code, (reasons.get(code) ?? 0) + 1);
      }
    } else {
      check(abilities, written);
    }
  }
  return { cards: count, reported, reasons };
}

function check(
  abilities: readonly Ability[],
  written: { readonly text: string; readonly variables: string },
): void {
  const { text, variables } = written;
  try {
    const read = parse(text, variables);
    if (!read.ok) throw new Error(read.errors[0]?.message);
    deepStrictEqual(read.abilities, normalize(abilities));
    deepStrictEqual(normalize(read.abilities), read.abilities);
    const again = serialize(read.abilities);
    strictEqual(again.text, text);
    strictEqual(again.variables, variables);
  } catch (cause) {
    const card = JSON.stringify(abilities);
    throw new Error(`${card}\nis written as "${text}", ${variables}\n${cause}`);
  }
}

if (import.meta.main) {
  const count = Number(Deno.args[0] ?? 100_000);
  const seed = Number(Deno.args[1] ?? Date.now() % 2 ** 31);
  console.log(`Writing ${count} random cards and reading them, seed ${seed}`);
  const { reported, reasons } = fuzzSerializer(count, seed);
  const share = (100 * reported / count).toFixed(2);
  console.log(`All came back; ${reported} (${share} %) were reported:`);
  for (const [reason, times] of reasons) console.log(`  ${reason}: ${times}`);
}
