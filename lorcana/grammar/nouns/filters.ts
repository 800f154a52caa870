import { oneOf, type Rule, separated } from "../../../combinators/mod.ts";
import type { Amount, Comparison, Filter, Target } from "../../ast/mod.ts";
import { INK_TYPES, SIMPLE_KEYWORDS } from "../keyword_names.ts";
import { properName, unknownNames } from "../names.ts";
import type { Part } from "./noun.ts";
import { fixed, lookup, number, pattern, words } from "../words.ts";

/** "or less", "or more" behind a number; nothing means exactly. */
export const bound: Rule<Comparison> = lookup<Comparison>({
  "or less": "less-or-equal",
  "or fewer": "less-or-equal",
  "or more": "greater-or-equal",
  "or greater": "greater-or-equal",
});

/** The word of a keyword, without its value. */
export const keywordName: Rule<string> = lookup({
  ...Object.fromEntries(SIMPLE_KEYWORDS.map((name) => [name, name])),
  "Challenger": "Challenger",
  "Resist": "Resist",
  "Singer": "Singer",
  "Sing Together": "SingTogether",
  "Shift": "Shift",
  "Boost": "Boost",
});

/** "Princess", "Floodborn Princess", "Amber": what capitals before a noun say. */
const capitals: Rule<readonly Filter[]> = unknownNames.map((names) =>
  names.map(classification)
);

function classification(name: string): Filter {
  return INK_TYPES.has(name)
    ? { type: "ink-type", inkType: name }
    : { type: "has-classification", classification: name };
}

const listMark = words(",", "or", "and", ", or", ", and", "and/or");

/** "Princess or Queen", "Prince, Princess, King, and Queen" before a noun. */
export const classifications: Rule<Part> = separated(capitals, listMark).map(
  (lists) => ({ filters: lists.length === 1 ? lists[0]! : [either(lists)] }),
);

/** Any of several lists of filters. */
export function either(lists: readonly (readonly Filter[])[]): Filter {
  return {
    type: "or",
    filters: lists.map((filters) =>
      filters.length === 1 ? filters[0]! : { type: "and", filters }
    ),
  };
}

/** "Elsa", "Lumiere or Cogsworth": the names behind "named". */
const namedFilter: Rule<Filter> = separated(
  properName,
  words("or", "and", ", or", ", and", ","),
)
  .map((names) =>
    names.length === 1
      ? { type: "has-name", name: names[0]! }
      : either(names.map((name) => [{ type: "has-name", name }]))
  );

const keywordFilter: Rule<Filter> = separated(keywordName, words("or", ", or"))
  .map((keywords) =>
    keywords.length === 1
      ? { type: "has-keyword", keyword: keywords[0]! }
      : either(keywords.map((keyword) => [{ type: "has-keyword", keyword }]))
  );

type StatFilter =
  | "strength-comparison"
  | "willpower-comparison"
  | "lore-comparison";

const statSymbol: Rule<StatFilter> = lookup<StatFilter>({
  "{S}": "strength-comparison",
  "{W}": "willpower-comparison",
  "{L}": "lore-comparison",
});

function compare(
  type:
    | StatFilter
    | "cost-comparison"
    | "cards-under"
    | "total-strength-comparison"
    | "total-cost-comparison",
  comparison: Comparison,
  value: Amount,
): Filter {
  return { type, comparison, value };
}

/** "equal to or less than": how an amount bounds a number. */
const toAmount: Rule<Comparison> = lookup<Comparison>({
  "equal to or less than": "less-or-equal",
  "less than or equal to": "less-or-equal",
  "equal to or greater than": "greater-or-equal",
  "greater than or equal to": "greater-or-equal",
  "equal to": "equal",
  "less than": "less-than",
  "greater than": "greater-than",
});

const under: Rule<undefined> = words(
  "under them",
  "under him",
  "under her",
  "under it",
  "underneath them",
);

const not = (filter: Filter): Filter => ({ type: "not", filter });

