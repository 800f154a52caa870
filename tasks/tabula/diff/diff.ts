import { shownValue } from "../../../tabula/internal.ts";
import { fail } from "../../cli/fail.ts";
import type { Io, Output } from "../../cli/io.ts";
import { jsonText } from "../../cli/json_text.ts";
import { say } from "../../cli/say.ts";
import { printDifference } from "../fix/print_fix.ts";
import { type CardDifference, cardDifferences } from "./card_difference.ts";
import { comparableCards } from "./comparable_cards.ts";

/** The flags of `diff`. */
export type DiffFlags = { readonly json: boolean };

/** Says how the cards of two directories or artifacts differ. */
export async function diff(
  io: Io,
  { json }: DiffFlags,
  before: string,
  after: string,
): Promise<number> {
  const old = await comparableCards(io, before);
  if (!old.ok) return fail(io, old.problem);
  const now = await comparableCards(io, after);
  if (!now.ok) return fail(io, now.problem);
  const differences = cardDifferences(old.value, now.value);
  if (json) io.stdout.write(jsonText(differences));
  else for (const each of differences) print(io.stdout, each);
  return differences.length === 0 ? 0 : 1;
}

function print(
  output: Output,
  { kind, id, name = id, before, after, first }: CardDifference,
): void {
  say(output, `${kind}: ${name}${name === id ? "" : ` (${id})`}`);
  const [old, now] = [before?.text, after?.text];
  const haveTexts = old !== undefined && now !== undefined;
  if (haveTexts) {
    printDifference(output, "rules-text", old, now);
    printDifference(
      output,
      "variables",
      before?.variables ?? "",
      after?.variables ?? "",
    );
  } else if (first !== undefined) {
    const { path, actual, expected } = first;
    printDifference(output, path, shownValue(actual), shownValue(expected));
  }
}
