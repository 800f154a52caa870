import type { Trigger } from "../ast/mod.ts";
import { type GrammaticalNumber, inflect } from "./inflect.ts";

/** The player whose action triggers an ability. */
export type By = NonNullable<Trigger["by"]>;

/** A player in an event: the words, the form of the verb, and whose cards. */
export interface Actor {
  readonly by: By;
  /** Which form of the verb follows: "you play", "an opponent plays". */
  readonly number: GrammaticalNumber;
  /** As a subject; the first is printed. */
  readonly subjects: readonly string[];
  /** Before a pile; the first is printed. */
  readonly whose: readonly string[];
}

/** The players of events. Of each kind, the first is printed. */
export const ACTORS: readonly Actor[] = [
  { by: "you", number: "several", subjects: ["you"], whose: ["your"] },
  {
    by: "opponent",
    number: "one",
    subjects: [
      "an opponent",
      "your opponent",
      "one of your opponents",
      "another player",
    ],
    whose: ["an opponent's", "their"],
  },
  { by: "opponent", number: "several", subjects: ["opponents"], whose: [] },
  {
    by: "any",
    number: "one",
    subjects: ["a player", "any player"],
    whose: ["a player's", "any player's"],
  },
];

/** "an opponent plays", "you play": every way to say who does something. */
export function actorsDoing(
  phrase: string,
): readonly (readonly [text: string, By])[] {
  return ACTORS.flatMap(({ by, number, subjects }) =>
    subjects.map((who) => [`${who} ${verbFor(phrase, number)}`, by] as const)
  );
}

/** "an opponent plays": the usual way to say who does something. */
export function actorDoing(by: By, phrase: string): string {
  const [text = ""] = actorsDoing(phrase).find(([, one]) => one === by) ?? [];
  return text;
}

/** The words before a pile: "your", "an opponent's". */
export function whoseOf(by: By): string {
  return ACTORS.find((one) => one.by === by)?.whose[0] ?? "";
}

/** "plays" for one, "play" for several. */
export function verbFor(phrase: string, number: GrammaticalNumber): string {
  return inflect(phrase, number === "one" ? "third" : "base");
}
