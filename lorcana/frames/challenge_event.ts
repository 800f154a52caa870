import { oneOf, type Rule } from "../../combinators/mod.ts";
import type { Trigger, TriggerEvent, TriggerRestriction } from "../ast/mod.ts";
import { isThisCard } from "../ast/target_names.ts";
import { target } from "../grammar/triggers/any_cards.ts";
import { subject } from "../grammar/triggers/subject.ts";
import { fixed, number, pattern } from "../grammar/words.ts";
import { verbFor } from "../lexicon/actors.ts";
import { blank } from "../print/text/blanks.ts";
import { phrase, type Voice } from "../print/text/voice.ts";
import { leastOf, object, subjectWords } from "../print/triggers/subject.ts";
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

const inChallenge: TriggerRestriction = { type: "in-challenge" };
const whileAttacking: TriggerRestriction = {
  type: "while",
  condition: { type: "in-challenge", role: "attacker" },
};
const deal = finite("deal damage");

/** Challenges and damage in few words: "is banished in a challenge". */
export const challenges: readonly Rule<Doing>[] = [
  doing(then(is, "challenged and banished"), "challenged-and-banished"),
  doing(then(finite("challenge"), "and is banished"), "banish", {
    restrictions: [inChallenge, whileAttacking],
  }),
  doing(then(is, "banished in a challenge"), "banish", {
    restrictions: [inChallenge],
  }),
  doing(
    oneOf([
      then(is, "dealt damage in a challenge"),
      finite("take damage in a challenge"),
    ]),
    "damage",
    { restrictions: [inChallenge] },
  ),
  withObject(pattern`${is} dealt ${number} or more damage`, "damage", (
    value,
  ) => ({
    restrictions: [{ type: "amount", comparison: "greater-or-equal", value }],
  })),
  withObject(pattern`${finite("challenge")} ${target}`, "challenge", (
    defender,
  ) => ({ defender: isThisCard(defender) ? defender : subject(defender) })),
  withObject(pattern`${is} challenged by ${target}`, "challenged", (
    attacker,
  ) => ({ attacker: subject(attacker) })),
];

/** Challenges and damage with an object: "deals damage to a character". */
export const fights: readonly Rule<Doing>[] = [
  withObject(
    pattern`${finite("banish")} ${target} in a challenge`,
    "banish-in-challenge",
    (defender) => ({ defender: subject(defender) }),
  ),
  withObject(
    pattern`${fixed("challenges and banishes").as("one" as const)} ${target}`,
    "banish-in-challenge",
    (defender) => ({
      defender: subject(defender),
      restrictions: [whileAttacking],
    }),
  ),
  doing(deal, "deal-damage"),
  doing(then(deal, "in a challenge"), "deal-damage", {
    restrictions: [inChallenge],
  }),
  withObject(pattern`${deal} to ${target}`, "deal-damage", (defender) => ({
    defender: subject(defender),
  })),
  withObject(pattern`${deal} to ${target} in a challenge`, "deal-damage", (
    defender,
  ) => ({ defender: subject(defender), restrictions: [inChallenge] })),
];

type Words = (trigger: Trigger, voice: Voice) => string;

/** The words for challenges and damage. */
export const challengeWords = {
  "banish": (trigger, voice) => {
    if (trigger.by !== undefined) {
      return `${printActor(trigger, trigger.by, "banish")} ${
        subjectWords(trigger, voice)
      }`;
    }
    return printDoing(
      trigger,
      voice,
      (number) =>
        isAttacking(trigger) && isInChallenge(trigger)
          ? `${verbFor("challenge", number)} and is banished`
          : phrase(be(number), "banished", challengeOf(trigger)),
    );
  },
  "banish-in-challenge": (trigger, voice) =>
    printDoing(trigger, voice, (number) =>
      phrase(
        isAttacking(trigger)
          ? "challenges and banishes"
          : verbFor("banish", number),
        object(trigger.defender, voice),
        isAttacking(trigger) ? undefined : "in a challenge",
      )),
  "challenge": (trigger, voice) =>
    printDoing(trigger, voice, (number) =>
      phrase(
        verbFor("challenge", number),
        trigger.defender && object(trigger.defender, voice),
      )),
  "challenged": (trigger, voice) =>
    phrase(
      subjectWords(trigger, voice),
      (leastOf(trigger) ?? 1) === 1 ? blank("joined", "is") : "are",
      "challenged",
      trigger.attacker && `by ${object(trigger.attacker, voice)}`,
    ),
  "challenged-and-banished": (trigger, voice) =>
    printDoing(
      trigger,
      voice,
      (number) => `${be(number)} challenged and banished`,
    ),
  "damage": (trigger, voice) => {
    const least = trigger.restrictions?.find((one) => one.type === "amount");
    return printDoing(trigger, voice, (number) =>
      phrase(
        least === undefined
          ? verbFor("take damage", number)
          : `${be(number)} dealt ${least.value} or more damage`,
        challengeOf(trigger),
      ));
  },
  "deal-damage": (trigger, voice) =>
    printDoing(trigger, voice, (number) =>
      phrase(
        verbFor("deal damage", number),
        trigger.defender && `to ${object(trigger.defender, voice)}`,
        challengeOf(trigger),
      )),
} satisfies { readonly [E in TriggerEvent]?: Words };

function isInChallenge({ restrictions = [] }: Trigger): boolean {
  return restrictions.some(({ type }) => type === "in-challenge");
}

function challengeOf(trigger: Trigger): string | undefined {
  return isInChallenge(trigger) ? "in a challenge" : undefined;
}

/** Whether the card of the trigger is the attacker. */
function isAttacking({ restrictions = [] }: Trigger): boolean {
  return restrictions.some((one) =>
    one.type === "while" && one.condition.type === "in-challenge"
  );
}
