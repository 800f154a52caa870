import type { Trigger, Zone } from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { ownerOf, subjectWords } from "./subject.ts";
import { verbOf, WHO, whoHas, WHOSE } from "./who_plays.ts";

/** "a card is put into your inkwell", "you put a card into your inkwell" */
export function inked(trigger: Trigger, voice: Voice): string {
  const { on, by } = trigger;
  const owner = whoHas(on);
  const from = zoneBefore(trigger);
  const cards = subjectWords(trigger, voice, true);
  return by === undefined
    ? phrase(
      `${cards} is put into ${WHOSE[owner]} inkwell`,
      from && `from your ${from}`,
    )
    : phrase(
      `${WHO[by]} ${verbOf(by)("put")} ${cards} into ${
        owner === "you" ? "your" : "their"
      } inkwell`,
      from && `from your ${from}`,
    );
}

/** "a card leaves your discard" */
export function leaves(
  pile: "discard" | "inkwell",
): (trigger: Trigger, voice: Voice) => string {
  return (trigger, voice) =>
    `${subjectWords(trigger, voice, true)} ${
      areSeveral(trigger) ? "leave" : "leaves"
    } ${whoseOf(trigger)} ${pile}`;
}

/** "one or more cards" */
function areSeveral({ restrictions = [] }: Trigger): boolean {
  return restrictions.some(({ type }) => type === "one-or-more");
}

/** "a card is put from your deck into your discard" */
export function discarded(trigger: Trigger, voice: Voice): string {
  const from = zoneBefore(trigger);
  const whose = whoseOf(trigger);
  return phrase(
    subjectWords(from === "play" ? trigger : ofCards(trigger), voice, true),
    areSeveral(trigger) ? "are put" : "is put",
    from && (from === "play" ? "from play" : `from ${whose} ${from}`),
    `into ${whose} discard`,
  );
}

/** "one of your characters is returned to your hand from play" */
export function returned(trigger: Trigger, voice: Voice): string {
  const { by, on } = trigger;
  const from = zoneBefore(trigger);
  const subject = subjectWords(trigger, voice, from !== undefined);
  const owner = by ?? ownerOf(on);
  const whose = owner === "opponent"
    ? "their"
    : owner === "any"
    ? "their player's"
    : "your";
  if (by !== undefined) {
    return phrase(
      WHO[by],
      verbOf(by)("return"),
      subject,
      from && `from ${whose} ${from}`,
      `to ${whose} hand`,
    );
  }
  return `${subject} is returned to ${whose} hand from ${
    from === undefined ? "play" : `${whose} ${from}`
  }`;
}

/** "a character card": outside of play. */
function ofCards(trigger: Trigger): Trigger {
  const on = trigger.on && queryOf(trigger.on);
  return on !== undefined
    ? { ...trigger, on: { ...on, zones: ["deck"] } }
    : trigger;
}

/** The zone that cards came from, if there is one. */
function zoneBefore({ restrictions = [] }: Trigger): Zone | undefined {
  return restrictions.find((one) => one.type === "from-zone")?.zone;
}

function whoseOf({ on }: Trigger): string {
  return WHOSE[ownerOf(on)] ?? "your";
}
