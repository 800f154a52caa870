import { oneOf, optional, type Rule } from "../../../combinators/mod.ts";
import type { Duration } from "../../ast/mod.ts";
import { DURATIONS } from "../../lexicon/durations.ts";
import { fixed } from "../words.ts";

function durationsOf(
  names: readonly Duration[],
  after = "",
): Rule<Duration> {
  return oneOf(
    names.flatMap((name) =>
      DURATIONS[name].map((text) => fixed(text + after).as(name))
    ),
  );
}

/** A duration, after what it limits. */
export const duration: Rule<Duration> = durationsOf(
  Object.keys(DURATIONS) as Duration[], // A record over them.
);

/** An optional duration. */
export const maybeDuration: Rule<Duration | undefined> = optional(duration);

/** A duration at the start of a sentence. */
export const leadingDuration: Rule<Duration> = durationsOf([
  "this-turn",
  "your-next-turn",
  "until-end-of-your-next-turn",
  "until-start-of-next-turn",
  "while-in-play",
  "their-next-turn",
], ",");
