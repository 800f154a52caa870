import type { Rule } from "../../../combinators/mod.ts";
import { lookup } from "../words.ts";
import type { By } from "./subject.ts";
import type { ChosenFor, TriggerEvent, Zone } from "../../ast/mod.ts";

/** Whose inkwell. */
export function inkwell(): Rule<By> {
  return lookup<By>({
    "your inkwell": "you",
    "their inkwell": "opponent",
    "an opponent's inkwell": "opponent",
  });
}

/** The zones from which cards are put into an inkwell. */
export function inkedFrom(): Rule<Zone> {
  return lookup<Zone>({
    "hand": "hand",
    "discard": "discard",
    "deck": "deck",
  });
}

/** The purposes that cards are chosen for. */
export function chosenForEvent(): Rule<ChosenFor> {
  return lookup<ChosenFor>({
    "an action or ability": "action-or-ability",
    "an action": "action",
    "an ability": "ability",
    "actions and abilities": "action-or-ability",
  });
}

/** "an opponent's action", "an opponent for an action" */
export function byOpponents(): Rule<ChosenFor> {
  return lookup<ChosenFor>({
    "an opponent's action": "action",
    "an opponent's ability": "ability",
    "an opponent's action or ability": "action-or-ability",
    "an opponent for an action": "action",
    "an opponent for an ability": "ability",
    "an opponent for an action or ability": "action-or-ability",
  });
}

/** What players do to cards, in whatever way. */
export const doTo: Rule<TriggerEvent> = lookup<TriggerEvent>({
  "banish": "banish",
  "banishes": "banish",
  "ready": "ready",
  "readies": "ready",
  "exert": "exert",
  "exerts": "exert",
});
