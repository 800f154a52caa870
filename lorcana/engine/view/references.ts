import type { Participle, Reference } from "../../mod.ts";
import { type Moment, thisWay } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import type { EventName } from "../state/happening.ts";
import { fighter } from "./players.ts";

const MEANT: {
  readonly [R in Reference["ref"]]: (
    moment: Moment,
    reference: Reference,
  ) => readonly CardId[];
} = {
  // Only references in a part of a text have no id.
  "previous-target": ({ bound, last }, { id }) =>
    id === undefined ? last : bound[id] ?? [],
  "trigger-subject": ({ event }) => list(event?.card),
  "attacker": (moment) => list(fighter(moment, "attacker")),
  "defender": (moment) => list(fighter(moment, "defender")),
  "song": ({ event }) => list(event?.other),
  "done": doneTo,
  "revealed": ({ revealed }) => revealed,
};

/** The cards that a reference such as "they" or "that item" means. */
export function referredTo(
  moment: Moment,
  reference: Reference,
): readonly CardId[] {
  return MEANT[reference.ref](moment, reference);
}

function list(id: CardId | undefined): readonly CardId[] {
  return id === undefined ? [] : [id];
}

/** The event for each participle, if there is one. */
const EVENTS: { readonly [P in Participle]?: EventName } = {
  banished: "banish",
  exerted: "exert",
  revealed: "reveal",
  returned: "return-to-hand",
  discarded: "discard",
  played: "play",
  damaged: "damage",
  "put-on-bottom": "put-into-deck",
  "put-into-inkwell": "ink",
};

/** "the banished character": banished by a cost, or by the event. */
function doneTo(moment: Moment, { what }: Reference): readonly CardId[] {
  const { event, revealed, last } = moment;
  if (what === "revealed") return revealed;
  const name = what === undefined ? undefined : EVENTS[what];
  if (name === undefined) return last;
  const done = thisWay(moment).filter((one) => one.event === name)
    .flatMap(({ card }) => list(card));
  if (done.length > 0) return done;
  // The card of the event banishes the other one.
  return list(event?.event === name ? event.card : event?.other ?? event?.card);
}
