import type {
  Amount,
  Count,
  Destination,
  Effect,
  Query,
} from "../../../ast/mod.ts";
import { isPlain, printCards } from "../../nouns/cards.ts";
import { bounded } from "../../nouns/compared.ts";
import { howMany } from "../../nouns/quantity.ts";
import { othersChoose } from "./others_choose.ts";
import { order, place } from "./destination.ts";
import { listed, phrase, type Voice } from "../../text/voice.ts";

/** Prints what else happens with a revealed card. */
export type PrintThen = (effect: Effect, voice: Voice) => string;

/** Prints the destinations of cards, sentence by sentence. */
export function destinationSentences(
  destinations: readonly Destination[],
  owner: string,
  amount: Amount,
  voice: Voice,
  then: PrintThen,
): readonly string[] {
  const one = amount === 1;
  const [first, second] = destinations;
  if (first === undefined) return [];
  if (
    one && second?.zone === "discard" && first.zone === "deck-top" &&
    !first.ifFits
  ) {
    return [`Put it on top of ${owner} deck or into ${owner} discard`];
  }
  const plain = destinations.every((one) =>
    !one.reveal && !one.ifFits && one.condition === undefined &&
    !hasKind(one) && one.cost === undefined && one.zone !== "deck-shuffled" &&
    (one.target === undefined || typeof one.target.count === "number")
  );
  if (first.chosenBy !== undefined) {
    const rest = destinations.slice(1)
      .map((one) => placed(one, owner, false, false));
    return othersChoose(first, [place(first, owner), ...rest].join(" and "));
  }
  if (plain && destinations.length > 1) {
    if (isSplit(destinations, amount)) {
      return [
        `Put one on the top of ${owner} deck and the other on the bottom`,
      ];
    }
    const two = destinations.length === 2 && amount === 2;
    const places = destinations.map((one) => placed(one, owner, two, false));
    return [`Put ${listed(places, "and")}`];
  }
  const result: string[] = [];
  for (let at = 0; at < destinations.length; at++) {
    const here = destinations[at]!;
    const next = destinations[at + 1];
    const twin = here.reveal && next?.reveal && next.zone === here.zone;
    if (twin) at++;
    result.push(
      sentence(here, twin ? next : undefined, {
        owner,
        one,
        voice,
        then,
        after: destinations[at - 1],
      }),
    );
  }
  return result;
}

/** Whether one of two cards goes on the top, and the other on the bottom. */
function isSplit(
  [first, second]: readonly Destination[],
  amount: Amount,
): boolean {
  return amount === 2 && first?.zone === "deck-top" && isOne(first) &&
    second?.zone === "deck-bottom" && second.target === undefined &&
    second.ordering === undefined;
}

interface Context {
  readonly owner: string;
  readonly one: boolean;
  readonly voice: Voice;
  readonly then: PrintThen;
  readonly after: Destination | undefined;
}

