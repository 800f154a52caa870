import type { Trigger, TriggerEvent, TriggerRestriction } from "../ast/mod.ts";
import { base, third, type Verb } from "./players.ts";
import { printTarget } from "./target.ts";
import { object, ownerOf, subjectWords } from "./trigger_subject.ts";
import { phrase, type Voice } from "./voice.ts";
import { played, WHO, whoHas, WHOSE } from "./who_plays.ts";

type Words = (trigger: Trigger, voice: Voice) => string;

/** What happens, without "when" and what limits it. */
export function printEvent(trigger: Trigger, voice: Voice): string {
  return EVENTS[trigger.event](trigger, voice);
}

/** The words for each event: leave one out, no compiling. */
const EVENTS: { readonly [E in TriggerEvent]: Words } = {
  "play": played,
  "quest": simply("quests"),
  "banish": banished,
  "banish-in-challenge": (trigger, voice) =>
    `${subjectWords(trigger, voice)} banishes ${
      object(trigger.defender, voice)
    } in a challenge`,
  "challenge": (trigger, voice) =>
    phrase(
      subjectWords(trigger, voice),
      "challenges",
      trigger.defender && object(trigger.defender, voice),
    ),
  "challenged": (trigger, voice) =>
    phrase(
      subjectWords(trigger, voice),
      "is challenged",
      trigger.attacker && `by ${object(trigger.attacker, voice)}`,
    ),
  "challenged-and-banished": simply("is challenged and banished"),
  "start-turn": ({ player = "CONTROLLER" }) => `the start of ${TURNS[player]}`,
  "end-turn": ({ player = "CONTROLLER" }) => `the end of ${TURNS[player]}`,
  "ink": inked,
  "move": moved,
  "put-card-under": byWhom(
    (subject) => `a card is put under ${subject}`,
    (subject) => `put a card under ${subject}`,
  ),
  "sing": simply("sings a song"),
  "leave-play": simply("leaves play"),
  "remove-damage": damageRemoved,
  "draw": ({ on }) => {
    const who = whoHas(on);
    return `${WHO[who]} ${verbOf(who)("draw")} a card`;
  },
  "damage": simply("takes damage"),
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
  "return-to-hand": (trigger, voice) => {
    const subject = subjectWords(trigger, voice);
    return trigger.by === undefined
      ? `${subject} is returned to ${
        ownerOf(trigger.on) === "opponent" ? "their" : "your"
      } hand from play`
      : `${WHO[trigger.by]} return ${subject} to your hand`;
  },
  "discard": (trigger, voice) =>
    trigger.by === undefined
      ? `${subjectWords(trigger, voice)} is discarded`
      : `${WHO[trigger.by]} ${verbOf(trigger.by)("discard")} ${
        subjectWords(trigger, voice, true)
      }`,
  "support": simply("is chosen for Support"),
  "be-chosen": chosen,
  "leave-discard": (trigger, voice) =>
    `${subjectWords(trigger, voice, true)} leaves ${discardOf(trigger)}`,
  "enter-discard": (trigger, voice) =>
    `${subjectWords(trigger, voice, true)} is put into ${discardOf(trigger)}`,
  "use-ability": (trigger, voice) =>
    `${
      trigger.by === undefined ? "you" : WHO[trigger.by]
    } use the ${trigger.what} ability of ${subjectWords(trigger, voice)}`,
  "gain-lore": ({ player }) =>
    player === "CONTROLLER" ? "you gain lore" : "an opponent gains lore",
  "lose-lore": ({ player }) =>
    player === "CONTROLLER" ? "you lose lore" : "an opponent loses lore",
};

const TURNS: { readonly [P in NonNullable<Trigger["player"]>]: string } = {
  CONTROLLER: "your turn",
  OPPONENT: "each opponent's turn",
  EACH_PLAYER: "each player's turn",
};

/** What the subject alone does or suffers. */
function simply(words: string): Words {
  return (trigger, voice) => `${subjectWords(trigger, voice)} ${words}`;
}

/** One way to say it without, and one with the player who does it. */
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

function banished(trigger: Trigger, voice: Voice): string {
  const { by } = trigger;
  const subject = subjectWords(trigger, voice);
  if (by !== undefined) {
    return `${WHO[by]} ${verbOf(by)("banish", "banishes")} ${subject}`;
  }
  return has(trigger, "while") && has(trigger, "in-challenge")
    ? `${subject} challenges and is banished`
    : phrase(
      subject,
      "is banished",
      inChallenge(trigger),
    );
}

function inked({ on, by }: Trigger): string {
  const owner = whoHas(on);
  return by === undefined
    ? `a card is put into ${WHOSE[owner]} inkwell`
    : `${WHO[by]} ${verbOf(by)("put")} a card into ${
      owner === "you" ? "your" : "their"
    } inkwell`;
}

function damageRemoved(trigger: Trigger, voice: Voice): string {
  const { by = "you", restrictions = [] } = trigger;
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
  const what = forWhat === undefined ? "" : CHOSEN_FOR[forWhat.by];
  const subject = subjectWords(trigger, voice);
  return by === undefined
    ? `${subject} is chosen for ${what}`
    : `${WHO[by]} ${verbOf(by)("choose")} ${subject} for ${what}`;
}

function discardOf({ on }: Trigger): string {
  return `${WHOSE[ownerOf(on)]} discard`;
}

/** The form of a verb behind who does it. */
function verbOf(by: keyof typeof WHO): Verb {
  return by === "you" ? base : third;
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
