import type {
  Query,
  Trigger,
  TriggerEvent,
  TriggerRestriction,
} from "../../ast/mod.ts";
import { printNoun } from "../nouns/noun.ts";
import { printTarget } from "../nouns/target.ts";
import { blank } from "../text/blanks.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { agreeing, ofSeveral } from "./event_verbs.ts";
import { drawn, inkDrops, lore } from "./resource_events.ts";
import { leastOf, object, subjectWords } from "./subject.ts";
import { played, verbOf, WHO } from "./who_plays.ts";
import { discarded, inked, leaves, returned } from "./zone_events.ts";

type Words = (trigger: Trigger, voice: Voice) => string;

/** The words for an event, without "when" and its limits. */
export function printEvent(trigger: Trigger, voice: Voice): string {
  const words = together(trigger, EVENTS[trigger.event](trigger, voice));
  if (isSaidAgain(trigger)) return agreeing(words);
  // "one or more of your characters sings" keeps the singular.
  return (leastOf(trigger) ?? 1) === 1
    ? words
    : ofSeveral(subjectWords(trigger, voice), words);
}

/** "one or more opponents discard a card" */
function together({ restrictions = [] }: Trigger, words: string): string {
  return restrictions.some(({ type }) => type === "players-together")
    ? ofSeveral(WHO.opponent, words)
      .replace(WHO.opponent, "one or more opponents")
    : words;
}

/** Whether "they" refers to the cards of the trigger. */
function isSaidAgain({ on, by }: Trigger): boolean {
  return by === undefined && typeof on === "object" && "ref" in on &&
    on.wording?.cardType === undefined &&
    on.wording?.participle === undefined;
}

