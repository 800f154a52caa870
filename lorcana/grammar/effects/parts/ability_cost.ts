import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../../combinators/mod.ts";
import type { AbilityCostChange } from "../../../ast/mod.ts";
import type { Loose } from "../../../ast/tidy.ts";
import { inkAmount } from "../../amounts/amounts.ts";
import { maybeDuration } from "../../amounts/durations.ts";
import { keywordName } from "../../nouns/filters.ts";
import { target } from "../../nouns/noun_phrase.ts";
import { costs, pay } from "../../verbs.ts";
import { owns, pattern, words } from "../../words.ts";
import { CHANGED } from "./paying.ts";
import type { Production } from "./production.ts";

type Abilities = Pick<AbilityCostChange, "target" | "keyword">;

const ability = words("ability", "abilities");

/** Shift is excluded: it is a way of playing the card. */
const maybeKeyword = optional(
  checked(keywordName, (keyword) => keyword !== "Shift"),
);

/** "the Boost abilities of your characters", with the cards last. */
const abilitiesOf: Rule<Abilities> = oneOf<Abilities>([
  pattern`${
    words(
      "abilities",
      "the abilities",
      "activated abilities",
      "the activated abilities",
    )
  } of ${target}`
    .map(([, target]) => of(target)),
  pattern`the ${keywordName} ${ability} of ${target}`.map((
    [keyword, , target],
  ) => of(target, keyword)),
]);

/** "this item's abilities", "the Boost abilities of your characters" */
const abilities: Rule<Abilities> = oneOf<Abilities>([
  pattern`${target} ${owns} ${maybeKeyword} ${ability}`.map((
    [target, , keyword],
  ) => of(target, keyword)),
  abilitiesOf,
]);

/** Clauses about abilities, which start like clauses about cards. */
export function aboutAbilities<T, E>(
  said: Rule<T>,
  made: (abilities: Abilities, said: T) => E,
): readonly [Rule<() => E>, Rule<() => E>] {
  return [
    pattern`${target} ${owns} ${maybeKeyword} ${ability} ${said}`.map((
      [target, , keyword, , said],
    ) =>
    () => made(of(target, keyword), said)),
    pattern`${abilitiesOf} ${said}`.map(([abilities, said]) => () =>
      made(abilities, said)
    ),
  ];
}

function of(
  target: Abilities["target"],
  keyword?: Abilities["keyword"],
): Abilities {
  return { target, ...(keyword === undefined ? {} : { keyword }) };
}

const use = words("use", "activate");
const toUse = optional(pattern`to ${use}`);

/** "this item's abilities cost 1 {I} less to use", "pay 1 {I} less to use …" */
export function abilityCosts<E>(
  word: "less" | "more",
  made: (change: Loose<AbilityCostChange>) => E,
): Production<E> {
  const change = CHANGED[word];
  return {
    acts: [
      pattern`${pay} ${inkAmount} ${change} to ${use} ${abilities} ${maybeDuration}`
        .map((
          [, amount, , , abilities, duration],
        ) =>
        (who) =>
          made({
            amount,
            ...abilities,
            duration,
            payer: who === "CONTROLLER" ? undefined : who,
          })
        ),
      // "You may activate this item's abilities for 1 {I} less."
      pattern`activate ${abilities} for ${inkAmount} ${change} ${maybeDuration}`
        .map(([abilities, amount, , duration]) => () =>
          made({ amount, ...abilities, duration })
        ),
    ],
    clauses: aboutAbilities(
      pattern`${costs} ${inkAmount} ${change} ${toUse} ${maybeDuration}`,
      (abilities, [, amount, , , duration]) =>
        made({ amount, ...abilities, duration }),
    ),
  };
}
