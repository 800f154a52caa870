import { oneOf, type Rule } from "../../combinators/mod.ts";
import type { Trigger } from "../ast/mod.ts";
import { ofThatOpponent } from "../grammar/nouns/players.ts";
import { fixed, pattern } from "../grammar/words.ts";
import {
  type Actor,
  actorDoing,
  ACTORS,
  actorsDoing,
  type By,
} from "../lexicon/actors.ts";

/** "you play", "an opponent plays": who does something. */
export function byActor(phrase: string): Rule<By> {
  return oneOf<By>([
    ...actorsDoing(phrase).map(([text, by]) => fixed(text).as(by)),
    // "During each opponent's turn, whenever they draw a card"
    pattern`${ofThatOpponent("they")} ${fixed(phrase)}`.as("opponent"),
  ]);
}

/** "you", "an opponent's discard": a player of an event, in some words. */
export function actorIn(say: (actor: Actor) => readonly string[]): Rule<By> {
  return oneOf(
    ACTORS.flatMap((actor) =>
      say(actor).map((text) => fixed(text).as(actor.by))
    ),
  );
}

/** "your discard", "an opponent's discard": whose pile. */
export function whosePile(pile: string): Rule<By> {
  return actorIn(({ whose }) => whose.map((owner) => `${owner} ${pile}`));
}

/** The player of events without cards, by who acts. */
export const PLAYER: { readonly [B in By]: NonNullable<Trigger["player"]> } = {
  you: "CONTROLLER",
  opponent: "OPPONENT",
  any: "EACH_PLAYER",
};

/** "an opponent plays", "one or more opponents play" */
export function printActor(
  { restrictions = [] }: Trigger,
  by: By,
  phrase: string,
): string {
  return restrictions.some(({ type }) => type === "players-together")
    ? `one or more opponents ${phrase}`
    : actorDoing(by, phrase);
}
