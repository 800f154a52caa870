import { checked, optional, type Rule } from "../../combinators/mod.ts";
import type { Target, Trigger, Zone } from "../ast/mod.ts";
import { queryOf } from "../ast/target_names.ts";
import { toTarget } from "../grammar/nouns/noun.ts";
import { nounPhrase } from "../grammar/nouns/noun_phrase.ts";
import { target } from "../grammar/triggers/any_cards.ts";
import { type Event, happens } from "../grammar/triggers/event.ts";
import { cardsOf, subject } from "../grammar/triggers/subject.ts";
import { fixed, lookup, pattern } from "../grammar/words.ts";
import { whoseOf } from "../lexicon/actors.ts";
import { phrase, type Voice } from "../print/text/voice.ts";
import { subjectWords, whoHas } from "../print/triggers/subject.ts";
import { byActor, printActor, whosePile } from "./by_actor.ts";
import { type Doing, is } from "./doing.ts";
import { zoneBefore } from "./pile_event.ts";

const inkwell = whosePile("inkwell");

/** The zones from which cards are put into an inkwell. */
const from: Rule<Zone> = lookup<Zone>({
  "hand": "hand",
  "discard": "discard",
  "deck": "deck",
});

/** "is put into your inkwell" */
export const inkDoings: readonly Rule<Doing>[] = [
  pattern`${is} put into ${inkwell}`.map(([number, owner]) => ({
    number,
    event: (on) =>
      isPlainCard(on) ? undefined : { event: "ink", on: subject(on, owner) },
  })),
  pattern`${is} put into your inkwell from your ${from}`.map((
    [number, zone],
  ) => ({
    number,
    event: (on) => ({
      event: "ink",
      on: subject(on, "you"),
      restrictions: [{ type: "from-zone", zone }],
    }),
  })),
];

/** "a card", without type or filters. */
function isPlainCard(target: Target): boolean {
  const full = queryOf(target);
  return full !== undefined &&
    full.cardTypes[0] === "card" && full.filter === undefined;
}

const put = byActor("put");
const facedown = optional(fixed("facedown"));

/** Cards that players put into an inkwell, or under others. */
export const inkEvents: readonly Rule<Event>[] = [
  pattern`a card is put into ${inkwell}`.map(([controller]) => ({
    event: "ink",
    on: cardsOf(controller, "card"),
  })),
  checked(
    pattern`${put} ${nounPhrase} into ${inkwell}`,
    ([, { types, filters }]) => types[0] !== "card" || filters.length > 0,
  ).map(([by, noun, controller]) => ({
    event: "ink",
    on: subject(toTarget(noun), controller),
    by,
  })),
  pattern`${put} a card into ${inkwell}`.map(([by, controller]) => ({
    event: "ink",
    on: cardsOf(controller, "card"),
    by,
  })),
  pattern`you put a card into your inkwell from your ${from}`.map(([zone]) => ({
    event: "ink",
    on: cardsOf("you", "card"),
    by: "you",
    restrictions: [{ type: "from-zone", zone }],
  })),
  pattern`${byActor("ink")} a card`.map(([by]) => ({
    event: "ink",
    on: cardsOf(by, "card"),
    by,
  })),
  pattern`a card is put under ${target}`.map(([on]) =>
    happens("put-card-under", on)
  ),
  pattern`${put} a card ${facedown} under ${target}`.map(([by, , on]) =>
    happens("put-card-under", on, { by })
  ),
  pattern`${put} one or more cards ${facedown} under ${target}`.map((
    [by, , on],
  ) =>
    happens("put-card-under", on, {
      by,
      restrictions: [{ type: "one-or-more" }],
    })
  ),
];

/** "a card is put into your inkwell", "you put a card into your inkwell" */
export function printInked(trigger: Trigger, voice: Voice): string {
  const { on, by } = trigger;
  const owner = whoHas(on);
  const from = zoneBefore(trigger);
  const cards = subjectWords(trigger, voice, true);
  return phrase(
    by === undefined
      ? `${cards} is put into ${whoseOf(owner)} inkwell`
      : `${printActor(trigger, by, "put")} ${cards} into ${
        owner === "you" ? "your" : "their"
      } inkwell`,
    from && `from your ${from}`,
  );
}

/** "you put one or more cards under this character" */
export function printPutUnder(trigger: Trigger, voice: Voice): string {
  // "One or more" counts the cards put there.
  const { restrictions = [], by } = trigger;
  const rest = restrictions.filter(({ type }) => type !== "one-or-more");
  const cards = rest.length < restrictions.length
    ? "one or more cards"
    : "a card";
  const under = subjectWords({ ...trigger, restrictions: rest }, voice);
  return by === undefined
    ? `a card is put under ${under}`
    : `${printActor(trigger, by, "put")} ${cards} under ${under}`;
}
