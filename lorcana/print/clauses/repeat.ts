import type { RepeatClauses } from "../../ast/clauses/repeat.ts";
import type { EffectOf } from "../../ast/mod.ts";
import { act, type Printers } from "./clause.ts";
import { phrase } from "../text/voice.ts";

/** "repeat this 3 times" */
export const repeatPrinters: Printers<RepeatClauses> = {
  "repeat": (effect) =>
    act(
      "CONTROLLER",
      () =>
        effect.times === "until-no"
          ? "repeat this effect"
          : `repeat this ${printTimes(effect)}`,
    ),
};

/** "3 times", "up to 3 times" */
export function printTimes(
  { times, upTo }: Pick<EffectOf<"repeat">, "times" | "upTo">,
): string {
  return phrase(upTo && "up to", `${times} ${times === 1 ? "time" : "times"}`);
}
