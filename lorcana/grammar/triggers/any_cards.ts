import { checked, located, type Rule } from "../../../combinators/mod.ts";
import type { Target } from "../../ast/mod.ts";
import type { Token } from "../../text/token.ts";
import { cardsBefore } from "../nouns/agreement.ts";
import * as nouns from "../nouns/noun_phrase.ts";

/** Words for all cards at once, whose events happen one by one. */
const ALL: ReadonlySet<string> = new Set(["each", "all"]);

/** Cards any of which can set off an ability: not "each of your characters". */
function anyOf(rule: Rule<Target>): Rule<Target> {
  return checked(located(rule), ({ values, start }) => {
    const tokens = values as readonly (Token | undefined)[]; // Ours.
    return !ALL.has(tokens[start]?.text ?? "");
  }).map(({ value }) => value);
}

/** One target. */
export const target: Rule<Target> = anyOf(nouns.target);

/** One target or two. */
export const targets: Rule<Target> = anyOf(nouns.targets);

/** The same, before what they do. */
export const subjects: Rule<Target> = cardsBefore(targets);
