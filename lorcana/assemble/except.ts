import type { CardType, Query, Target, Trigger } from "../ast/mod.ts";
import { expanded } from "../ast/target_names.ts";
import type { Antecedents, Mention } from "./antecedents.ts";
import { pointer } from "./meant.ts";

/** "Choose an item. Banish all other items": other than that, not than this card. */
export function exceptSpokenOf(target: Target, known: Antecedents): Target {
  const full = expanded(target);
  if (typeof full === "string" || !("selector" in full)) return target;
  if (full.excludeSelf !== true) return target;
  const mention = known.mentions.findLast((one) => isOtherThan(full, one));
  if (mention !== undefined) {
    return { ...full, except: pointer(mention, known) };
  }
  // "Whenever one of your characters quests, another chosen character …"
  if (full.selector !== "all" && isOfEvent(full, known)) {
    return { ...full, except: { ref: "trigger-subject" } };
  }
  // "Whenever this character challenges, …each other opposing character":
  // this card is none of them.
  const role = full.owner === "opponent" ? opponentIn(known) : undefined;
  return role === undefined ? target : { ...full, except: { ref: role } };
}

/** Whether the text is about the card of its event, which is of the same kind. */
function isOfEvent({ cardTypes }: Query, { mentions }: Antecedents): boolean {
  const last = mentions.findLast(({ ref, aside }) => ref !== "SELF" && !aside);
  return last?.ref === "trigger-subject" && last.types !== undefined &&
    isAnyOf(last.types, cardTypes);
}

/** "Whenever he challenges another character": he is this card, after all. */
export function thanThisCard(trigger: Trigger): Trigger {
  const { defender } = trigger;
  if (typeof defender !== "object" || !("selector" in defender)) return trigger;
  const { except, ...rest } = defender;
  return except?.ref === "trigger-subject"
    ? { ...trigger, defender: rest }
    : trigger;
}

/** The other side of the challenge that the text is about. */
function opponentIn(
  { events }: Antecedents,
): "attacker" | "defender" | undefined {
  if (
    events.includes("challenged") || events.includes("challenged-and-banished")
  ) {
    return "attacker";
  }
  return events.includes("challenge") || events.includes("banish-in-challenge")
    ? "defender"
    : undefined;
}

/** Whether "other" can mean: other than some cards that were picked before. */
function isOtherThan(
  { selector, owner, cardTypes }: Query,
  mention: Mention,
): boolean {
  return mention.ref === "previous-target" && mention.picked === true &&
    mention.types !== undefined && isAnyOf(mention.types, cardTypes) &&
    // "Your other characters", after "chosen character": than this one.
    (selector !== "all" || owner === mention.owner ||
      // "Each other opposing character": this card is none of them.
      owner === "opponent" && mention.owner === "any" ||
      // "Choose one of your characters. Banish all other characters."
      owner === "any" && mention.done === "select-target");
}

function isAnyOf(
  types: readonly CardType[],
  others: readonly CardType[],
): boolean {
  return types.some((type) => others.includes(type));
}
