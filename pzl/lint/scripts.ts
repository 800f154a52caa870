import { hint, type Log } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import type { PrecastEntry, Script } from "../types.ts";

/** Checks what a script does; a problem is reported at `place`. */
export function lintScript(
  log: Log,
  script: Script | PrecastEntry,
  place: Piece,
): void {
  if ("card" in script && script.card.includes("|")) {
    hint(log, "bar-in-host", place, { found: script.card });
  }
  const { action } = script;
  if (action?.kind !== "keyword") return;
  if (action.name === "Awaken" || action.name === "AwakenOnly") return;
  hint(log, "unknown-keyword-action", place, { found: action.name });
}
