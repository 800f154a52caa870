import { hint, type Log } from "../text/log.ts";
import type { Piece } from "../text/piece.ts";
import type { Script } from "../types.ts";

/** Checks what a script does; a problem is reported at `place`. */
export function lintScript(log: Log, { action }: Script, place: Piece): void {
  if (action?.kind !== "keyword") return;
  if (action.name === "Awaken" || action.name === "AwakenOnly") return;
  hint(log, "unknown-keyword-action", place, { found: action.name });
}
