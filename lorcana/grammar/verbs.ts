import type { Rule } from "../../combinators/mod.ts";
import { verb, words } from "./words.ts";

// Alternatives share the rules at their beginning, so each verb is a single
// rule, used everywhere.

/** "put", "puts" */
export const put: Rule<undefined> = verb("put");

/** "move", "moves" */
export const move: Rule<undefined> = verb("move");

/** "lose", "loses" */
export const lose: Rule<undefined> = verb("lose");

/** "deal", "deals" */
export const deal: Rule<undefined> = verb("deal");

/** "reveal", "reveals" */
export const reveal: Rule<undefined> = verb("reveal");

/** "remove", "removes" */
export const remove: Rule<undefined> = verb("remove");

/** "pay", "pays" */
export const pay: Rule<undefined> = verb("pay");

/** "take", "takes" */
export const take: Rule<undefined> = verb("take");

/** "play", "plays" */
export const play: Rule<undefined> = verb("play");

/** "choose", "chooses" */
export const choose: Rule<undefined> = verb("choose");

/** "shuffle", "shuffles" */
export const shuffle: Rule<undefined> = verb("shuffle");

/** "gain", "gains" */
export const gain: Rule<undefined> = verb("gain");

/** "draw", "draws" */
export const draw: Rule<undefined> = verb("draw");

/** "discard", "discards" */
export const discard: Rule<undefined> = verb("discard");

/** "return", "returns" */
export const giveBack: Rule<undefined> = verb("return");

/** "gains", "gets", "has": verbs before keywords and stat changes. */
export const gains: Rule<undefined> = words(
  "gain",
  "gains",
  "get",
  "gets",
  "has",
  "have",
);

/** "can't", in both spellings. */
export const cannot: Rule<undefined> = words("can't", "cannot");

/** "can": what cards are able to do. */
export const can: Rule<undefined> = words("can", "may");

/** "shift": some texts capitalize it like the keyword. */
export const shift: Rule<undefined> = words("shift", "shifts", "Shift");

/** "costs", "cost" */
export const costs: Rule<undefined> = words("costs", "cost");
