import {
  checked,
  oneOf,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import type { CardType, Cost, Target } from "../../ast/mod.ts";
import { THIS_CARD } from "../../ast/target_names.ts";
import { effect } from "../effect.ts";
import { damageProductions } from "../effects/damage.ts";
import { inkDrops } from "../effects/ink_drop.ts";
import { inkwellProductions } from "../effects/inkwell.ts";
import { moveProductions } from "../effects/move.ts";
import { actsIn } from "../effects/parts/production.ts";
import { putProductions } from "../effects/put.ts";
import { shuffleProductions } from "../effects/shuffle.ts";
import { underProductions } from "../effects/under.ts";
import { type Noun, toTarget } from "../nouns/noun.ts";
import { someCards, target } from "../nouns/noun_phrase.ts";
import { self } from "../nouns/reference.ts";
import { spanned, withSpan } from "../spanned.ts";
import { lookup, number, pattern, words } from "../words.ts";

const exert = words("{E}", "exert");

/** One thing to pay. */
export const costItem: Rule<Cost> = oneOf<Cost>([
  // Without a number it is one ink, as a symbol on a card is.
  lookup<Cost>({ "{E}": { exert: true }, "{I}": { ink: 1 } }),
  pattern`${number} {I}`.map(([ink]) => ({ ink })),
  pattern`exert ${self}`.map(() => ({ exert: true })),
  pattern`banish ${self}`.map(([card]) => ({
    banishSelf: true,
    ...typeOf(card),
  })),
  pattern`banish ${someCards}`.map(([noun]) => banishing(noun)),
  pattern`${exert} ${someCards}`.map(([, noun]) => exerting(noun)),
  pattern`discard ${someCards}`.map(([noun]) => discarding(noun, false)),
  pattern`choose and discard ${someCards}`.map(([noun]) =>
    discarding(noun, true)
  ),
  pattern`deal ${number} damage to ${self}`.map(([damageSelf]) => ({
    damageSelf,
  })),
  pattern`put ${number} damage ${words("counter", "counters")} on ${self}`.map((
    [damageSelf],
  ) => ({ damageSelf })),
  pattern`deal ${number} damage to ${target}`.map(([amount, target]) => ({
    damage: { amount, target },
  })),
  pattern`remove ${inkDrops}`.map(([amount]) => ({
    effect: effect("remove-ink-drops", { amount, player: "CONTROLLER" }),
  })),
  pattern`return ${target} to your hand`.map(([returnToHand]) => ({
    returnToHand,
  })),
]);

/** What is done to pay, if no field says it: "put a card … under this item". */
const doing: Rule<Cost> = oneOf(actsIn({
  ...inkwellProductions,
  ...underProductions,
  ...putProductions,
  ...shuffleProductions,
  "move-to-location": moveProductions["move-to-location"],
  ...damageProductions,
})).map((act) => ({ effect: act("CONTROLLER") }));

const item: Rule<Cost> = oneOf([costItem, doing]);
const mark = words(",", "and", ", and");

/** Items that are all different: the second of a kind would hide the first. */
const items: Rule<Cost> = checked(
  separated(item, mark),
  (list) => {
    const keys = list.flatMap((one) => Object.keys(one));
    return new Set(keys).size === keys.length;
  },
).map(merge);

/** Everything that must be paid, up to the dash. */
export const cost: Rule<Cost> = spanned(
  oneOf<Cost>([
    items,
    // Some texts have no comma: "{E} 2 {I} — …".
    checked(pattern`{E} ${items}`, ([{ exert }]) => exert === undefined).map((
      [items],
    ) => merge([{ exert: true }, items])),
  ]),
  withSpan,
);

function merge(items: readonly Cost[]): Cost {
  return Object.assign({}, ...items);
}

function plain({ filters, excludeSelf, owner, selector }: Noun): boolean {
  return filters.length === 0 && !excludeSelf && owner === "you" &&
    selector === "one-of";
}

function banishing(noun: Noun): Cost {
  const [type] = noun.types;
  const simple = plain(noun) && noun.types.length === 1 && noun.count === 1;
  return simple && type === "item"
    ? { banishItem: true }
    : simple && type === "character"
    ? { banishCharacter: true }
    : { banish: toTarget(noun) };
}

function exerting(noun: Noun): Cost {
  const [type] = noun.types;
  const { count } = noun;
  if (plain(noun) && noun.types.length === 1 && typeof count === "number") {
    if (type === "character") return { exertCharacters: count };
    if (type === "item") return { exertItems: count };
  }
  return { exertTarget: toTarget(noun) };
}

function discarding(noun: Noun, chosen: boolean): Cost {
  const { types, count, filters } = noun;
  const [type] = types;
  const simple = filters.length === 0 && types.length === 1 &&
    typeof count === "number";
  return {
    discardCards: typeof count === "number" ? count : 1,
    ...(chosen ? { discardChosen: true } : {}),
    ...(type === undefined || type === "card" ? {} : cardType(type)),
    ...(simple ? {} : { discardTarget: toTarget(noun) }),
  };
}

function typeOf(self: Target): Cost {
  return {
    wording: {
      selfType: self === "THIS_ITEM" || self === "THIS_LOCATION"
        ? THIS_CARD[self]
        : "character",
    },
  };
}

function cardType(discardCardType: CardType): Cost {
  return { discardCardType };
}
