import { checked, oneOf, type Rule } from "../../../combinators/mod.ts";
import type {
  Target,
  TriggerEvent,
  TriggerRestriction,
} from "../../ast/mod.ts";
import { isThisCard, queryOf } from "../../ast/target_names.ts";
import { deal, move, sing } from "../verbs.ts";
import { number, pattern, verb, words } from "../words.ts";
import { subjects, target, targets } from "./any_cards.ts";
import {
  byOpponents,
  chosenForEvent,
  inkedFrom,
  inkwell,
} from "./event_words.ts";
import { type Event, happens } from "./event.ts";
import { isPossibleEvent } from "./possible_event.ts";
import { song } from "./song.ts";
import { cardsOf, subject } from "./subject.ts";

const quest = verb("quest");
const challenge = verb("challenge");
const is = words("is", "are", "'s", "'re");

/** What the subject did or underwent, without an object. */
const intransitive: Rule<TriggerEvent> = oneOf<TriggerEvent>([
  quest.map(() => "quest" as const),
  challenge.map(() => "challenge" as const),
  pattern`${is} challenged`.map(() => "challenged" as const),
  pattern`${is} challenged and banished`.map(() =>
    "challenged-and-banished" as const
  ),
  pattern`${is} banished`.map(() => "banish" as const),
  words("leaves play", "leave play").map(() => "leave-play" as const),
  words(
    "takes damage",
    "take damage",
    "is dealt damage",
    "are dealt damage",
    "is damaged",
    "becomes damaged",
  )
    .map(() => "damage" as const),
  words("becomes exerted", "become exerted", "exerts", "is exerted").map(() =>
    "exert" as const
  ),
  words("becomes ready", "readies", "is readied").map(() => "ready" as const),
  words("enters play", "enter play", "is played").map(() => "play" as const),
  words("is chosen for Support", "are chosen for Support").map(() =>
    "support" as const
  ),
]);

const inChallenge: TriggerRestriction = { type: "in-challenge" };
const elsewhere: TriggerRestriction = { type: "from-another-location" };
const whileAttacking: TriggerRestriction = {
  type: "while",
  condition: { type: "in-challenge", role: "attacker" },
};

/** The event of a verb, given its cards. */
type Doing = (on: Target) => Event;

/** "quests", "is banished in a challenge": without the cards. */
const doing: Rule<Doing> = oneOf<Doing>([
  intransitive.map((event) => (on) => happens(event, on)),
  words("enters play exerted", "enter play exerted").map(() => (on) =>
    happens("play", on, { restrictions: [{ type: "enters-exerted" }] })
  ),
  pattern`${sing} ${song}`.map(([, { filters }]) => (on) =>
    happens("sing", on, {
      restrictions: filters.length === 0 ? [] : [{ type: "song", filters }],
    })
  ),
  sing.map(() => (on) => happens("sing", on)),
  pattern`${is} exerted to sing ${song}`.map(([, { filters }]) => (on) =>
    happens("sing", on, {
      restrictions: filters.length === 0 ? [] : [{ type: "song", filters }],
    })
  ),
  words("is played using Shift", "is shifted").map(() => (on) =>
    happens("play", on, { restrictions: [{ type: "using-shift" }] })
  ),
  words("challenges and is banished").map(() => (on) =>
    happens("banish", on, { restrictions: [inChallenge, whileAttacking] })
  ),
  pattern`${is} banished in a challenge`.map(() => (on) =>
    happens("banish", on, { restrictions: [inChallenge] })
  ),
  words("is dealt damage in a challenge", "takes damage in a challenge").map(
    () => (on) => happens("damage", on, { restrictions: [inChallenge] }),
  ),
  pattern`${is} dealt ${number} or more damage`.map(([, value]) => (on) =>
    happens("damage", on, {
      restrictions: [{ type: "amount", comparison: "greater-or-equal", value }],
    })
  ),
  pattern`${challenge} ${target}`.map(([, defender]) => (on) =>
    happens("challenge", on, {
      defender: isThisCard(defender) ? defender : subject(defender),
    })
  ),
  pattern`${is} challenged by ${target}`.map(([, attacker]) => (on) =>
    happens("challenged", on, { attacker: subject(attacker) })
  ),
]);