/** The words for each event; all are required. */
const EVENTS: { readonly [E in TriggerEvent]: Words } = {
  "play": played,
  "quest": simply("quests"),
  "banish": banished,
  "banish-in-challenge": (trigger, voice) =>
    phrase(
      subjectWords(trigger, voice),
      isAttacking(trigger) ? "challenges and banishes" : "banishes",
      object(trigger.defender, voice),
      isAttacking(trigger) ? undefined : "in a challenge",
    ),
  "challenge": (trigger, voice) =>
    phrase(
      subjectWords(trigger, voice),
      "challenges",
      trigger.defender && object(trigger.defender, voice),
    ),
  "challenged": (trigger, voice) =>
    phrase(
      subjectWords(trigger, voice),
      blank("joined", "is"),
      "challenged",
      trigger.attacker && `by ${object(trigger.attacker, voice)}`,
    ),
  "challenged-and-banished": simply("is challenged and banished"),
  "start-turn": ({ player = "CONTROLLER" }) => `the start of ${TURNS[player]}`,
  "end-turn": ({ player = "CONTROLLER" }) => `the end of ${TURNS[player]}`,
  "ink": inked,
  "move": moved,
  "put-card-under": (trigger, voice) => {
    // "One or more" counts the cards put there.
    const { restrictions = [], by } = trigger;
    const rest = restrictions.filter(({ type }) => type !== "one-or-more");
    const cards = rest.length < restrictions.length
      ? "one or more cards"
      : "a card";
    const under = subjectWords({ ...trigger, restrictions: rest }, voice);
    return by === undefined
      ? `a card is put under ${under}`
      : `${WHO[by]} put ${cards} under ${under}`;
  },
  "sing": (trigger, voice) => {
    const song = trigger.restrictions?.find((one) => one.type === "song");
    const { by } = trigger;
    return `${
      by === undefined
        ? `${subjectWords(trigger, voice)} sings`
        : `${WHO[by]} ${verbOf(by)("sing")}`
    } ${printNoun({ ...SONG, filter: song?.filters ?? [] }, voice, "object")}`;
  },
  "leave-play": simply("leaves play"),
  "remove-damage": damageRemoved,
  "draw": drawn,
  "damage": (trigger, voice) => {
    const least = trigger.restrictions?.find((one) => one.type === "amount");
    return phrase(
      subjectWords(trigger, voice),
      least === undefined
        ? "takes damage"
        : `is dealt ${least.value} or more damage`,
      inChallenge(trigger),
    );
  },
  "deal-damage": (trigger, voice) =>
    phrase(
      subjectWords(trigger, voice),
      "deals damage",
      trigger.defender && `to ${object(trigger.defender, voice)}`,
      inChallenge(trigger),
    ),
  "ready": byWhom(
    (subject) => `${subject} readies`,
    (subject) => `ready ${subject}`,
  ),
  "exert": byWhom(
    (subject) => `${subject} becomes exerted`,
    (subject) => `exert ${subject}`,
  ),
  "return-to-hand": returned,
  "discard": (trigger, voice) =>
    trigger.by === undefined
      ? `${subjectWords(trigger, voice)} is discarded`
      : `${WHO[trigger.by]} ${verbOf(trigger.by)("discard")} ${
        subjectWords(trigger, voice, true)
      }`,
  "support": simply("is chosen for Support"),
  "be-chosen": chosen,
  "leave-discard": leaves("discard"),
  "enter-discard": discarded,
  "leave-inkwell": leaves("inkwell"),
  "get-ink-drops": inkDrops("get"),
  "remove-ink-drops": inkDrops("remove"),
  "use-ability": (trigger, voice) =>
    `${
      trigger.by === undefined ? "you" : WHO[trigger.by]
    } use the ${trigger.what} ability of ${subjectWords(trigger, voice)}`,
  "gain-lore": lore("gain"),
  "lose-lore": lore("lose"),
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

/** An event with only a subject. */
function simply(words: string): Words {
  return (trigger, voice) => `${subjectWords(trigger, voice)} ${words}`;
}

/** An event with or without an acting player. */
function byWhom(
  without: (subject: string) => string,
  doing: (subject: string) => string,
): Words {
  return (trigger, voice) => {
    const subject = subjectWords(trigger, voice);
    return trigger.by === undefined
      ? without(subject)
      : `${WHO[trigger.by]} ${doing(subject)}`;
  };
}

function has(
  { restrictions = [] }: Trigger,
  type: TriggerRestriction["type"],
): boolean {
  return restrictions.some((one) => one.type === type);
}

function inChallenge(trigger: Trigger): string | undefined {
  return has(trigger, "in-challenge") ? "in a challenge" : undefined;
}

/** Whether the card of the trigger is the attacker. */
function isAttacking({ restrictions = [] }: Trigger): boolean {
  return restrictions.some((one) =>
    one.type === "while" && one.condition.type === "in-challenge"
  );
}

function banished(trigger: Trigger, voice: Voice): string {
  const { by } = trigger;
  const subject = subjectWords(trigger, voice);
  if (by !== undefined) {
    return `${WHO[by]} ${verbOf(by)("banish")} ${subject}`;
  }
  return isAttacking(trigger) && has(trigger, "in-challenge")
    ? `${subject} challenges and is banished`
    : phrase(subject, "is banished", inChallenge(trigger));
}

function damageRemoved(trigger: Trigger, voice: Voice): string {
  const { by, restrictions = [] } = trigger;
  if (by === undefined) {
    return `damage is removed from ${subjectWords(trigger, voice)}`;
  }
  const amount = restrictions.find((one) => one.type === "amount");
  return phrase(
    WHO[by],
    "remove",
    amount && `${amount.value} or more`,
    "damage from",
    subjectWords(trigger, voice),
  );
}

function chosen(trigger: Trigger, voice: Voice): string {
  const { by, restrictions = [] } = trigger;
  const forWhat = restrictions.find((one) => one.type === "chosen-for");
  const subject = subjectWords(trigger, voice);
  if (forWhat === undefined) return `${subject} is chosen by an opponent`;
  const what = CHOSEN_FOR[forWhat.by];
  return by === undefined
    ? `${subject} is chosen for ${what}`
    : `${WHO[by]} ${verbOf(by)("choose")} ${subject} for ${what}`;
}

const CHOSEN_FOR: { readonly [by: string]: string | undefined } = {
  "action-or-ability": "an action or ability",
  action: "an action",
  ability: "an ability",
};

function moved(trigger: Trigger, voice: Voice): string {
  const { by, at } = trigger;
  const subject = subjectWords(trigger, voice);
  const where = at === "THIS_LOCATION"
    ? "here"
    : at === undefined
    ? undefined
    : `to ${printTarget(at, voice, "object")}`;
  return by === undefined
    ? phrase(subject, "moves", where)
    : phrase(WHO[by], by === "you" ? "move" : "moves", subject, where);
}
