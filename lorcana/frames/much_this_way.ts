import { oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type {
  Amount,
  Comparison,
  ConditionOf,
  CountedAmount,
  DoneThisWay,
} from "../ast/mod.ts";
import { type Tally, tally } from "../grammar/conditions/tally.ts";
import {
  fixed,
  numberOrZero,
  pattern,
  theNumberOne,
  words,
} from "../grammar/words.ts";
import { inflect } from "../lexicon/inflect.ts";
import { measureOf, MEASURES } from "../lexicon/measures.ts";
import { tally as tallyWords } from "../print/conditions/tally.ts";

type Compared = ConditionOf<"comparison">;

const AT_ALL: Tally = { comparison: "greater-or-equal", value: 1 };

/** "3 or more", "3", "any": the required amount. */
const much: Rule<Tally> = oneOf<Tally>([
  tally,
  numberOrZero.map((value): Tally => ({ comparison: "equal", value })),
  fixed("any").as(AT_ALL),
]);

/** "you moved 3 damage this way", "2 or more damage was removed this way" */
export const muchThisWay: readonly Rule<Compared>[] = MEASURES.flatMap((
  { name, verb, things },
) => {
  const did = words(`you ${verb}`, `you ${inflect(verb, "past")}`);
  const done = inflect(verb, "participle");
  const wasDone = words(`is ${done}`, `was ${done}`, `were ${done}`);
  const some = words(...new Set(things.flat()));
  const [[, several] = ["", ""]] = things;
  return [
    pattern`${did} ${fixed(several)} this way`.map(() =>
      compared(name, AT_ALL)
    ),
    pattern`${did} ${much} ${some} this way`.map(([, much]) =>
      compared(name, much)
    ),
    pattern`${fixed(several)} ${wasDone} this way`.map(() =>
      compared(name, AT_ALL)
    ),
    pattern`${much} ${some} ${wasDone} this way`.map(([much]) =>
      compared(name, much)
    ),
  ];
});

function compared(what: DoneThisWay, { comparison, value }: Tally): Compared {
  return {
    type: "comparison",
    left: { type: "this-way", what },
    comparison,
    right: value,
  };
}

const one = optional(theNumberOne);

/** Amounts counted "this way": "1 damage removed this way". */
export const thisWay: Rule<CountedAmount> = oneOf<CountedAmount>([
  ...MEASURES.flatMap(({ name, verb, things }) =>
    pattern`${one} ${words(...things.map(([thing]) => thing))} ${
      optional(fixed("you"))
    } ${fixed(inflect(verb, "participle"))} ${optional(fixed("this way"))}`.map(
      () => way(name),
    )
  ),
  words("character you moved", "character moved this way").map(() =>
    way("characters-moved")
  ),
  words(
    "different ink type of cards revealed this way",
    "different ink type among cards revealed this way",
    "different ink type revealed this way",
    "different ink type among them",
    "different ink type among those cards",
    "different ink type among the revealed cards",
  ).map(
    (): CountedAmount => ({ type: "ink-types-this-way", what: "revealed" }),
  ),
]);

function way(what: DoneThisWay): CountedAmount {
  return { type: "this-way", what, each: true };
}

/** "you moved 3 or more damage this way" */
export function printMuchThisWay(
  what: DoneThisWay,
  comparison: Comparison,
  right: Amount,
): string {
  const much = typeof right === "number"
    ? tallyWords(comparison, right)
    : "any";
  const measure = measureOf(what);
  if (measure === undefined) return "";
  const { verb, things: [[, several] = ["", ""]] } = measure;
  return verb === "lose"
    ? `${much} ${several} was ${inflect(verb, "participle")} this way`
    : `you ${inflect(verb, "past")} ${much} ${several} this way`;
}

/** "1 damage removed this way", "ink drop removed": after "for each". */
export function printEachWay(what: DoneThisWay, ofEvent: boolean): string {
  const measure = measureOf(what);
  if (measure === undefined) return "character you moved";
  const { verb, things: [[thing, several] = ["", ""]] } = measure;
  const amount = thing === several ? `1 ${thing}` : thing;
  return `${amount} ${inflect(verb, "participle")}${
    ofEvent ? "" : " this way"
  }`;
}
