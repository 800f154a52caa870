import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type {
  Amount,
  ChosenProperty,
  Comparison,
  Filter,
  Ranked,
  Target,
} from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { lookup, numberOrZero, pattern, words } from "../words.ts";
import { compare, not, type StatFilter } from "./compare.ts";
import { bound, keywordFilter } from "./filters.ts";
import { costOfIt, SAME, shared } from "./shared.ts";

const statSymbol: Rule<StatFilter> = lookup<StatFilter>({
  "{S}": "strength-comparison",
  "{W}": "willpower-comparison",
  "{L}": "lore-comparison",
});

/** "equal to or less than": a comparison with an amount. */
const toAmount: Rule<Comparison> = lookup<Comparison>({
  "equal to or less than": "less-or-equal",
  "less than or equal to": "less-or-equal",
  "equal to or greater than": "greater-or-equal",
  "greater than or equal to": "greater-or-equal",
  "equal to": "equal",
  "less than": "less-than",
  "greater than": "greater-than",
});

/** "highest", "lowest" */
export const extreme: Rule<"highest" | "lowest"> = lookup<"highest" | "lowest">(
  {
    "highest": "highest",
    "greatest": "highest",
    "most": "highest",
    "lowest": "lowest",
    "least": "lowest",
  },
);

const ranked: Rule<Ranked | "damage"> = lookup<Ranked | "damage">({
  "damage": "damage",
  "cost": "cost",
  "{S}": "strength",
  "{W}": "willpower",
  "{L}": "lore",
});

const under: Rule<undefined> = words(
  "under them",
  "under him",
  "under her",
  "under it",
  "underneath them",
);

const atIt: Rule<undefined> = words("at it", "at them", "there");

const lowerCost = words("lower cost", "a lower cost");
const higherCost = words("higher cost", "a higher cost");

