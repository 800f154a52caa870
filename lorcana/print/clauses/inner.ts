import type { Effect, Player } from "../../ast/mod.ts";
import type { Voice } from "../text/voice.ts";

/** Prints the effects inside another. */
export interface Inner {
  /** As an independent clause: "each opponent loses 1 lore". */
  readonly chain: (effect: Effect, voice: Voice) => string;
  /** After "may" or "to": "draw a card", "give …". */
  readonly verbs: (effect: Effect, voice: Voice, who: Player) => string;
  /** As sentences, the first without its capital. */
  readonly inside: (effect: Effect, voice: Voice) => string;
  /** As whole sentences, for an option. */
  readonly sentences: (effect: Effect, voice: Voice) => string;
}
