import type { DoneThisWay, DoneToCards } from "./words.ts";

/** Whether an effect leaves its cards outside of play: "character card". */
export function isOutside(what: DoneToCards | DoneThisWay): boolean {
  return what === "discarded" || what === "revealed" ||
    what.startsWith("put-");
}
