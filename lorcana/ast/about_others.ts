import { isThisCard } from "./target_names.ts";
import type { Trigger } from "./trigger.ts";

/** Whether pronouns after a trigger mean its card rather than this card. */
export function isAboutOthers({ on }: Trigger): boolean {
  return on !== undefined && !isThisCard(on) &&
    !(typeof on === "object" && "ref" in on);
}