function sentence(
  here: Destination,
  twin: Destination | undefined,
  { owner, one, voice, then, after }: Context,
): string {
  if (here.instead) return insteadOf(here, after);
  if (here.ifFits || here.condition !== undefined) {
    return fitting(here, owner, voice, then);
  }
  if (
    here.target === undefined && after !== undefined &&
    (after.ifFits || after.condition !== undefined)
  ) {
    return `Otherwise, put it ${place(here, owner)}`;
  }
  if (here.target === undefined && here.zone === "deck-shuffled") {
    return `Shuffle ${
      after === undefined ? "them" : "the rest"
    } into ${owner} deck`;
  }
  if (here.target === undefined && one && after !== undefined) {
    return `If you don't, put it ${place(here, owner)}`;
  }
  if (here.target === undefined) {
    return `Put ${one ? "it" : after === undefined ? "them" : "the rest"} ${
      after === undefined && here.zone === "deck-top" && !one
        ? `back on the top of ${owner} deck${order(here)}`
        : place(here, owner)
    }`;
  }
  const may = here.may || isUpTo(here.target.count) ||
    here.target.count === "any" && hasKind(here);
  const which = whichCards(here.target, voice, one);
  const both = twin?.target === undefined
    ? which
    : `${which} and ${whichCards(twin.target, voice, one)}`;
  const it = isOne(here) && twin === undefined ? "it" : "them";
  if (here.zone === "play") {
    if (here.cost === undefined) {
      return `You may play ${one ? "it" : `${both}${fromThem(here)}`}`;
    }
    return phrase(
      here.reveal
        ? `You may reveal ${both} and play ${it} for free`
        : `${may ? "You may play" : "Play"} ${both} for free`,
      here.entersExerted && `and ${it === "it" ? "it enters" : "they enter"}`,
      here.entersExerted && "play exerted",
    );
  }
  if (here.reveal) {
    return `${may ? "You may reveal" : "Reveal"} ${both} and put ${it} ${
      place(here, owner)
    }`;
  }
  return `${may ? "You may put" : "Put"} ${both} ${place(here, owner)}`;
}

/** "If that item costs 3 or less, you may play it for free instead" */
function insteadOf(
  { target, entersExerted }: Destination,
  after: Destination | undefined,
): string {
  const [cost] = target?.filter ?? [];
  const most = cost?.type === "cost-comparison"
    ? `${cost.value}${bounded(cost.comparison)}`
    : "";
  return phrase(
    `If that ${after?.target?.cardTypes[0] ?? "card"} costs ${most},`,
    "you may play it for free instead",
    entersExerted && "and it enters play exerted",
  );
}

/** "one of them", "an item card from among them" */
function fromThem(destination: Destination): string {
  return hasKind(destination)
    ? " from among them"
    : isOne(destination)
    ? " of them"
    : "";
}

function hasKind({ target }: Destination): boolean {
  return target !== undefined && !isPlain(target);
}

function isUpTo(count: Count): count is { readonly upTo: number } {
  return typeof count === "object" && "upTo" in count;
}

/** Whether at most one card goes there. */
function isOne({ target }: Destination): boolean {
  return target !== undefined && mostOf(target) === 1;
}

function mostOf({ count }: Query): Count {
  return isUpTo(count) ? count.upTo : count;
}

function whichCards(target: Query, voice: Voice, one: boolean): string {
  const { count } = target;
  const most = mostOf(target);
  if (isPlain(target)) {
    if (one) return "it";
    if (most === 1) return "one";
    if (count === "any") return "any number of them";
    return isUpTo(count) ? `${howMany(count)} of them` : howMany(count);
  }
  return printCards(most === 1 ? { ...target, count: 1 } : target, voice);
}

function placed(
  destination: Destination,
  owner: string,
  two: boolean,
  one: boolean,
): string {
  const { target } = destination;
  const which = target === undefined
    ? two ? "the other" : "the rest"
    : one
    ? "it"
    : howMany(target.count);
  return `${which} ${place(destination, owner)}`;
}

/** "If it's a song card, you may play it for free" */
function fitting(
  destination: Destination,
  owner: string,
  voice: Voice,
  then: PrintThen,
): string {
  const { target, zone, reveal, entersExerted, condition } = destination;
  const what = target !== undefined && condition === undefined
    ? printCards({ ...target, count: 1 }, voice)
    : "the named card";
  const it = condition === undefined ? "it" : "that card";
  const done = zone === "play"
    ? phrase(
      "play it for free",
      entersExerted && "and it enters play exerted",
    )
    : `${reveal ? "reveal it and put it" : `put ${it}`} ${
      place(destination, owner)
    }`;
  return phrase(
    `If it's ${what}, ${
      target !== undefined && isUpTo(target.count) ? "you may " : ""
    }${done}`,
    destination.then && `and ${then(destination.then, voice)}`,
  );
}
