import { oneOf, type Rule } from "../../../combinators/mod.ts";
import type { ConditionOf, DoneThisWay } from "../../ast/mod.ts";
import { fixed, lookup, numberOrZero, pattern, words } from "../words.ts";
import { type Tally, tally } from "./tally.ts";

type Compared = ConditionOf<"comparison">;

/** "3 or more", "3", "any": the required amount. */
const much: Rule<Tally> = oneOf<Tally>([
  tally,
  numberOrZero.map((value): Tally => ({ comparison: "equal", value })),
  fixed("any").map((): Tally => AT_ALL),
]);

const AT_ALL: Tally = { comparison: "greater-or-equal", value: 1 };

const damage = words("damage", "damage counter", "damage counters");
const drops = words("ink drop", "ink drops");

const youDid: Rule<DoneThisWay> = lookup<DoneThisWay>({
  "you removed": "damage-removed",
  "you remove": "damage-removed",
  "you moved": "damage-moved",
  "you move": "damage-moved",
  "you dealt": "damage-dealt",
  "you deal": "damage-dealt",
});

const wasDone: Rule<DoneThisWay> = lookup<DoneThisWay>(
  Object.fromEntries(
    ["is", "was", "were"].flatMap((be): [string, DoneThisWay][] => [
      [`${be} removed`, "damage-removed"],
      [`${be} moved`, "damage-moved"],
      [`${be} dealt`, "damage-dealt"],
    ]),
  ),
);

/** "you moved 3 damage this way", "2 or more damage was removed this way" */
export const muchThisWay: readonly Rule<Compared>[] = [
  pattern`${youDid} damage this way`.map(([what]) => compared(what, AT_ALL)),
  pattern`${youDid} ${much} ${damage} this way`.map(([what, much]) =>
    compared(what, much)
  ),
  pattern`damage ${wasDone} this way`.map(([what]) => compared(what, AT_ALL)),
  pattern`${much} ${damage} ${wasDone} this way`.map(([much, , what]) =>
    compared(what, much)
  ),
  pattern`${words("you removed", "you remove")} ${much} ${drops} this way`.map(
    ([, much]) => compared("ink-drops-removed", much),
  ),
  pattern`${much} lore ${words("is", "was")} lost this way`.map(([much]) =>
    compared("lore-lost", much)
  ),
];

function compared(what: DoneThisWay, { comparison, value }: Tally): Compared {
  return {
    type: "comparison",
    left: { type: "this-way", what },
    comparison,
    right: value,
  };
}
