import type { DoneThisWay, DoneToCards } from "./words.ts";

/** Whether cards that this was done to are not in play: "character card". */
export function isOutside(what: DoneToCards | DoneThisWay): boolean {
  return what === "discarded" || what === "revealed" ||
    what.startsWith("put-");
}