/** Several events of the same cards: "this character quests or challenges". */
export const eitherEvent: Rule<readonly Event[]> = checked(
  oneOf<readonly Event[]>([
    pattern`${subjects} ${doing} or ${doing}`.map(([on, first, second]) => [
      first(on),
      second(on),
    ]),
    pattern`${subjects} ${doing}, ${doing}, or ${doing}`.map((
      [on, first, second, third],
    ) => [first(on), second(on), third(on)]),
  ]),
  (events) => events.every(isPossibleEvent),
);

/** Events of cards: "this character quests". */
export const cardEvents: readonly Rule<Event>[] = [
  pattern`${subjects} ${doing}`.map(([on, doing]) => doing(on)),
  pattern`${subjects} ${verb("banish")} ${target} in a challenge`
    .map((
      [on, , defender],
    ) => happens("banish-in-challenge", on, { defender: subject(defender) })),
  pattern`${subjects} ${words("challenges and banishes")} ${target}`.map((
    [on, , defender],
  ) =>
    happens("banish-in-challenge", on, {
      defender: subject(defender),
      restrictions: [whileAttacking],
    })
  ),
  pattern`${subjects} ${deal} damage`.map(([on]) => happens("deal-damage", on)),
  pattern`${subjects} ${deal} damage in a challenge`.map(([on]) =>
    happens("deal-damage", on, { restrictions: [inChallenge] })
  ),
  pattern`${subjects} ${deal} damage to ${target}`.map((
    [on, , defender],
  ) => happens("deal-damage", on, { defender: subject(defender) })),
  pattern`${subjects} ${deal} damage to ${target} in a challenge`.map((
    [on, , defender],
  ) =>
    happens("deal-damage", on, {
      defender: subject(defender),
      restrictions: [inChallenge],
    })
  ),
  pattern`damage ${is} removed from ${target}`.map(([, on]) =>
    happens("remove-damage", on)
  ),
  pattern`${subjects} ${move} to ${targets}`.map(([on, , at]) =>
    happens("move", on, { at })
  ),
  pattern`${subjects} ${move} here`.map(([on]) =>
    happens("move", on, { at: "THIS_LOCATION" })
  ),
  pattern`${subjects} ${move} here from another location`.map(([on]) =>
    happens("move", on, { at: "THIS_LOCATION", restrictions: [elsewhere] })
  ),
  checked(
    pattern`${subjects} ${is} put into ${inkwell()}`,
    ([on]) => !isPlainCard(on),
  ).map(([on, , owner]) => ({ event: "ink", on: subject(on, owner) })),
  pattern`${subjects} ${is} put into your inkwell from your ${inkedFrom()}`.map(
    (
      [on, , zone],
    ) => ({
      event: "ink",
      on: subject(on, "you"),
      restrictions: [{ type: "from-zone", zone }],
    }),
  ),
  pattern`a card is put into ${inkwell()}`.map(([controller]) => ({
    event: "ink",
    on: cardsOf(controller, "card"),
  })),
  pattern`a card is put under ${target}`.map(([on]) =>
    happens("put-card-under", on)
  ),
  pattern`${subjects} ${is} discarded`.map(([on]) => happens("discard", on)),
  pattern`${subjects} ${is} chosen by an opponent`.map(([on]) =>
    happens("be-chosen", on, { by: "opponent" })
  ),
  pattern`${subjects} ${is} chosen by ${byOpponents()}`.map((
    [on, , chosenFor],
  ) =>
    happens("be-chosen", on, {
      by: "opponent",
      restrictions: [{ type: "chosen-for", by: chosenFor }],
    })
  ),
  pattern`${subjects} ${is} chosen for ${chosenForEvent()}`.map((
    [on, , chosenFor],
  ) =>
    happens("be-chosen", on, {
      restrictions: [{ type: "chosen-for", by: chosenFor }],
    })
  ),
];

/** "a card", without type or filters. */
function isPlainCard(target: Target): boolean {
  const full = queryOf(target);
  return full !== undefined &&
    full.cardTypes[0] === "card" && full.filter === undefined;
}