/** What can stand behind "with". */
export function withRule(
  target: Rule<Target>,
  amount: Rule<Amount>,
): Rule<Filter> {
  return oneOf<Filter>([
    keywordFilter,
    pattern`cost ${number} ${bound}`.map(([value, comparison]) =>
      compare("cost-comparison", comparison, value)
    ),
    pattern`cost ${number}`.map(([value]) =>
      compare("cost-comparison", "equal", value)
    ),
    pattern`a cost of ${number} ${bound}`.map(([value, comparison]) =>
      compare("cost-comparison", comparison, value)
    ),
    pattern`cost ${toAmount} ${amount}`.map(([comparison, value]) =>
      compare("cost-comparison", comparison, value)
    ),
    pattern`cost up to ${number} more than ${target}`.map(([plus, target]) =>
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
    pattern`the same cost as ${target}`.map(([target]) =>
      compare("cost-comparison", "equal", { type: "cost-of", target })
    ),
    pattern`${number} ${statSymbol} ${bound}`.map((
      [value, type, comparison],
    ) => compare(type, comparison, value)),
    pattern`${number} ${statSymbol}`.map(([value, type]) =>
      compare(type, "equal", value)
    ),
    pattern`${number} ${bound} ${statSymbol}`.map((
      [value, comparison, type],
    ) => compare(type, comparison, value)),
    pattern`${statSymbol} ${toAmount} ${amount}`.map((
      [type, comparison, value],
    ) => compare(type, comparison, value)),
    pattern`more ${statSymbol} than ${target}`.map(([type, target]) =>
      compare(type, "greater-than", statOf(type, target))
    ),
    pattern`less ${statSymbol} than ${target}`.map(([type, target]) =>
      compare(type, "less-than", statOf(type, target))
    ),
    pattern`total cost ${number} ${bound}`.map(([value, comparison]) =>
      compare("total-cost-comparison", comparison, value)
    ),
    pattern`a total cost of ${number} ${bound}`.map(([value, comparison]) =>
      compare("total-cost-comparison", comparison, value)
    ),
    pattern`total {S} ${number} ${bound}`.map(([value, comparison]) =>
      compare("total-strength-comparison", comparison, value)
    ),
    pattern`${words("a card", "cards")} ${under}`.map(() =>
      compare("cards-under", "greater-or-equal", 1)
    ),
    pattern`${number} or more cards ${under}`.map(([value]) =>
      compare("cards-under", "greater-or-equal", value)
    ),
    pattern`no cards ${under}`.map(() => compare("cards-under", "equal", 0)),
    lookup<Filter>({
      "{IW}": { type: "inkable" },
      "damage": { type: "damaged" },
      "any damage": { type: "damaged" },
      "no damage": { type: "undamaged" },
      "the same name": { type: "same-name" },
      "that name": { type: "named-card" },
      "a different name": not({ type: "same-name" }),
    }),
    pattern`the same name as ${target}`.map(([as]): Filter => ({
      type: "same-name",
      as,
    })),
    pattern`a different name than ${target}`.map(([as]): Filter =>
      not({ type: "same-name", as })
    ),
  ]);
}

/** The stat of a card that a filter compares with. */
function statOf(type: StatFilter, target: Target): Amount {
  return type === "strength-comparison"
    ? { type: "strength-of", target }
    : type === "willpower-comparison"
    ? { type: "willpower-of", target }
    : { type: "lore-value-of", target };
}

/** Filters behind a noun: "with …", "named …", "that isn't …". */
export function filterBehind(
  having: Rule<Filter>,
  place: Rule<Target>,
): Rule<Filter> {
  return oneOf<Filter>([
    pattern`with ${having}`.map(([filter]) => filter),
    pattern`that has ${having}`.map(([filter]) => filter),
    pattern`that have ${having}`.map(([filter]) => filter),
    pattern`who has ${having}`.map(([filter]) => filter),
    pattern`that ${words("costs", "cost")} ${number} ${bound}`.map((
      [, value, comparison],
    ) => compare("cost-comparison", comparison, value)),
    pattern`with ${having} each`.map(([filter]) => filter),
    pattern`with ${having} and ${having}`.map(([left, right]): Filter => ({
      type: "and",
      filters: [left, right],
    })),
    pattern`without ${keywordFilter}`.map(([filter]) => not(filter)),
    fixed("without {IW}").map(() => not({ type: "inkable" })),
    pattern`named ${namedFilter}`.map(([filter]) => filter),
    pattern`not named ${namedFilter}`.map(([filter]) => not(filter)),
    pattern`with ${having} or named ${namedFilter}`.map(([left, right]) =>
      either([[left], [right]])
    ),
    lookup<Filter>({
      "at a location": { type: "at-location" },
      "at locations": { type: "at-location" },
      "not at a location": not({ type: "at-location" }),
      "that isn't at a location": not({ type: "at-location" }),
      "that aren't at a location": not({ type: "at-location" }),
      "who was challenged this turn": { type: "challenged-this-turn" },
      "that was challenged this turn": { type: "challenged-this-turn" },
      "that isn't a song": not({ type: "card-type", cardType: "song" }),
      "that isn't a song card": not({ type: "card-type", cardType: "song" }),
      "that aren't songs": not({ type: "card-type", cardType: "song" }),
      "that's damaged": { type: "damaged" },
      "that is damaged": { type: "damaged" },
      "that's exerted": { type: "exerted" },
      "that is exerted": { type: "exerted" },
      "who is exerted": { type: "exerted" },
      "played this turn": { type: "played-this-turn" },
      "that was played this turn": { type: "played-this-turn" },
      "while challenging": { type: "in-challenge", role: "attacker" },
      "that's challenging": { type: "in-challenge", role: "attacker" },
    }),
    pattern`at ${place}`.map(([location]): Filter => ({
      type: "at-location",
      location,
    })),
  ]);
}

/** "a" or "an". */
export const article: Rule<undefined> = oneOf([fixed("a"), fixed("an")]);
