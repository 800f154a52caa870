import type { Cost } from "../../ast/internal.ts";
import { accept, miss, numberAt, type Reader } from "./reader.ts";
import { targetOf } from "./targets.ts";
import { wordIds } from "./word_ids.ts";

const [DISCARD, ABANDON, HAND, YOUR, E, DISCARDS] = wordIds(
  "discard abandon hand your {e} {discards}",
);
const COSTS = [E, ABANDON, DISCARD];

/** One cost of an ability. */
export function costOf(reader: Reader): Cost | undefined {
  const start = reader.at++;
  switch (reader.ids[start]) {
    case E:
      return { Energy: numberAt(reader, start) };
    case ABANDON: {
      const target = targetOf(reader, false);
      return target &&
        { AbandonCharactersCount: { target, count: { Exactly: 1 } } };
    }
    case DISCARD:
      if (accept(reader, DISCARDS)) {
        const count = numberAt(reader, start + 1);
        return { DiscardCards: { target: { Any: "Card" }, count } };
      }
      return accept(reader, YOUR) && accept(reader, HAND)
        ? "DiscardHand"
        : undefined;
    default:
      return miss(reader, COSTS);
  }
}
