import type { TriggerEvent } from "../../ast/internal.ts";
import { accept, acceptAll, miss, type Reader } from "./reader.ts";
import { targetOf } from "./targets.ts";
import { wordIds } from "./word_ids.ts";

const [COMMA, YOU, DISCARD, ABANDON, WHEN, PLAY, IS] = wordIds(
  ", you discard abandon when play is",
);
const [AT, MATERIALIZED, JUDGMENT, DISSOLVED] = wordIds(
  "at {materialized} {judgment} {dissolved}",
);
const END_OF_TURN = wordIds("the end of your turn");
const TRIGGERS = [MATERIALIZED, JUDGMENT, DISSOLVED, AT, WHEN];

/** What sets off an ability, with its comma. */
export function triggerOf(reader: Reader): TriggerEvent | undefined {
  switch (reader.ids[reader.at++]) {
    case MATERIALIZED:
      return { Keywords: ["Materialized"] };
    case JUDGMENT:
      return { Keywords: ["Judgment"] };
    case DISSOLVED:
      return { Keywords: ["Dissolved"] };
    case AT:
      return acceptAll(reader, END_OF_TURN) && accept(reader, COMMA)
        ? "EndOfYourTurn"
        : undefined;
    case WHEN: {
      const event = readEvent(reader);
      return accept(reader, COMMA) ? event : undefined;
    }
    default:
      return miss(reader, TRIGGERS);
  }
}

function readEvent(reader: Reader): TriggerEvent | undefined {
  if (!accept(reader, YOU)) {
    const target = targetOf(reader, false);
    return target && accept(reader, IS) && accept(reader, DISSOLVED)
      ? { Dissolved: target }
      : undefined;
  }
  const verb = reader.ids[reader.at++];
  const target = targetOf(reader, true);
  if (target === undefined) return undefined;
  if (verb === PLAY) return { Play: target };
  if (verb === DISCARD) return { Discard: target };
  return verb === ABANDON ? { Abandon: target } : undefined;
}
