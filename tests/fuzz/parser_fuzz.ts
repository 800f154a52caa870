// deno-lint-ignore-file no-console
import { type Diagnostic, parse, render } from "../../mod.ts";
import { abilityCards } from "../abilities.ts";
import { cards } from "../frames.ts";
import { chance, mutated, noise, pick } from "./mutate.ts";

const ALL = [...cards, ...abilityCards];
const TEXTS = ALL.map(({ text }) => text);
const VARIABLES = ALL.map(({ variables }) => variables);

/** All variables that any example needs, so that mutants get to the grammar. */
const EVERYTHING = [...new Set(VARIABLES.flatMap((all) => all.split(", ")))]
  .filter((binding) => binding !== "").join(", ");

/** Reads bad texts; throws with the text if one cannot be borne. */
export function fuzzParser(count: number, seed: number): void {
  const random = chance(seed);
  for (let i = 0; i < count; i++) {
    const text = random(10) === 0 ? noise(random) : mutated(TEXTS, random);
    const variables = random(4) === 0
      ? mutated([pick(VARIABLES, random), "e: 1"], random)
      : EVERYTHING;
    check(text, variables);
  }
}

function check(text: string, variables: string): void {
  const shown = `parse(${JSON.stringify(text)}, ${JSON.stringify(variables)})`;
  try {
    const result = parse(text, variables);
    if (result.ok) return;
    if (result.errors.length === 0) throw new Error("fails without an error");
    for (const error of result.errors) checkPlaces(error, text, variables);
  } catch (cause) {
    throw new Error(`${shown} ${cause}`, { cause });
  }
}

/** Every place lies in its text, and every report can be drawn. */
function checkPlaces(
  error: Diagnostic,
  text: string,
  variables: string,
): void {
  const { span, source, labels = [], suggestion } = error;
  const places = [
    { span, source },
    ...labels.map(({ span }) => ({ span, source })),
    ...suggestion?.edits ?? [],
  ];
  for (const { span, source } of places) {
    const { length } = source === "variables" ? variables : text;
    const fits = 0 <= span.start && span.start <= span.end &&
      span.end <= length;
    if (!fits) throw new Error("reports a place outside of the text");
  }
  const file = "card";
  render(error, { file, text, variables: { file, text: variables } });
}

if (import.meta.main) {
  const count = Number(Deno.args[0] ?? 1_000_000);
  const seed = Number(Deno.args[1] ?? Date.now() % 1_000_000);
  const start = performance.now();
  fuzzParser(count, seed);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${count} bad texts in ${seconds} s, seed ${seed}: no exception`);
}
