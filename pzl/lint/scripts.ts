import { hint, type Log } from "../text/log.ts";
import { part, type Piece } from "../text/piece.ts";
import type { PrecastEntry, Script } from "../types.ts";
import { lintPasted } from "./pasted.ts";

/** Checks what a script does; a problem is reported at `place`. */
export function lintScript(
  log: Log,
  script: Script | PrecastEntry,
  place: Piece,
): void {
  if ("card" in script) {
    lintPasted(log, script.card, () => part(place, 0, script.card.length));
    if (script.card.includes("|")) {
      hint(log, "bar-in-host", place, { found: script.card });
    }
  }
  const { action } = script;
  if (action?.kind === "custom" && !hasApi(action.script)) {
    hint(log, "script-without-api", place, {});
  }
  if (action?.kind !== "keyword") return;
  if (action.name === "Awaken" || action.name === "AwakenOnly") return;
  hint(log, "unknown-keyword-action", place, { found: action.name });
}

/** Whether the text of an ability says what it does, as Forge demands. */
export function hasApi(script: string): boolean {
  return /(^|\|)[\0- ]*(AB|DB|SP|ST)[\0- ]*\$/.test(script);
}
