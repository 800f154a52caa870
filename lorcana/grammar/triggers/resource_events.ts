import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { TriggerEvent, TriggerRestriction } from "../../ast/mod.ts";
import { draw, gain, lose } from "../verbs.ts";
import { fixed, number, pattern, theNumberOne, words } from "../words.ts";
import type { Event } from "./event.ts";
import { nth } from "../amounts/nth.ts";
import { cardsOf } from "./subject.ts";
import { PLAYER, who } from "./who.ts";

const oneOrMore: readonly TriggerRestriction[] = [{ type: "one-or-more" }];

/** "2 or more": a minimum. */
const atLeast: Rule<readonly TriggerRestriction[]> = pattern`${number} or more`
  .map(([value]) => [{
    type: "amount",
    comparison: "greater-or-equal",
    value,
  }]);

const NOTHING: readonly TriggerRestriction[] = [];

/** "lore", "2 or more lore" */
const lore: Rule<readonly TriggerRestriction[]> = oneOf<
  readonly TriggerRestriction[]
>([
  fixed("lore").map(() => NOTHING),
  pattern`${atLeast} lore ${optional(fixed("at once"))}`.map((
    [restrictions],
  ) => restrictions),
]);

/** "an ink drop", "one or more ink drops" */
const inkDrops: Rule<readonly TriggerRestriction[]> = oneOf<
  readonly TriggerRestriction[]
>([
  fixed("an ink drop").map(() => NOTHING),
  pattern`${theNumberOne} ink drop`.map(() => NOTHING),
  fixed("one or more ink drops").map(() => oneOrMore),
  pattern`${atLeast} ink drops`.map(([restrictions]) => restrictions),
]);

const loreEvent: Rule<TriggerEvent> = oneOf<TriggerEvent>([
  gain.map(() => "gain-lore" as const),
  lose.map(() => "lose-lore" as const),
]);

const inkDropEvent: Rule<TriggerEvent> = oneOf<TriggerEvent>([
  words("get", "gets", "gain", "gains").map(() => "get-ink-drops" as const),
  words("remove", "removes", "lose", "loses").map(() =>
    "remove-ink-drops" as const
  ),
]);

/** "a card", "one or more cards", "their second card in a turn" */
const cards: Rule<readonly TriggerRestriction[]> = oneOf<
  readonly TriggerRestriction[]
>([
  fixed("a card").map(() => NOTHING),
  fixed("one or more cards").map(() => oneOrMore),
  pattern`${words("your", "their", "a")} ${nth} card ${
    words("in a turn", "each turn", "during a turn")
  }`.map(([, nth]) => [{ type: "nth-in-turn", nth }]),
  pattern`${words("your", "a")} ${nth} card during your turn`.map(([, nth]) => [
    { type: "during-turn", whose: "your" },
    { type: "nth-in-turn", nth },
  ]),
]);

/** Resources that players gain, lose or draw: "you gain lore". */
export const resourceEvents: readonly Rule<Event>[] = [
  pattern`${who} ${loreEvent} ${lore}`.map(([by, event, limits]) =>
    withLimits({ event, player: PLAYER[by] }, limits)
  ),
  pattern`${who} ${inkDropEvent} ${inkDrops}`.map(([by, event, limits]) =>
    withLimits({ event, player: PLAYER[by] }, limits)
  ),
  pattern`${who} ${draw} ${cards}`.map(([by, , limits]) =>
    withLimits(
      { event: "draw", on: cardsOf(by, "card") },
      limits,
    )
  ),
];

function withLimits(
  event: Event,
  restrictions: readonly TriggerRestriction[],
): Event {
  return restrictions.length === 0 ? event : { ...event, restrictions };
}
