import { readCounters, writeCounters } from "../values/counters.ts";
import { fail } from "../text/log.ts";
import { splitList } from "../text/piece.ts";
import { isSeen, type ModifierForm, pair } from "./form.ts";
import { assign } from "./target.ts";

/** "Counters:P1P1=2" */
export function counters(name: string): ModifierForm {
  return {
    name,
    readValue: (target, whole, value) => {
      const { log } = target;
      const counters = readCounters(
        log,
        value,
        whole,
        isSeen({ name }, target),
      );
      if (splitList(value, ",").length === 0) {
        fail(log, "invalid-counter", value, { found: value.text });
      }
      assign(target, "counters", counters, whole);
    },
    numberAt: "end",
    write: ({ counters }) => pair(name, counters && writeCounters(counters)),
  };
}
