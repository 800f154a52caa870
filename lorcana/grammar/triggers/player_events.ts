import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type { CardType, Target, TriggerRestriction } from "../../ast/mod.ts";
import { expanded, isThisCard } from "../../ast/target_names.ts";
import { withoutHere } from "../../ast/without_here.ts";
import { bound, keywordName } from "../nouns/filters.ts";
import { toTarget } from "../nouns/noun.ts";
import { nounPhrase } from "../nouns/noun_phrase.ts";
import {
  choose,
  discard,
  move,
  pay,
  play,
  put,
  remove,
  shift,
  sing,
  use,
} from "../verbs.ts";
import { lookup, number, pattern, verb, words } from "../words.ts";
import { target, targets } from "./any_cards.ts";
import {
  chosenForEvent,
  doTo,
  how,
  inkedFrom,
  inkwell,
} from "./event_words.ts";
import { type Event, happens } from "./event.ts";
import { nth } from "../amounts/nth.ts";
import { song } from "./song.ts";
import { type By, cardsOf, subject } from "./subject.ts";
import { who } from "./who.ts";

const inTurn = words("in a turn", "each turn", "during a turn", "in each turn");
const whoseTurn: Rule<boolean | undefined> = lookup<boolean | undefined>({
  "a": undefined,
  "your": true,
  "their": false,
});

/** "you play an item": players play their own cards, and only you this one. */
function isOwnCard(by: By, on: Target): boolean {
  if (isThisCard(on)) return by === "you";
  const full = expanded(on);
  if (typeof full === "string" || "ref" in full) return true;
  if ("join" in full) return full.targets.every((one) => isOwnCard(by, one));
  const { owner } = full;
  return by === "any" || owner === "any" || owner === "their" ||
    (owner === "you") === (by === "you");
}

