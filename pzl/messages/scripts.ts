import type { Messages } from "../../diagnostics/internal.ts";
import { type Found, quote } from "./found.ts";

/** The values that messages about scripts use. */
export interface ScriptDetails {
  /** Spaces that become part of a name in a script. */
  "script-space": Found;
  /** "ExecuteScript:": a script without a name. */
  "empty-script": Found & { effect: "cast" | "nothing" };
  /** "->p1": a target that is neither a player nor an id. */
  "invalid-target": Found;
}

/** The messages about scripts. */
export const scriptMessages: Messages<ScriptDetails> = {
  "script-space": ({ found }) =>
    `Spaces in ${
      quote(found)
    } that Forge keeps: it does not find the name they belong to`,
  "empty-script": ({ found, effect }) =>
    `Script of ${quote(found)} is empty: ${
      effect === "cast"
        ? "Forge casts the card's first spell"
        : "Forge looks for a script without a name and does nothing"
    }`,
  "invalid-target": ({ found }) =>
    `Invalid target ${
      quote(found)
    }: expected "human", "ai" or a number that a card has as its "Id:"`,
};
