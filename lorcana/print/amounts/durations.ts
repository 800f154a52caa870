import type { Duration } from "../../ast/mod.ts";
import type { Voice } from "../text/voice.ts";

/** The words for a duration, some of which differ for restrictions. */
export function printDuration(
  duration: Duration | undefined,
  voice: Voice,
  restriction?: string,
): readonly string[] {
  if (duration === undefined) return [];
  switch (duration) {
    case "this-turn":
      return [
        restriction === undefined ? "this turn" : "for the rest of this turn",
      ];
    case "until-start-of-next-turn":
      return ["until the start of your next turn"];
    case "your-next-turn":
      return ["during your next turn"];
    case "until-end-of-your-next-turn":
      return ["until the end of your next turn"];
    case "their-next-turn":
      return ["during their next turn"];
    case "start-of-their-next-turn":
      return ["at the start of their next turn"];
    case "start-of-your-next-turn":
      return ["at the start of your next turn"];
    case "their-turn":
      return ["at the start of their turn"];
    case "your-turn":
      return ["at the start of your turn"];
    case "during-your-turn":
      return ["during your turn"];
    case "during-opponents-turns":
      return ["during opponents' turns"];
    case "during-challenge":
      return ["during that challenge"];
    case "while-in-play":
      return [`while this ${voice.self} is in play`];
    case "turn-played":
      return [`the turn ${played(voice)}`];
    default:
      return [];
  }
}

function played({ pronoun }: Voice): string {
  return pronoun === undefined || pronoun === "they"
    ? "they're played"
    : `${pronoun}'s played`;
}

/** The words for a duration at the start of a sentence, without the comma. */
export function leading(duration: Duration, voice: Voice): string {
  switch (duration) {
    case "this-turn":
      return "for the rest of this turn";
    case "while-in-play":
      return `while this ${voice.self} is in play`;
    default:
      return printDuration(duration, voice).join(" ");
  }
}
