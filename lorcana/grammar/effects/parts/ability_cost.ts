import { oneOf, optional, type Rule } from "../../../../combinators/mod.ts";
import type { AbilityCostChange } from "../../../ast/mod.ts";
import type { Loose } from "../../../ast/tidy.ts";
import { inkAmount } from "../../amounts/amounts.ts";
import { maybeDuration } from "../../amounts/durations.ts";
import { keywordName } from "../../nouns/filters.ts";
import { target } from "../../nouns/noun_phrase.ts";
import { fixed, pattern, verb, words } from "../../words.ts";
import type { Production } from "./production.ts";

type Abilities = Pick<AbilityCostChange, "target" | "keyword">;

const ability = words("ability", "abilities");
const owns = words("'s", "'");

/** "this item's abilities", "the Boost abilities of your characters" */
export const abilities: Rule<Abilities> = oneOf<Abilities>([
  pattern`${target} ${owns} ${optional(keywordName)} ${ability}`.map((
    [target, , keyword],
  ) => of(target, keyword)),
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
  pattern`${keywordName} abilities of ${target}`.map(([keyword, target]) =>
    of(target, keyword)
  ),
]);

function of(
  target: Abilities["target"],
  keyword?: Abilities["keyword"],
): Abilities {
  return { target, ...(keyword === undefined ? {} : { keyword }) };
}

const use = words("use", "activate");

/** "this item's abilities cost 1 {I} less to use", and as what you pay. */
export function abilityCosts<E>(
  word: "less" | "more",
  made: (change: Loose<AbilityCostChange>) => E,
): Production<E> {
  const change = fixed(`{I} ${word}`);
  return {
    acts: [
      pattern`${
        verb("pay")
      } ${inkAmount} ${change} to ${use} ${abilities} ${maybeDuration}`.map((
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
    ],
    clauses: [
      pattern`${abilities} ${verb("cost")} ${inkAmount} ${change} ${
        optional(pattern`to ${use}`)
      } ${maybeDuration}`.map(([abilities, , amount, , , duration]) => () =>
        made({ amount, ...abilities, duration })
      ),
    ],
  };
}
