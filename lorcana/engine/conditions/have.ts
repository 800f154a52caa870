import type { Amount, HaveConditions, Owner, Query } from "../../mod.ts";
import type { Moment } from "../moment.ts";
import type { CardId, PlayerId } from "../state/card.ts";
import { holderOf } from "../state/zones.ts";
import { measure } from "../view/amounts.ts";
import { compare } from "../view/filters.ts";
import { owners } from "../view/players.ts";
import { fitting } from "../view/queries.ts";
import { mostInCommon } from "../view/in_common.ts";
import type { Holds } from "./holds.ts";

/** Conditions on what players have. */
export const haveConditions: Holds<HaveConditions> = {
  "count": (moment, { query, comparison, value }) =>
    query.selector === "none-of"
      ? fitting(moment, query).length === 0
      : quantified(query.owner, counts(moment, query), (count) =>
        compare(count, comparison, value)),
  // More, or fewer, than each opponent.
  "has-most": (moment, { which, what }) => {
    const yours = measure(moment, what);
    return owners(moment, "opponent").every((you) => {
      const theirs = measure({ ...moment, you }, what);
      return which === "most" ? yours > theirs : yours < theirs;
    });
  },
  "comparison": (moment, { left, comparison, right }) =>
    quantified(
      ownerOf(left),
      values(moment, left),
      (one) =>
        quantified(ownerOf(right), values(moment, right), (other) =>
          compare(one, comparison, other)),
    ),
};

/** "each opponent": true of all of them; "an opponent": true of one. */
function quantified(
  owner: Owner | undefined,
  values: readonly number[],
  test: (value: number) => boolean,
): boolean {
  return owner === "each-opponent" ? values.every(test) : values.some(test);
}

/** How many cards match, separately for each opponent. */
function counts(moment: Moment, query: Query): readonly number[] {
  const all = fitting(moment, query);
  const shared = query.filter?.find((one) => one.type === "shared");
  const count = (cards: readonly CardId[]): number =>
    shared === undefined
      ? cards.length
      : mostInCommon(moment, cards, shared.of);
  if (query.owner !== "opponent" && query.owner !== "each-opponent") {
    return [count(all)];
  }
  return owners(moment, query.owner).map((player: PlayerId) =>
    count(all.filter((id) => holderOf(moment.game, id) === player))
  );
}

function ownerOf(amount: Amount): Owner | undefined {
  if (typeof amount !== "object") return undefined;
  if (amount.type === "lore") return amount.owner;
  return amount.type === "count" ? amount.query.owner : undefined;
}

function values(moment: Moment, amount: Amount): readonly number[] {
  if (typeof amount !== "object") return [measure(moment, amount)];
  if (amount.type === "count") return counts(moment, amount.query);
  return amount.type === "lore"
    ? owners(moment, amount.owner).map((player) =>
      moment.game.sides.find(({ id }) => id === player)!.lore
    )
    : [measure(moment, amount)];
}
