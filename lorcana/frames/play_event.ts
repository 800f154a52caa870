import { checked, oneOf, type Rule } from "../../combinators/mod.ts";
import type { Target, Trigger, TriggerRestriction, Zone } from "../ast/mod.ts";
import { expanded, isThisCard, queryOf } from "../ast/target_names.ts";
import { nth } from "../grammar/amounts/nth.ts";
import { bound } from "../grammar/nouns/filters.ts";
import { target, targets } from "../grammar/triggers/any_cards.ts";
import { type Event, happens } from "../grammar/triggers/event.ts";
import { cardsOf } from "../grammar/triggers/subject.ts";
import { lookup, number, pattern, words } from "../grammar/words.ts";
import { type By, verbFor } from "../lexicon/actors.ts";
import { nthWord } from "../print/amounts/nth.ts";
import { bounded } from "../print/nouns/compared.ts";
import { printTarget } from "../print/nouns/target.ts";
import { phrase, type Voice } from "../print/text/voice.ts";
import { subjectWords, whoHas } from "../print/triggers/subject.ts";
import { byActor, printActor } from "./by_actor.ts";
import { be, printDoing } from "./doing.ts";
import { kind } from "../grammar/nouns/kinds.ts";

const inTurn = words("in a turn", "each turn", "during a turn", "in each turn");
const usingShift: TriggerRestriction = { type: "using-shift" };

/** Whether "your" or "their" is the acting player's. */
const isYours: Rule<boolean | undefined> = lookup<boolean | undefined>({
  "a": undefined,
  "your": true,
  "their": false,
});

/** How a card is played: "for free", "from your discard"; by whom, if it says. */
const how: Rule<readonly [TriggerRestriction, isYours?: boolean]> = oneOf<
  readonly [TriggerRestriction, isYours?: boolean]
>([
  lookup<TriggerRestriction>({
    "for free": { type: "for-free" },
    "without paying its cost": { type: "for-free" },
    "using Shift": usingShift,
    "using their Shift ability": usingShift,
    "using its Shift ability": usingShift,
  }).map((restriction) => [restriction]),
  pattern`from ${lookup({ "your": true, "their": false })} ${
    lookup<Zone>({
      "discard": "discard",
      "hand": "hand",
      "inkwell": "inkwell",
      "deck": "deck",
    })
  }`.map(([isYours, zone]) => [{ type: "from-zone", zone }, isYours]),
]);

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

const plays = byActor("play");
const shifts = oneOf([byActor("shift"), byActor("Shift")]);
const onto = words("onto", "on");

function own<T extends readonly [By, Target, ...unknown[]]>(
  rule: Rule<T>,
): Rule<T> {
  return checked(rule, ([by, on]) => isOwnCard(by, on));
}

/** Cards that players play: "you play a song". */
export const playEvents: readonly Rule<Event>[] = [
  own(pattern`${plays} ${targets}`).map(([by, on]) =>
    happens("play", on, { by })
  ),
  checked(
    own(pattern`${plays} ${targets} ${how}`),
    ([by, , [, isYours]]) =>
      isYours === undefined || isYours === (by === "you"),
  ).map(([by, on, [restriction]]) =>
    happens("play", on, { by, restrictions: [restriction] })
  ),
  own(oneOf([
    pattern`${shifts} ${targets}`,
    pattern`${byActor("use Shift to play")} ${targets}`,
  ])).map(([by, on]) =>
    happens("play", on, { by, restrictions: [usingShift] })
  ),
  pattern`${shifts} ${onto} ${target}`.map(([by, , at]) => ({
    ...happens("play", "ALL_CHARACTERS", { by, at }),
    restrictions: [usingShift],
  })),
  own(pattern`${plays} ${targets} on ${target}`).map(([by, on, at]) =>
    happens("play", on, { by, at })
  ),
  pattern`${shifts} ${targets} ${onto} ${target}`.map(([by, on, , at]) =>
    happens("play", on, { by, at, restrictions: [usingShift] })
  ),
  checked(
    pattern`${plays} ${isYours} ${nth} ${kind} ${inTurn}`,
    ([by, isYours]) => isYours === undefined || isYours === (by === "you"),
  ).map(([by, , nth, cardType]) => ({
    event: "play",
    on: cardsOf(by, cardType),
    restrictions: [{ type: "nth-in-turn", nth }],
  })),
  pattern`the ${nth} ${kind} is played ${inTurn}`.map((
    [nth, cardType],
  ) => ({
    event: "play",
    on: cardsOf("any", cardType),
    restrictions: [{ type: "nth-in-turn", nth }],
  })),
  pattern`${byActor("pay")} ${number} {I} ${bound} to play ${target}`.map((
    [by, value, comparison, on],
  ) =>
    happens("play", on, {
      by,
      restrictions: [{ type: "ink-paid", comparison, value }],
    })
  ),
];

/** "you play a song", "a character is played" */
export function printPlayed(trigger: Trigger, voice: Voice): string {
  const { on, wording, restrictions = [], at } = trigger;
  const by = whoHas(on);
  const ink = restrictions.find((one) => one.type === "ink-paid");
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  const type = plainType(trigger);
  if (nth !== undefined && type !== undefined) {
    return `${printActor(trigger, by, "play")} a ${
      nthWord(nth.nth)
    } ${type} in a turn`;
  }
  const exerted = restrictions.some(({ type }) => type === "enters-exerted");
  if (exerted) {
    return printDoing(
      trigger,
      voice,
      (number) => verbFor("enter play exerted", number),
    );
  }
  const shifted = restrictions.some(({ type }) => type === "using-shift");
  if (wording?.passive) {
    return printDoing(
      trigger,
      voice,
      (number) => `${be(number)} played${shifted ? " using Shift" : ""}`,
    );
  }
  return phrase(
    ink !== undefined
      ? `${printActor(trigger, by, "pay")} ${ink.value} {I}${
        bounded(ink.comparison)
      } to play`
      : printActor(trigger, by, shifted ? "shift" : "play"),
    subjectWords(trigger, voice, true),
    at && `${shifted ? "onto" : "on"} ${printTarget(at, voice, "object")}`,
    restrictions.map((one) => howWords(one, by)).find(Boolean),
  );
}

/** The type of the cards, if that describes them fully: "an action". */
export function plainType({ event, on }: Trigger): string | undefined {
  const query = on === undefined ? undefined : queryOf(on);
  const isPlain = event === "play" && query !== undefined &&
    query.filter === undefined && !query.excludeSelf &&
    query.cardTypes.length === 1;
  return isPlain ? query.cardTypes[0] : undefined;
}

/** "for free", "from your discard" */
function howWords(one: TriggerRestriction, by: By): string | undefined {
  switch (one.type) {
    case "for-free":
      return "for free";
    case "from-zone":
      return `from ${by === "you" ? "your" : "their"} ${one.zone}`;
    default:
      return undefined;
  }
}