/** What players do: "you play a song". */
export const playerEvents: readonly Rule<Event>[] = [
  checked(
    pattern`${who} ${play} ${targets}`,
    ([by, , on]) => isOwnCard(by, on),
  ).map(([by, , on]) => happens("play", on, { by })),
  checked(
    pattern`${who} ${play} ${targets} ${how}`,
    ([by, , on, [, isYours]]) =>
      isOwnCard(by, on) &&
      (isYours === undefined || isYours === (by === "you")),
  ).map(([by, , on, [restriction]]) =>
    happens("play", on, { by, restrictions: [restriction] })
  ),
  checked(
    oneOf([
      pattern`${who} ${shift} ${targets}`,
      pattern`${who} ${use} Shift to play ${targets}`,
    ]),
    ([by, , on]) => isOwnCard(by, on),
  ).map(([by, , on]) =>
    happens("play", on, { by, restrictions: [{ type: "using-shift" }] })
  ),
  pattern`${who} ${shift} ${words("onto", "on")} ${target}`.map((
    [by, , , at],
  ) => ({
    ...happens("play", "ALL_CHARACTERS", { by, at }),
    restrictions: [{ type: "using-shift" }],
  })),
  checked(
    pattern`${who} ${play} ${targets} on ${target}`,
    ([by, , on]) => isOwnCard(by, on),
  ).map(([by, , on, at]) => happens("play", on, { by, at })),
  pattern`${who} ${shift} ${targets} ${words("onto", "on")} ${target}`.map((
    [by, , on, , at],
  ) =>
    happens("play", on, { by, at, restrictions: [{ type: "using-shift" }] })
  ),
  pattern`${who} ${sing} ${song}`.map(([by, , { filters }]) => ({
    event: "sing",
    on: cardsOf(by, "character"),
    by,
    what: "song",
    ...(filters.length === 0
      ? {}
      : { restrictions: [{ type: "song", filters }] }),
  })),
  checked(
    pattern`${who} ${play} ${whoseTurn} ${nth} ${typeName()} ${inTurn}`,
    ([by, , isYours]) => isYours === undefined || isYours === (by === "you"),
  ).map(([by, , , nth, cardType]) => ({
    event: "play",
    on: cardsOf(by, cardType),
    restrictions: [{ type: "nth-in-turn", nth }],
  })),
  pattern`the ${nth} ${typeName()} is played ${inTurn}`.map((
    [nth, cardType],
  ) => ({
    event: "play",
    on: cardsOf("any", cardType),
    restrictions: [{ type: "nth-in-turn", nth }],
  })),
  pattern`${who} ${pay} ${number} {I} ${bound} to play ${target}`.map((
    [by, , value, comparison, on],
  ) =>
    happens("play", on, {
      by,
      restrictions: [{ type: "ink-paid", comparison, value }],
    })
  ),
  checked(
    pattern`${who} ${put} ${nounPhrase} into ${inkwell()}`,
    ([, , { types, filters }]) => types[0] !== "card" || filters.length > 0,
  ).map(([by, , noun, controller]) => ({
    event: "ink",
    on: subject(toTarget(noun), controller),
    by,
  })),
  pattern`${who} ${put} a card into ${inkwell()}`.map((
    [by, , controller],
  ) => ({ event: "ink", on: cardsOf(controller, "card"), by })),
  pattern`you put a card into your inkwell from your ${inkedFrom()}`.map((
    [zone],
  ) => ({
    event: "ink",
    on: cardsOf("you", "card"),
    by: "you",
    restrictions: [{ type: "from-zone", zone }],
  })),
  pattern`${who} ${verb("ink")} a card`.map(([by]) => ({
    event: "ink",
    on: cardsOf(by, "card"),
    by,
  })),
  pattern`${who} ${put} a card ${optional(words("facedown"))} under ${target}`
    .map(([by, , , on]) => happens("put-card-under", on, { by })),
  pattern`${who} ${put} one or more cards ${
    optional(words("facedown"))
  } under ${target}`
    .map(([by, , , on]) =>
      happens("put-card-under", on, {
        by,
        restrictions: [{ type: "one-or-more" }],
      })
    ),
  pattern`${who} ${move} ${target}`.map(([by, , on]) => moved(on, by)),
  pattern`${who} ${move} ${target} from another location`.map((
    [by, , on],
  ) => moved(on, by, [{ type: "from-another-location" }])),
  pattern`${who} ${move} ${target} to ${target}`.map((
    [by, , on, at],
  ) => happens("move", on, { by, at })),
  pattern`${who} ${use} the ${keywordName} ability of ${target}`.map((
    [by, , what, on],
  ) => happens("use-ability", on, { by, what })),
  pattern`${who} ${use} ${target}'s ${keywordName} ability`.map((
    [by, , on, what],
  ) => happens("use-ability", on, { by, what })),
  pattern`${who} ${doTo} ${target}`.map(([by, event, on]) =>
    happens(event, on, { by })
  ),
  pattern`you exert ${target} to sing a song`.map(([on]) =>
    happens("sing", on)
  ),
  pattern`${who} ${remove} damage from ${target}`.map(([by, , on]) =>
    happens("remove-damage", on, { by })
  ),
  pattern`${who} ${remove} ${number} or more damage from ${target}`.map(
    (
      [by, , value, on],
    ) =>
      happens("remove-damage", on, {
        by,
        restrictions: [{
          type: "amount",
          comparison: "greater-or-equal",
          value,
        }],
      }),
  ),
  pattern`${who} ${discard} ${target}`.map(([by, , on]) =>
    happens("discard", on, { by })
  ),
  pattern`${who} ${choose} ${target} for ${chosenForEvent()}`.map((
    [by, , on, chosenFor],
  ) =>
    happens("be-chosen", on, {
      by,
      restrictions: [{ type: "chosen-for", by: chosenFor }],
    })
  ),
];

function typeName(): Rule<CardType> {
  return lookup<CardType>({
    "action": "action",
    "character": "character",
    "item": "item",
    "song": "song",
    "location": "location",
    "card": "card",
  });
}

/** "you move a character here" */
function moved(
  on: Target,
  by: By,
  restrictions: readonly TriggerRestriction[] = [],
): Event {
  const { target, here } = withoutHere(on);
  return happens("move", target, {
    by,
    restrictions,
    ...(here ? { at: "THIS_LOCATION" } : {}),
  });
}
