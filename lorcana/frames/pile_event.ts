import { checked, oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type {
  OwnPile,
  Target,
  Trigger,
  TriggerEvent,
  TriggerRestriction,
  Zone,
} from "../ast/mod.ts";
import { expanded, queryOf } from "../ast/target_names.ts";
import { ownPile } from "../grammar/nouns/players.ts";
import { target } from "../grammar/triggers/any_cards.ts";
import { type Event, happens } from "../grammar/triggers/event.ts";
import { subject } from "../grammar/triggers/subject.ts";
import { fixed, pattern, words } from "../grammar/words.ts";
import { type By, whoseOf } from "../lexicon/actors.ts";
import { phrase, type Voice } from "../print/text/voice.ts";
import { ownerOf, subjectWords, whoHas } from "../print/triggers/subject.ts";
import { byActor, printActor, whosePile } from "./by_actor.ts";
import { type Doing, finite, is } from "./doing.ts";

/** A zone, and whose it is. */
interface Pile {
  readonly zone: Zone;
  readonly by: By;
}

/** "your discard", "an opponent's discard" */
function pile(zone: Zone): Rule<Pile> {
  return whosePile(zone).map((by) => ({ zone, by }));
}

const discard = oneOf([
  pile("discard"),
  whosePile("discard pile").map((by): Pile => ({ zone: "discard", by })),
]);
const hand = pile("hand");
const anyPile = oneOf([discard, hand, pile("deck"), pile("inkwell")]);

/** Where cards go, and where from. */
interface Way {
  readonly by: By;
  readonly from?: Zone;
}

/** "into your discard", "into your discard from your deck" */
function way(preposition: "into" | "to", to: Rule<Pile>): Rule<Way> {
  const both = oneOf<readonly [Pile, Pile]>([
    pattern`${words(preposition)} ${to} from ${anyPile}`.map((
      [, to, from],
    ) => [from, to]),
    pattern`from ${anyPile} ${words(preposition)} ${to}`.map((
      [from, , to],
    ) => [from, to]),
  ]);
  return oneOf<Way>([
    pattern`${words(preposition)} ${to} ${optional(fixed("from anywhere"))}`
      .map(([, { by }]) => ({ by })),
    oneOf([
      pattern`${words(preposition)} ${to} from play`,
      pattern`from play ${words(preposition)} ${to}`,
    ]).map(([, { by }]) => ({ by, from: "play" })),
    // Cards move between piles of the same player.
    checked(both, ([from, to]) => from.by === to.by).map(([from, { by }]) => ({
      by,
      from: from.zone,
    })),
  ]);
}

/** The way to a hand, if not from play, which is the default. */
const toHand: Rule<Way> = checked(
  oneOf([
    pattern`put ${way("into", hand)}`,
    pattern`returned ${way("to", hand)}`,
  ]).map(([way]) => way),
  ({ from }) => from === "discard" || from === "inkwell",
);

/** "an opponent's hand" */
const othersHand: Rule<By> = oneOf<By>([
  words("an opponent's", "opponents'").as("opponent"),
  words("a player's", "any player's").as("any"),
]);

const returnsTo = oneOf([
  pattern`${is} returned to`.map(([number]) => number),
  pattern`${finite("return")} to`.map(([number]) => number),
]);
const leave = finite("leave");

/** What cards do that move between piles: "is put into your discard". */
export const pileDoings: readonly Rule<Doing>[] = [
  pattern`${is} put ${way("into", discard)}`.map(([number, way]) => ({
    number,
    event: (on) => happens("enter-discard", on, { ...way, ...cameFrom(way) }),
  })),
  pattern`${is} ${toHand}`.map(([number, way]) => ({
    number,
    event: (on) => returned(on, way, {}),
  })),
  pattern`${leave} ${discard}`.map(([number, { by }]) => ({
    number,
    event: (on) => happens("leave-discard", on, { by }),
  })),
  pattern`${leave} ${pile("inkwell")}`.map(([number, { by }]) => ({
    number,
    event: (on) => happens("leave-inkwell", on, { by }),
  })),
  pattern`${returnsTo} ${oneOf<OwnPile | By>([ownPile, othersHand])} ${
    words("hand", "hands")
  } ${optional(fixed("from play"))}`.map(([number, pile]) => ({
    number,
    event: (on) =>
      isOwnHand(on, pile)
        ? {
          ...happens("return-to-hand", on),
          on: subject(on, OF_PILE[pile]),
        }
        : undefined,
  })),
];

const put = byActor("put");
const giveBack = byActor("return");

/** What players do who move cards between piles: "you put a card into …". */
export const pilesOfPlayers: readonly Rule<Event>[] = [
  checked(
    pattern`${put} ${target} ${way("into", discard)}`,
    ([by, , way]) => isOwn(by, way),
  ).map(([by, on, way]) =>
    happens("enter-discard", on, { by, ...cameFrom(way) })
  ),
  checked(
    pattern`${giveBack} ${target} ${way("to", hand)}`,
    ([by, , way]) => isOwn(by, way),
  ).map(([by, on, way]) =>
    way.from === undefined || way.from === "play"
      ? happens("return-to-hand", on, { by })
      : returned(on, way, { by })
  ),
];

/** The owner of the cards, as far as the hand tells. */
const OF_PILE: { readonly [P in OwnPile | By]: By } = {
  CONTROLLER: "you",
  CARD_OWNER: "any",
  you: "you",
  opponent: "opponent",
  any: "any",
};

/** Whether the hand fits: yours for your cards, their players' for others. */
function isOwnHand(on: Target, pile: OwnPile | By): boolean {
  const full = expanded(on);
  if (typeof full === "string") return pile === "CONTROLLER";
  if (!("selector" in full)) return true;
  const { owner } = full;
  return owner === "any" || pile === "any" || owner === OF_PILE[pile] ||
    owner === "opponent" && pile === "CARD_OWNER";
}

/** Whether the acting player uses their own pile. */
function isOwn(by: By, way: Way): boolean {
  return by === way.by || by === "any" && way.by === "opponent";
}

/** Cards outside of play belong to the player whose hand they go to. */
function returned(on: Target, way: Way, fields: Partial<Event>): Event {
  const whose = fields.by ?? way.by;
  return {
    ...happens("return-to-hand", on, { ...fields, ...cameFrom(way) }),
    on: subject(on, whose),
  };
}

function cameFrom(
  { from }: Way,
): { readonly restrictions?: readonly TriggerRestriction[] } {
  return from === undefined
    ? {}
    : { restrictions: [{ type: "from-zone", zone: from }] };
}

type Words = (trigger: Trigger, voice: Voice) => string;

/** The words for cards that move between piles. */
export const pileWords = {
  "leave-discard": leaves("discard"),
  "leave-inkwell": leaves("inkwell"),
  "enter-discard": (trigger, voice) => {
    const from = zoneBefore(trigger);
    const whose = whoseOf(whoHas(trigger.on));
    return phrase(
      subjectWords(from === "play" ? trigger : ofCards(trigger), voice, true),
      areSeveral(trigger) ? "are put" : "is put",
      from && (from === "play" ? "from play" : `from ${whose} ${from}`),
      `into ${whose} discard`,
    );
  },
  "return-to-hand": (trigger, voice) => {
    const { by, on } = trigger;
    const from = zoneBefore(trigger);
    const subject = subjectWords(trigger, voice, from !== undefined);
    const owner = by ?? ownerOf(on);
    const whose = owner === "opponent"
      ? "their"
      : owner === "any"
      ? "their player's"
      : "your";
    return by === undefined
      ? `${subject} is returned to ${whose} hand from ${
        from === undefined ? "play" : `${whose} ${from}`
      }`
      : phrase(
        printActor(trigger, by, "return"),
        subject,
        from && `from ${whose} ${from}`,
        `to ${whose} hand`,
      );
  },
} satisfies { readonly [E in TriggerEvent]?: Words };

/** "a card leaves your discard" */
function leaves(pile: "discard" | "inkwell"): Words {
  return (trigger, voice) =>
    `${subjectWords(trigger, voice, true)} ${
      areSeveral(trigger) ? "leave" : "leaves"
    } ${whoseOf(whoHas(trigger.on))} ${pile}`;
}

/** "one or more cards" */
function areSeveral({ restrictions = [] }: Trigger): boolean {
  return restrictions.some(({ type }) => type === "one-or-more");
}

/** "a character card": outside of play. */
function ofCards(trigger: Trigger): Trigger {
  const on = trigger.on && queryOf(trigger.on);
  return on !== undefined
    ? { ...trigger, on: { ...on, zones: ["deck"] } }
    : trigger;
}

/** The zone that cards came from, if there is one. */
export function zoneBefore({ restrictions = [] }: Trigger): Zone | undefined {
  return restrictions.find((one) => one.type === "from-zone")?.zone;
}
