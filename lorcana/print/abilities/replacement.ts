import type {
  Condition,
  Effect,
  ReplacementAbility,
  Replaces,
} from "../../ast/mod.ts";
import { isOfTurn } from "../../ast/conditions/turn.ts";
import { printWould } from "../../frames/would.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { opens } from "./opening.ts";

/** "whenever one of your characters would be banished, draw a card instead" */
export function printReplacement(
  { replaces, replacement, condition }: ReplacementAbility,
  voice: Voice,
  inside: (effect: Effect, voice: Voice) => string,
): string {
  return phrase(
    condition && opens(condition, "while", voice),
    `${start(replaces, condition)} ${printWould(replaces, voice)},`,
    replacement === "prevent"
      ? prevented(replaces)
      : instead(replacement, (effect) => inside(effect, voice)),
  );
}

/** Adds "instead" to the first sentence; later ones follow the replacement. */
function instead(effect: Effect, say: (effect: Effect) => string): string {
  const [first, ...rest] = say(effect).split(/\. (?=[A-Z])/u);
  return [`${first} instead`, ...rest].join(". ");
}

function start(
  { first, eachTurn, timesPerTurn, player }: Replaces,
  condition: Condition | undefined,
): string {
  if (timesPerTurn === 1) return "once per turn, if";
  if (timesPerTurn !== undefined) return "twice per turn, if";
  const isSaid = condition !== undefined && isOfTurn(condition);
  if (first && eachTurn && !isSaid) return "the first time each turn";
  if (first) return "the first time";
  return player === undefined ? "whenever" : "if";
}

function prevented({ event, player }: Replaces): string {
  if (player !== undefined) {
    return player === "CONTROLLER"
      ? event === "discard" ? "you don't discard" : "you don't"
      : "they don't";
  }
  return event === "damage" ? "they take no damage instead" : "prevent it";
}
