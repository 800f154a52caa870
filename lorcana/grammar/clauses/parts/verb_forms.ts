import type { Join } from "../../../ast/mod.ts";
import { formAt } from "../../nouns/agreement.ts";
import type { Clause } from "./clause.ts";

/** The form of a verb: that of "draws", or that of "draw". */
export type VerbForm = ReturnType<typeof formAt>;

/** The clauses after the first, and what joins each to the one before it. */
export type Others = readonly (readonly [Join | "or" | "or both", Clause])[];

/** The form of the verb that a clause starts with. */
export function startForm({ range }: Clause): VerbForm {
  return range === undefined ? undefined : formAt(range.values, range.start);
}

/** The form of the first verb of a clause. */
export function verbForm({ range }: Clause): VerbForm {
  if (range === undefined) return undefined;
  for (let at = range.start; at < range.end; at++) {
    const form = formAt(range.values, at);
    if (form !== undefined) return form;
  }
  return undefined;
}

/**
 * Whether clauses that start with "draws" go on with what "each opponent" does:
 * nobody else was spoken of in a sentence that starts with its verb. `before` is
 * the form that whoever stands before the clauses asks for.
 */
export function doAgree(
  first: Clause,
  others: Others,
  before?: "one",
): boolean {
  if (first.subject === undefined && !fits(first, before)) return false;
  if (others.length === 0) return true;
  // "Draw a card, gain 1 lore": a list ends with a word.
  if (others.at(-1)![0] === ",") return false;
  let form = first.subject === undefined ? before : verbForm(first);
  for (const [join, next] of others) {
    const start = startForm(next);
    if (next.subject !== undefined) form = verbForm(next);
    else if (start === "one" && form !== "one") return false;
    // "Each player discards a card and draw 2 cards": "and" goes on with them.
    else if (start === "several" && form === "one" && join === " and") {
      return false;
    }
  }
  return true;
}

/** "draws" stands behind "that player", "draw" does not, and the reverse. */
function fits(first: Clause, before: "one" | undefined): boolean {
  return startForm(first) !== (before === "one" ? "several" : "one");
}
