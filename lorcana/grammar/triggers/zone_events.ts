import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../combinators/mod.ts";
import type {
  OwnPile,
  Target,
  TriggerRestriction,
  Zone,
} from "../../ast/mod.ts";
import { expanded } from "../../ast/target_names.ts";
import { ownPile } from "../nouns/players.ts";
import { giveBack, put } from "../verbs.ts";
import { fixed, lookup, pattern, words } from "../words.ts";
import { subjects, target } from "./any_cards.ts";
import { type Event, happens } from "./event.ts";
import { type By, subject } from "./subject.ts";
import { who } from "./who.ts";

/** A zone, and whose it is. */
interface Pile {
  readonly zone: Zone;
  readonly by: By;
}

const OWNERS: { readonly [whose: string]: By } = {
  "your": "you",
  "an opponent's": "opponent",
  "their": "opponent",
  "a player's": "any",
  "any player's": "any",
};

/** "your discard", "an opponent's discard" */
function pile(zone: Zone, ...names: readonly string[]): Rule<Pile> {
  const texts = (names.length === 0 ? [zone] : names).flatMap((name) =>
    Object.entries(OWNERS).map(([whose, by]) =>
      [`${whose} ${name}`, { zone, by }] as const
    )
  );
  return lookup<Pile>(Object.fromEntries(texts));
}

const discard = pile("discard", "discard", "discard pile");
const hand = pile("hand");
const anyPile = oneOf([discard, hand, pile("deck"), pile("inkwell")]);

const anywhere = optional(fixed("from anywhere"));

/** Where cards go, and where from. */
interface Way {
  readonly by: By;
  readonly from?: Zone;
}

/** "into your discard", "into your discard from your deck" */
function way(preposition: "into" | "to", to: Rule<Pile>): Rule<Way> {
  const both = oneOf<readonly [Pile, Pile]>([
    pattern`${words(preposition)} ${to} from ${anyPile}`.map((
      [, to, from],
    ) => [from, to]),
    pattern`from ${anyPile} ${words(preposition)} ${to}`.map((
      [from, , to],
    ) => [from, to]),
  ]);
  return oneOf<Way>([
    pattern`${words(preposition)} ${to} ${anywhere}`.map(([, { by }]) => ({
      by,
    })),
    oneOf([
      pattern`${words(preposition)} ${to} from play`,
      pattern`from play ${words(preposition)} ${to}`,
    ]).map(([, { by }]) => ({ by, from: "play" })),
    // Cards move between piles of the same player.
    checked(both, ([from, to]) => from.by === to.by).map(([from, { by }]) => ({
      by,
      from: from.zone,
    })),
  ]);
}

/** "an opponent's hand" */
const othersHand: Rule<By> = lookup<By>({
  "an opponent's": "opponent",
  "opponents'": "opponent",
  "a player's": "any",
  "any player's": "any",
});

const is = words("is", "are", "'s", "'re");
const leave = words("leaves", "leave");

/** The way to a hand, if not from play, which is the default. */
const toHand: Rule<Way> = checked(
  oneOf([
    pattern`put ${way("into", hand)}`,
    pattern`returned ${way("to", hand)}`,
  ]).map(([way]) => way),
  ({ from }) => from === "discard" || from === "inkwell",
);

/** Cards that move between piles: "a card is put into your discard". */
export const zoneEvents: readonly Rule<Event>[] = [
  pattern`${subjects} ${is} put ${way("into", discard)}`.map(([on, , way]) =>
    happens("enter-discard", on, { ...way, ...cameFrom(way) })
  ),
  checked(
    pattern`${who} ${put} ${target} ${way("into", discard)}`,
    ([by, , , way]) => isOwn(by, way),
  ).map(([by, , on, way]) =>
    happens("enter-discard", on, { by, ...cameFrom(way) })
  ),
  checked(
    pattern`${subjects} ${
      words("is returned to", "are returned to", "returns to")
    } ${oneOf<OwnPile | By>([ownPile, othersHand])} ${words("hand", "hands")} ${
      optional(fixed("from play"))
    }`,
    ([on, , pile]) => isOwnHand(on, pile),
  ).map(([on, , pile]) => ({
    ...happens("return-to-hand", on),
    on: subject(on, OF_PILE[pile]),
  })),
  pattern`${subjects} ${is} ${toHand}`.map(([on, , way]) =>
    returned(on, way, {})
  ),
  checked(
    pattern`${who} ${giveBack} ${target} ${way("to", hand)}`,
    ([by, , , way]) => isOwn(by, way),
  ).map(([by, , on, way]) =>
    way.from === undefined || way.from === "play"
      ? happens("return-to-hand", on, { by })
      : returned(on, way, { by })
  ),
  pattern`${subjects} ${leave} ${discard}`.map(([on, , { by }]) =>
    happens("leave-discard", on, { by })
  ),
  pattern`${subjects} ${leave} ${pile("inkwell")}`.map(([on, , { by }]) =>
    happens("leave-inkwell", on, { by })
  ),
];

/** The owner of the cards, as far as the hand tells. */
const OF_PILE: { readonly [P in OwnPile | By]: By } = {
  CONTROLLER: "you",
  CARD_OWNER: "any",
  you: "you",
  opponent: "opponent",
  any: "any",
};

/** Whether the hand fits: yours for your cards, their players' for others. */
function isOwnHand(on: Target, pile: OwnPile | By): boolean {
  const full = expanded(on);
  if (typeof full === "string") return pile === "CONTROLLER";
  if (!("selector" in full)) return true;
  const { owner } = full;
  return owner === "any" || pile === "any" || owner === OF_PILE[pile] ||
    owner === "opponent" && pile === "CARD_OWNER";
}

/** Whether the acting player uses their own pile. */
function isOwn(by: By, way: Way): boolean {
  return by === way.by || by === "any" && way.by === "opponent";
}

/** Cards outside of play belong to the player whose hand they go to. */
function returned(on: Target, way: Way, fields: Partial<Event>): Event {
  const whose = fields.by ?? way.by;
  return {
    ...happens("return-to-hand", on, { ...fields, ...cameFrom(way) }),
    on: subject(on, whose),
  };
}

function cameFrom(
  { from }: Way,
): { readonly restrictions?: readonly TriggerRestriction[] } {
  return from === undefined
    ? {}
    : { restrictions: [{ type: "from-zone", zone: from }] };
}