/** Reads what can follow "with". */
export function havingRule(
  target: Rule<Target>,
  amount: Rule<Amount>,
): Rule<Filter> {
  return oneOf<Filter>([
    keywordFilter,
    pattern`cost ${numberOrZero} ${bound}`.map(([value, comparison]) =>
      compare("cost-comparison", comparison, value)
    ),
    pattern`cost X ${bound}`.map(([comparison]) =>
      compare("cost-comparison", comparison, { type: "chosen-number" })
    ),
    pattern`cost ${numberOrZero}`.map(([value]) =>
      compare("cost-comparison", "equal", value)
    ),
    pattern`a cost of ${numberOrZero}`.map(([value]) =>
      compare("cost-comparison", "equal", value)
    ),
    pattern`a cost of ${numberOrZero} ${bound}`.map(([value, comparison]) =>
      compare("cost-comparison", comparison, value)
    ),
    pattern`cost ${toAmount} ${amount}`.map(([comparison, value]) =>
      compare("cost-comparison", comparison, value)
    ),
    pattern`cost up to ${numberOrZero} more than ${target}`.map((
      [plus, target],
    ) =>
      compare("cost-comparison", "less-or-equal", {
        type: "sum",
        amount: { type: "cost-of", target },
        plus,
      })
    ),
    pattern`the same cost or less`.map(() =>
      compare("cost-comparison", "less-or-equal", {
        type: "cost-of",
        target: { ref: "previous-target" },
      })
    ),
    lowerCost.map(() => compare("cost-comparison", "less-than", costOfIt)),
    higherCost.map(() => compare("cost-comparison", "greater-than", costOfIt)),
    pattern`${lowerCost} than ${target}`.map(([, target]) =>
      compare("cost-comparison", "less-than", { type: "cost-of", target })
    ),
    pattern`${higherCost} than ${target}`.map(([, target]) =>
      compare("cost-comparison", "greater-than", { type: "cost-of", target })
    ),
    pattern`the same cost as ${target}`.map(([target]) =>
      compare("cost-comparison", "equal", { type: "cost-of", target })
    ),
    pattern`${numberOrZero} ${statSymbol} ${bound}`.map((
      [value, type, comparison],
    ) => compare(type, comparison, value)),
    pattern`${numberOrZero} ${statSymbol}`.map(([value, type]) =>
      compare(type, "equal", value)
    ),
    pattern`${numberOrZero} ${bound} ${statSymbol}`.map((
      [value, comparison, type],
    ) => compare(type, comparison, value)),
    pattern`${statSymbol} ${toAmount} ${amount}`.map((
      [type, comparison, value],
    ) => compare(type, comparison, value)),
    pattern`more ${statSymbol} than ${target}`.map(([type, target]) =>
      compare(type, "greater-than", statOf(type, target, "highest"))
    ),
    pattern`less ${statSymbol} than ${target}`.map(([type, target]) =>
      compare(type, "less-than", statOf(type, target, "lowest"))
    ),
    pattern`the ${extreme} ${ranked}`.map(([which, of]): Filter => ({
      type: "superlative",
      which,
      of,
    })),
    pattern`the ${extreme} ${ranked} among ${target}`.map((
      [which, of, among],
    ): Filter => ({ type: "superlative", which, of, among })),
    pattern`no ${statSymbol}`.map(([type]) => compare(type, "equal", 0)),
    statSymbol.map((type) => compare(type, "greater-or-equal", 1)),
    pattern`total cost ${numberOrZero} ${bound}`.map(([value, comparison]) =>
      compare("total-cost-comparison", comparison, value)
    ),
    pattern`a total cost of ${numberOrZero} ${bound}`.map((
      [value, comparison],
    ) => compare("total-cost-comparison", comparison, value)),
    pattern`total {S} ${numberOrZero} ${bound}`.map(([value, comparison]) =>
      compare("total-strength-comparison", comparison, value)
    ),
    pattern`${words("a card", "cards")} ${under}`.map(() =>
      compare("cards-under", "greater-or-equal", 1)
    ),
    pattern`${numberOrZero} or more cards ${under}`.map(([value]) =>
      compare("cards-under", "greater-or-equal", value)
    ),
    pattern`a character ${atIt}`.map(() =>
      compare("characters-at", "greater-or-equal", 1)
    ),
    pattern`characters ${atIt}`.map(() =>
      compare("characters-at", "greater-or-equal", 1)
    ),
    pattern`${numberOrZero} or more characters ${atIt}`.map(([value]) =>
      compare("characters-at", "greater-or-equal", value)
    ),
    pattern`no characters ${atIt}`.map(() =>
      compare("characters-at", "equal", 0)
    ),
    pattern`no cards ${under}`.map(() => compare("cards-under", "equal", 0)),
    lookup<Filter>({
      "{IW}": { type: "inkable" },
      "damage": { type: "damaged" },
      "any damage": { type: "damaged" },
      "no damage": { type: "undamaged" },
      ...SAME,
      "the same ink type": shared("ink-type"),
      "that name": { type: "named-card" },
      "a different name": not({ type: "same-name" }),
      "different names": { type: "different-names" },
      "abilities": { type: "has-abilities" },
      "no abilities": not({ type: "has-abilities" }),
      "that ink type": { type: "chosen-ink-type" },
      "the chosen ink type": { type: "chosen-ink-type" },
      "that classification": chosen("classification"),
      "the chosen classification": chosen("classification"),
      "that keyword": chosen("keyword"),
      "the chosen keyword": chosen("keyword"),
      "that cost": compare("cost-comparison", "equal", {
        type: "chosen-number",
      }),
    }),
    pattern`the same name as ${target}`.map(([as]): Filter => ({
      type: "same-name",
      as,
    })),
    pattern`the same classification as ${target}`.map(([as]): Filter => ({
      type: "same-classification",
      as,
    })),
    pattern`a different name than ${target}`.map(([as]): Filter =>
      not({ type: "same-name", as })
    ),
  ]);
}

/** The stat that a filter compares with. */
function statOf(
  type: StatFilter,
  target: Target,
  which: "highest" | "lowest",
): Amount {
  const full = queryOf(target);
  // "more {S} than each opposing character": more than the highest.
  if (full?.count === "all") {
    return { type: "superlative", which, of: RANKED[type], query: full };
  }
  return type === "strength-comparison"
    ? { type: "strength-of", target }
    : type === "willpower-comparison"
    ? { type: "willpower-of", target }
    : { type: "lore-value-of", target };
}

const RANKED: { readonly [T in StatFilter]: Ranked } = {
  "strength-comparison": "strength",
  "willpower-comparison": "willpower",
  "lore-comparison": "lore",
};

function chosen(what: ChosenProperty): Filter {
  return { type: "chosen-property", what };
}
