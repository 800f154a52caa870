import type { Join } from "../../../ast/mod.ts";
import { formAt } from "../../nouns/agreement.ts";
import type { Clause } from "./clause.ts";

/** Verb form: "one" for "draws", "several" for "draw". */
export type VerbForm = ReturnType<typeof formAt>;

/** The clauses after the first, each with what joins it to the previous one. */
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
 * Whether the verb forms of consecutive clauses agree: "draws" needs a subject
 * in its sentence. `before` is the form that a subject in front of the clauses
 * requires.
 */
export function doAgree(
  first: Clause,
  others: Others,
  before?: "one",
): boolean {
  if (first.subject === undefined && !fits(first, before)) return false;
  if (others.length === 0) return true;
  // "Draw a card, gain 1 lore": the last item of a list needs a conjunction.
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

/** "draws" follows "that player", "draw" does not; otherwise, the reverse. */
function fits(first: Clause, before: "one" | undefined): boolean {
  return startForm(first) !== (before === "one" ? "several" : "one");
}
