import type { Amount, Destination, Effect } from "../../../ast/mod.ts";
import { printCards } from "../../nouns/cards.ts";
import { bounded } from "../../nouns/compared.ts";
import { order, place } from "./destination.ts";
import { phrase, type Voice } from "../../text/voice.ts";

/** What else happens with a card that was revealed, in words. */
export type PrintThen = (effect: Effect, voice: Voice) => string;

/** Where the cards go, sentence by sentence. */
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
    one.cardType === undefined && one.filter === undefined &&
    one.cost === undefined && one.zone !== "deck-shuffled" &&
    (one.min === one.max || one.remainder)
  );
  if (plain && destinations.length > 1) {
    if (isSplit(destinations, amount)) {
      return [
        `Put one on the top of ${owner} deck and the other on the bottom`,
      ];
    }
    return [
      `Put ${
        destinations.map((one) =>
          placed(one, owner, destinations.length === 2 && amount === 2, false)
        ).join(" and ")
      }`,
    ];
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

/** One of two cards on the top and the other on the bottom: one deck is enough. */
function isSplit(
  [first, second]: readonly Destination[],
  amount: Amount,
): boolean {
  return amount === 2 && first?.zone === "deck-top" && first.max === 1 &&
    second?.zone === "deck-bottom" && second.remainder === true &&
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
    here.remainder && after !== undefined &&
    (after.ifFits || after.condition !== undefined)
  ) {
    return `Otherwise, put it ${place(here, owner)}`;
  }
  if (here.remainder && here.zone === "deck-shuffled") {
    return `Shuffle ${
      after === undefined ? "them" : "the rest"
    } into ${owner} deck`;
  }
  if (here.remainder) {
    return `Put ${one ? "it" : after === undefined ? "them" : "the rest"} ${
      after === undefined && here.zone === "deck-top" && !one
        ? `back on the top of ${owner} deck${order(here)}`
        : place(here, owner)
    }`;
  }
  const may = here.may || here.min === 0 && here.max !== "any" ||
    here.min === 0 && hasKind(here);
  const which = whichCards(here, voice, one);
  const both = twin === undefined
    ? which
    : `${which} and ${whichCards(twin, voice, one)}`;
  const it = isOne(here) && twin === undefined ? "it" : "them";
  if (here.zone === "play") {
    return here.reveal
      ? `You may reveal ${both} and play ${it} for free`
      : `You may play ${both} for free`;
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
  { filter = [], entersExerted }: Destination,
  after: Destination | undefined,
): string {
  const [cost] = filter;
  const most = cost?.type === "cost-comparison"
    ? `${cost.value}${bounded(cost.comparison)}`
    : "";
  return phrase(
    `If that ${after?.cardType ?? "card"} costs ${most},`,
    "you may play it for free instead",
    entersExerted && "and it enters play exerted",
  );
}

function hasKind({ cardType, cardTypes, filter }: Destination): boolean {
  return cardType !== undefined || cardTypes !== undefined ||
    filter !== undefined;
}

function isOne({ max }: Destination): boolean {
  return max === 1;
}

function whichCards(
  destination: Destination,
  voice: Voice,
  one: boolean,
): string {
  const { min, max } = destination;
  if (!hasKind(destination)) {
    if (one) return "it";
    if (max === "any") return "any number of them";
    return min === 0 && max !== 1
      ? `up to ${max} of them`
      : max === 1
      ? "one"
      : String(max);
  }
  const upTo = destination.min === 0 && max !== 1 && max !== "any" &&
    max !== "all";
  return printCards(destination, voice, {
    count: max === "any" || max === "all"
      ? max
      : upTo && typeof max === "number"
      ? { type: "up-to", value: max }
      : max ?? 1,
  });
}

function placed(
  destination: Destination,
  owner: string,
  two: boolean,
  one: boolean,
): string {
  const { remainder, max } = destination;
  const which = remainder
    ? two ? "the other" : "the rest"
    : one
    ? "it"
    : max === 1
    ? "one"
    : String(max);
  return `${which} ${place(destination, owner)}`;
}

/** "If it's a song card, you may play it for free" */
function fitting(
  destination: Destination,
  owner: string,
  voice: Voice,
  then: PrintThen,
): string {
  const { min, zone, reveal, entersExerted, condition } = destination;
  const what = condition === undefined
    ? printCards(destination, voice)
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
    `If it's ${what}, ${min === 0 ? "you may " : ""}${done}`,
    destination.then && `and ${then(destination.then, voice)}`,
  );
}
