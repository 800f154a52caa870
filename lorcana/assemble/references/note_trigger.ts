import { isAboutOthers } from "../../ast/about_others.ts";
import type { Replaces, Target, Trigger } from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { type Antecedents, noteDone } from "./antecedents.ts";
import { NOTHING_KNOWN } from "./mention.ts";
import { deedOf, isGoneBy } from "./gone.ts";
import { ownerOf, typesOf } from "./kinds.ts";
import { doersIn, notePlayerOf } from "./note_players.ts";

/** Events that leave their cards out of play. */
const AWAY: ReadonlySet<Trigger["event"]> = new Set<Trigger["event"]>([
  "discard",
  "draw",
  "enter-discard",
  "ink",
]);

/** Events in which the card of `on` does something to another card. */
const STRIKES: ReadonlySet<string> = new Set<Trigger["event"]>([
  "banish-in-challenge",
  "deal-damage",
]);

/** Events after which "that character" means the one who acts. */
const DOERS: ReadonlySet<string> = new Set<Trigger["event"]>([
  "banish-in-challenge",
  "challenge",
]);

/** Records the cards of a trigger and its event. */
export function noteTrigger(trigger: Trigger, known: Antecedents): void {
  const { event, on, defender, attacker, restrictions = [] } = trigger;
  noteDone(`event ${event}`, known);
  for (const { type } of restrictions) noteDone(`event ${type}`, known);
  known.events.push(event, ...restrictions.map(({ type }) => type));
  if (event === "sing") {
    known.mentions.push({
      ...NOTHING_KNOWN,
      ref: "song",
      types: ["song"],
      aside: true,
    });
  }
  const gone = isGoneBy(event) || undefined;
  // "Whenever one of your characters challenges another, ready that character":
  // the one who challenges, so it must be the last mention.
  const isSaidLast = DOERS.has(event) && isAboutOthers(trigger);
  if (isSaidLast) noteOpponent("defender", defender, known);
  if (isAboutOthers(trigger)) {
    const types = on === undefined ? undefined : typesOf(on);
    const plural = restrictions.some(({ type }) => type === "one-or-more")
      ? undefined
      : false;
    known.mentions.push({
      ...NOTHING_KNOWN,
      ref: "trigger-subject",
      types,
      plural,
      done: STRIKES.has(event) ? undefined : deedOf(event) ?? event,
      owner: on && ownerOf(on),
      doers: doersIn(trigger),
      banishers: event === "banish-in-challenge" || undefined,
      outside: AWAY.has(event) || undefined,
      gone,
    });
  } else if (on === "SELF") {
    const { selfType } = trigger.wording ?? {};
    const types = selfType === undefined ? undefined : [selfType];
    const done = deedOf(event);
    known.mentions.push({ ...NOTHING_KNOWN, types, done, gone });
  }
  notePlayerOf(trigger, known);
  if (!isSaidLast) noteOpponent("defender", defender, known);
  noteOpponent("attacker", attacker, known);
}

/** Records the other side of a challenge, which only a noun can refer to. */
function noteOpponent(
  ref: "attacker" | "defender",
  cards: Target | undefined,
  known: Antecedents,
): void {
  // "challenges this character, … that character": never this card.
  if (cards === undefined || isThisCard(cards)) return;
  const strike = known.events.find((event) => STRIKES.has(event));
  known.mentions.push({
    ...NOTHING_KNOWN,
    ref,
    types: typesOf(cards),
    plural: false,
    aside: true,
    done: strike,
    gone: strike === "banish-in-challenge" || undefined,
  });
}

/** Records what a replacement replaces, and the cards of a draw or discard. */
export function noteReplaced(
  event: Replaces["event"],
  plural: boolean,
  known: Antecedents,
): void {
  noteDone("replaces", known);
  noteDone(event, known);
  known.events.push(event);
  if (event !== "discard" && event !== "draw") return;
  known.mentions.push({
    ...NOTHING_KNOWN,
    ref: "trigger-subject",
    types: ["card"],
    plural,
  });
}
