import type { Effect, Player } from "../../ast/mod.ts";
import type { Voice } from "../text/voice.ts";

/** How effects inside a frame are written. */
export interface Inner {
  /** As a clause of its own: "each opponent loses 1 lore". */
  readonly chain: (effect: Effect, voice: Voice) => string;
  /** Behind "may" or "to": "draw a card", "give …". */
  readonly verbs: (effect: Effect, voice: Voice, who: Player) => string;
  /** Several sentences, the first without its capital. */
  readonly inside: (effect: Effect, voice: Voice) => string;
  /** As a choice's option: whole sentences. */
  readonly sentences: (effect: Effect, voice: Voice) => string;
}
