import { checked, label, oneOf, type Rule } from "../../combinators/mod.ts";
import type { Query, Trigger, TriggerEvent } from "../ast/mod.ts";
import {
  agree,
  type Subject,
  subjectOf,
  wordAt,
} from "../grammar/nouns/agreement.ts";
import { targets } from "../grammar/triggers/any_cards.ts";
import { type Event, happens } from "../grammar/triggers/event.ts";
import { isPossibleEvent } from "../grammar/triggers/possible_event.ts";
import { song } from "../grammar/triggers/song.ts";
import { fixed, pattern } from "../grammar/words.ts";
import { verbFor } from "../lexicon/actors.ts";
import { DEEDS } from "../lexicon/deeds.ts";
import { IS, wordings, wordsFor } from "../lexicon/wordings.ts";
import { printNoun } from "../print/nouns/noun.ts";
import type { Voice } from "../print/text/voice.ts";
import { subjectWords } from "../print/triggers/subject.ts";
import { challenges, challengeWords, fights } from "./challenge_event.ts";
import { printActor } from "./by_actor.ts";
import {
  be,
  type Doing,
  doing,
  finite,
  is,
  printDoing,
  then,
  withObject,
} from "./doing.ts";
import {
  inkDoings,
  inkEvents,
  printInked,
  printPutUnder,
} from "./ink_event.ts";
import { pileDoings, pilesOfPlayers, pileWords } from "./pile_event.ts";
import { playEvents, printPlayed } from "./play_event.ts";
import { chosenDoings, playerEvents, playerWords } from "./player_event.ts";
import { printResource, resourceEvents } from "./resource_event.ts";

const move = finite("move");

/** What cards do that may do something else as well: "quests or challenges". */
const simple: Rule<Doing> = oneOf<Doing>([
  ...wordings("event", IS).map(({ text, name, number }) =>
    fixed(text).as<Doing>({ number, event: (on) => happens(name, on) })
  ),
  ...challenges,
  doing(then(is, "chosen for Support"), "support"),
  doing(finite("enter play exerted"), "play", {
    restrictions: [{ type: "enters-exerted" }],
  }),
  doing(oneOf([then(is, "played using Shift"), then(is, "shifted")]), "play", {
    restrictions: [{ type: "using-shift" }],
  }),
  doing(finite("sing"), "sing"),
  withObject(
    pattern`${oneOf([finite("sing"), then(is, "exerted to sing")])} ${song}`,
    "sing",
    ({ filters }) =>
      filters.length === 0 ? {} : { restrictions: [{ type: "song", filters }] },
  ),
]);

const all: Rule<Doing> = oneOf<Doing>([
  simple,
  ...fights,
  ...chosenDoings,
  ...pileDoings,
  ...inkDoings,
  withObject(pattern`${move} to ${targets}`, "move", (at) => ({ at })),
  doing(then(move, "here"), "move", { at: "THIS_LOCATION" }),
  doing(then(move, "here from another location"), "move", {
    at: "THIS_LOCATION",
    restrictions: [{ type: "from-another-location" }],
  }),
]);

const subjects = subjectOf(targets);

/** The events of cards, unless the cards cannot do one of these. */
function eventsOf(
  rule: Rule<readonly [Subject, ...Doing[]]>,
): Rule<readonly Event[]> {
  const agreed = checked(
    rule,
    ([on, ...all]) => all.every(({ number }) => agree(on, number)),
  );
  return checked(
    agreed.map(([{ cards }, ...all]) => all.map(({ event }) => event(cards))),
    (events) => events.every((one) => one && isPossibleEvent(one)),
  ).map((events) => events.flatMap((one) => one ?? []));
}

/** Several events of the same cards: "this character quests or challenges". */
export const eitherEvent: Rule<readonly Event[]> = eventsOf(
  oneOf<readonly [Subject, ...Doing[]]>([
    pattern`${subjects} ${simple} or ${simple}`,
    pattern`${subjects} ${simple}, ${simple}, or ${simple}`,
  ]),
);

/** What players do: "you play a song". */
const ofPlayers: readonly Rule<Event>[] = [
  ...playEvents,
  ...playerEvents,
  ...resourceEvents,
  ...inkEvents,
];

/** "one or more opponents discard a card": triggers once for all of them. */
const opponentsTogether: Rule<Event> = checked(
  pattern`one or more ${oneOf(ofPlayers)}`,
  (_, values, start) => wordAt(values, start + 3) === "opponents",
).map(([event]) => ({
  ...event,
  restrictions: [...event.restrictions ?? [], { type: "players-together" }],
}));

/** Whatever can trigger an ability: "this character quests". */
export const event: Rule<Event> = label(
  'an event such as "you play this character"',
  checked(
    oneOf<Event>([
      eventsOf(pattern`${subjects} ${all}`).map(([event]) => event!),
      ...ofPlayers,
      ...pilesOfPlayers,
      opponentsTogether,
    ]),
    isPossibleEvent,
  ),
);

type Words = (trigger: Trigger, voice: Voice) => string;

/** The words for each event; all are required. */
const EVENTS: { readonly [E in TriggerEvent]: Words } = {
  ...challengeWords,
  ...pileWords,
  ...playerWords,
  "play": printPlayed,
  "quest": printDeed,
  "leave-play": printDeed,
  "exert": printDeed,
  "ready": printDeed,
  "discard": printDeed,
  "ink": printInked,
  "put-card-under": printPutUnder,
  "start-turn": ({ player = "CONTROLLER" }) => `the start of ${TURNS[player]}`,
  "end-turn": ({ player = "CONTROLLER" }) => `the end of ${TURNS[player]}`,
  "support": (trigger, voice) =>
    printDoing(trigger, voice, (number) => `${be(number)} chosen for Support`),
  "sing": (trigger, voice) => {
    const { by, restrictions = [] } = trigger;
    const song = restrictions.find((one) => one.type === "song");
    const what = printNoun(
      { ...SONG, filter: song?.filters ?? [] },
      voice,
      "object",
    );
    return by === undefined
      ? printDoing(
        trigger,
        voice,
        (number) => `${verbFor("sing", number)} ${what}`,
      )
      : `${printActor(trigger, by, "sing")} ${what}`;
  },
  "draw": printResource,
  "get-ink-drops": printResource,
  "remove-ink-drops": printResource,
  "gain-lore": printResource,
  "lose-lore": printResource,
};

const SONG: Query = {
  selector: "any",
  count: 1,
  owner: "any",
  zones: ["play"],
  cardTypes: ["song"],
};

const TURNS: { readonly [P in NonNullable<Trigger["player"]>]: string } = {
  CONTROLLER: "your turn",
  OPPONENT: "each opponent's turn",
  EACH_PLAYER: "each player's turn",
};

/** "this character quests", "you exert this character" */
function printDeed(trigger: Trigger, voice: Voice): string {
  const { event, by } = trigger;
  if (by === undefined) {
    return printDoing(
      trigger,
      voice,
      (number) => wordsFor("event", event, IS, { number }),
    );
  }
  const deed = DEEDS.find((one) => one.event === event && one.players);
  return `${printActor(trigger, by, deed?.done?.[0] ?? "")} ${
    subjectWords(trigger, voice, event === "discard")
  }`;
}

/** The words for an event, without "when" and its limits. */
export function printEvent(trigger: Trigger, voice: Voice): string {
  return EVENTS[trigger.event](trigger, voice);
}
