import type {
  Condition,
  Owner,
  Query,
  Trigger,
  TriggerRestriction,
} from "../../ast/mod.ts";
import { type Antecedents, notePlayer } from "./antecedents.ts";
import type { Doers } from "./doers.ts";
import { ownerOf } from "./kinds.ts";

/** Records the player of a trigger: who acts, or whose turn it is. */
export function notePlayerOf(trigger: Trigger, known: Antecedents): void {
  if (isOthers(trigger)) notePlayer("EVENT", known);
  else if (trigger.restrictions?.some(isOpponentsTurn)) {
    notePlayer("TURN", known);
  }
}

/** Who performs the event of a trigger. */
export function doersIn(trigger: Trigger): Doers {
  const others = isOthers(trigger);
  return { you: !others, others };
}

/** "during an opponent's turn": "that player" is the active player. */
export function isOpponentsTurn(
  limit: TriggerRestriction | Condition,
): boolean {
  return limit.type === "during-turn" && limit.whose === "opponent";
}

/** "by an opponent's action": "that player" is its owner. */
function isOpponentsDoing(limit: TriggerRestriction): boolean {
  return limit.type === "caused" && limit.cause.whose === "opponents";
}

/** Whether another player acts, or it is the start of another player's turn. */
function isOthers(trigger: Trigger): boolean {
  const { event, on, by, player, wording, restrictions = [] } = trigger;
  if (restrictions.some(isOpponentsDoing)) return true;
  if (player !== undefined) return player !== "CONTROLLER";
  if (by !== undefined) return by !== "you";
  const owner = on === undefined ? "you" : ownerOf(on);
  return owner !== "you" &&
    (event === "play" && !wording?.passive || event === "draw");
}

/** Records the owner of cards; checks that "their" has an antecedent. */
export function noteOwner(owner: Owner, known: Antecedents): void {
  if (owner === "their") {
    // For the active player, "their" works only after "that player" meant them.
    const isUnsaid = known.player === "TURN"
      ? known.that !== "TURN"
      : !known.player && !isAnyCard(known);
    if (!known.isPart && isUnsaid) known.dangling = true;
  } else if (owner === "card-owner") {
    const last = known.mentions.findLast(({ ref }) => ref !== "SELF");
    const isKnown = last !== undefined && last.owner !== "you";
    if (!known.isPart && !isKnown) known.dangling = true;
  } else if (owner !== "you" && owner !== "any" && owner !== "opponent") {
    notePlayer(OWNERS[owner], known);
  }
}

const OWNERS = {
  "each-opponent": "EACH_OPPONENT",
  "opponents": "OPPONENTS",
  "chosen-player": "CHOSEN_PLAYER",
  "chosen-opponent": "CHOSEN_OPPONENT",
} as const;

/** Whether any card but this one was mentioned, which has an owner. */
function isAnyCard({ mentions }: Antecedents): boolean {
  return mentions.some(({ ref }) => ref !== "SELF");
}

/** "Banish chosen character. Exert their other characters": its owner's. */
export function ofTheirPlayer(query: Query, known: Antecedents): Query {
  const { player, doers, isPart } = known;
  return query.owner === "their" && player === undefined && !isPart &&
      doers?.others !== true && isAnyCard(known)
    ? { ...query, owner: "card-owner" }
    : query;
}
