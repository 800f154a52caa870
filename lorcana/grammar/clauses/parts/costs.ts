import {
  checked,
  oneOf,
  type Rule,
  separated,
} from "../../../../combinators/mod.ts";
import type { Cost, Effect } from "../../../ast/mod.ts";
import { isThisCard } from "../../../ast/target_names.ts";
import { same } from "../../../ast/same.ts";
import { actProductions } from "../../../frames/act.ts";
import { effect } from "../../effect.ts";
import { damageProductions } from "../../effects/damage.ts";
import { discardProductions } from "../../effects/discard.ts";
import { inkDrops } from "../../effects/ink_drop.ts";
import { inkwellProductions } from "../../effects/inkwell.ts";
import { moveProductions } from "../../effects/move.ts";
import { isAnothers } from "../../effects/parts/own_pile.ts";
import { actsIn } from "../../effects/parts/production.ts";
import { putProductions } from "../../effects/put.ts";
import { returnProductions } from "../../effects/return.ts";
import { revealProductions } from "../../effects/reveal.ts";
import { shuffleProductions } from "../../effects/shuffle.ts";
import { skipProductions } from "../../effects/skip.ts";
import { underProductions } from "../../effects/under.ts";
import { self } from "../../nouns/reference.ts";
import { spanned, withSpan } from "../../spanned.ts";
import { lookup, number, pattern, words } from "../../words.ts";

/** Effects that pay a cost: "Discard a card", "Banish one of your items". */
const doing: Rule<Cost> = checked(
  oneOf(actsIn({
    "banish": actProductions.banish,
    "exert": actProductions.exert,
    ...damageProductions,
    ...discardProductions,
    ...inkwellProductions,
    "move-to-location": moveProductions["move-to-location"],
    ...putProductions,
    ...returnProductions,
    "reveal-card": revealProductions["reveal-card"],
    ...shuffleProductions,
    "skip-step": skipProductions["skip-step"],
    ...underProductions,
  })).map((act) => act("CONTROLLER")),
  (effect) => !isOfThisCard(effect) && !isOfOpponents(effect),
).map(doneToPay);

/** Whether an effect exerts this card, which has a field, or is about "it". */
function isOfThisCard(effect: Effect): boolean {
  return effect.type === "exert" && isThisCard(effect.target) ||
    (effect.type === "exert" || effect.type === "banish") &&
      typeof effect.target === "object" && "ref" in effect.target;
}

/** "Banish chosen opposing item": players cannot pay with others' cards. */
function isOfOpponents(effect: Effect): boolean {
  return "target" in effect && effect.target !== undefined &&
    isAnothers(effect.target, "CONTROLLER");
}

/** A cost that consists of an effect. */
function doneToPay(effect: Effect): Cost {
  return { effects: [effect] };
}

/** The amount of ink: "2", or "X" for any amount. */
export const inkToPay: Rule<number | "X"> = oneOf<number | "X">([
  number,
  lookup<"X">({ "X": "X", "any amount of": "X" }),
]);

/** One part of a cost. */
export const costItem: Rule<Cost> = oneOf<Cost>([
  // Without a number, the symbol means one ink.
  lookup<Cost>({ "{E}": { exert: true }, "{I}": { ink: 1 } }),
  pattern`${inkToPay} {I}`.map(([ink]) => ({ ink })),
  pattern`pay ${inkToPay} {I}`.map(([ink]) => ({ ink })),
  pattern`exert ${self}`.map(() => ({ exert: true })),
  pattern`${words("remove", "spend")} ${inkDrops}`.map(([, amount]) =>
    doneToPay(
      effect({ type: "remove-ink-drops", amount, player: "CONTROLLER" }),
    )
  ),
  pattern`lose ${number} lore`.map(([amount]) =>
    doneToPay(effect({ type: "lose-lore", amount, player: "CONTROLLER" }))
  ),
  doing,
]);

const mark = words(",", "and", ", and");

/** Reads parts of different kinds: of two alike, the second would win. */
export const costItems: Rule<Cost> = checked(
  separated(costItem, mark),
  (list) => {
    if (list.length === 1) return true;
    const keys = list.flatMap((one) => Object.keys(one))
      .filter((key) => key !== "effects");
    return new Set(keys).size === keys.length && areUnlike(list);
  },
).map(allToPay);

/** Whether no effect occurs twice: "Banish this item, Banish this item". */
function areUnlike(list: readonly Cost[]): boolean {
  const effects = list.flatMap(({ effects = [] }) => effects);
  return effects.every((one, at) =>
    !effects.slice(at + 1).some((other) => same(one, other))
  );
}

/** The whole cost, up to the dash. */
export const cost: Rule<Cost> = spanned(
  oneOf<Cost>([
    costItems,
    // Some texts have no comma: "{E} 2 {I} — …".
    checked(pattern`{E} ${costItems}`, ([{ exert }]) => exert === undefined)
      .map((
        [items],
      ) => allToPay([{ exert: true }, items])),
  ]),
  withSpan,
);

/** Merges the parts of a cost. */
export function allToPay(items: readonly Cost[]): Cost {
  const [only] = items;
  if (items.length === 1 && only !== undefined) return only;
  const effects = items.flatMap(({ effects = [] }) => effects);
  return {
    ...Object.assign({}, ...items),
    ...(effects.length === 0 ? {} : { effects }),
  };
}
