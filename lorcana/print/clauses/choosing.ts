import type { Effect, Player, Query, Target } from "../../ast/mod.ts";
import { printTarget } from "../nouns/target.ts";
import type { Voice } from "../text/voice.ts";
import { act, type Clause } from "./clause.ts";

/**
 * "choose one of them and banish them": without "choose", the words would not
 * say that these cards are chosen.
 */
export function choosing(
  effect: Effect,
  voice: Voice,
  print: (effect: Effect) => Clause,
): Clause | undefined {
  if (!("target" in effect) || effect.type === "select-target") {
    return undefined;
  }
  // Some effects have neither field.
  const { chosenBy, target, ...rest } = effect as {
    readonly chosenBy?: Player;
    readonly target?: Target;
  };
  if (!isSilentChoice(target)) return undefined;
  const done = print({
    ...rest,
    target: { ref: "previous-target" },
    ...(chosenBy === undefined ? {} : { by: chosenBy }),
  } as Effect); // The same effect, on the chosen cards.
  if (done.kind !== "act") return undefined;
  const some: Query = { ...target, selector: "one-of" };
  return act(
    chosenBy ?? done.who,
    (verb) =>
      `${verb("choose")} ${printTarget(some, voice, "object")} and ${
        done.say(verb)
      }`,
  );
}

/** "one of them", "one of chosen opponent's characters": implicitly chosen. */
function isSilentChoice(target: Target | undefined): target is Query {
  return typeof target === "object" && "selector" in target &&
    target.selector === "chosen" && target.except === undefined &&
    (target.filter?.[0]?.type === "among" ||
      target.owner === "chosen-opponent" && target.zones[0] === "play");
}
