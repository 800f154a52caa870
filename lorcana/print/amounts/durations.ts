import type { Duration } from "../../ast/mod.ts";
import { DURATIONS } from "../../lexicon/durations.ts";
import type { Voice } from "../text/voice.ts";

/** The words for a duration, some of which differ for restrictions. */
export function printDuration(
  duration: Duration | undefined,
  voice: Voice,
  restriction?: string,
): readonly string[] {
  if (duration === undefined) return [];
  if (duration === "this-turn" && restriction !== undefined) {
    return ["for the rest of this turn"];
  }
  const { pronoun, self } = voice;
  const texts = DURATIONS[duration];
  // Those about this card name it: "the turn he's played".
  const own = duration === "turn-played"
    ? texts.find((text) => text.startsWith(`the turn ${pronoun}'s`))
    : duration === "while-in-play"
    ? texts.find((text) => text.includes(` ${self} `))
    : undefined;
  return own === undefined ? texts.slice(0, 1) : [own];
}

/** The words for a duration at the start of a sentence, without the comma. */
export function leading(duration: Duration, voice: Voice): string {
  return printDuration(duration, voice, "first").join(" ");
}
