import type { Trigger } from "./trigger.ts";

/** Whether pronouns behind a trigger mean its card, not the one it stands on. */
export function isAboutOthers({ on, event }: Trigger): boolean {
  return on !== "SELF" && !(typeof on === "object" && "ref" in on) &&
    event !== "start-turn" && event !== "end-turn";
}
