import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../../combinators/mod.ts";
import type { Query } from "../../../ast/mod.ts";
import { tidy } from "../../../ast/tidy.ts";
import { wordAt } from "../../nouns/agreement.ts";
import { toQuery } from "../../nouns/noun.ts";
import { cardPhrase } from "../../nouns/noun_phrase.ts";
import { put, reveal } from "../../verbs.ts";
import { pattern, words } from "../../words.ts";
import { place, type Placed } from "./destination.ts";
import { exerted, free, ofThem, upToOne, which } from "./looked_at.ts";
import { it } from "./that_card.ts";
import type { Act } from "./production.ts";

/** What happens to the card if it fits. */
const done: Rule<Placed> = oneOf<Placed>([
  pattern`${put} ${it} ${place}`.map(([, , place]) => place),
  pattern`${reveal} it and ${put} ${it} ${place}`.map(([, , , place]) => ({
    ...place,
    reveal: true,
  })),
  pattern`play ${it} for free ${exerted}`.map(([, exerted]) => ({
    ...free,
    ...exerted,
  })),
  pattern`play the revealed card for free ${exerted}`.map(([exerted]) => ({
    ...free,
    ...exerted,
  })),
]);

/** Anything else that happens if the card fits. */
function also(act: Rule<Act>): Rule<Act | undefined> {
  return optional(pattern`and ${act}`.map(([act]) => act));
}

const isIt = words("it's", "it is", "that card is", "the revealed card is");

/** "If it's a character card, you may put it into your hand. Otherwise, …" */
export function ifSentences(act: Rule<Act>): Rule<readonly Placed[]> {
  const fitting = oneOf<Placed>([
    pattern`if ${isIt} ${cardPhrase}, you may ${done} ${also(act)}`.map((
      [, noun, done, then],
    ) => fits(upToOne(toQuery(noun)), done, then)),
    pattern`if ${isIt} ${cardPhrase}, ${done} ${also(act)}`.map((
      [, noun, done, then],
    ) => fits(toQuery(noun), done, then)),
    pattern`if ${isIt} the named card, ${done} ${also(act)}`.map((
      [, done, then],
    ) =>
      tidy<Placed>({
        ...done,
        target: ofThem(1),
        condition: { type: "matches-named-card", target: { ref: "revealed" } },
        then: then?.("CONTROLLER"),
      })
    ),
  ]);
  const otherwise = pattern`. ${
    words("otherwise,", "if not,", "if it's not,", "if it isn't,")
  } ${put} ${which} ${place}`.map((
    [, , , place],
  ): Placed => place);
  return checked(
    pattern`${fitting} ${optional(otherwise)}`,
    (_, words, __, end) => !isOtherwise(words, end),
  ).map(([fit, rest]) => rest === undefined ? [fit] : [fit, rest]);
}

/** Whether an "otherwise" follows that is not about where the card goes. */
function isOtherwise(words: readonly unknown[], end: number): boolean {
  return wordAt(words, end) === "." && wordAt(words, end + 1) === "otherwise";
}

function fits(
  query: Query,
  done: Placed,
  then: Act | undefined,
): Placed {
  return tidy<Placed>({
    ...done,
    target: { ...query, owner: "any", zones: ["deck"] },
    ifFits: true,
    then: then?.("CONTROLLER"),
  });
}
