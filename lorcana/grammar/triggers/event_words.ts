import { oneOf, type Rule } from "../../../combinators/mod.ts";
import { lookup, pattern } from "../words.ts";
import type { By } from "./subject.ts";
import type {
  ChosenFor,
  TriggerEvent,
  TriggerRestriction,
  Zone,
} from "../../ast/mod.ts";

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

/** How a card is played: "for free", "from your discard"; by whom, if it says. */
export const how: Rule<readonly [TriggerRestriction, isYours?: boolean]> =
  oneOf<
    readonly [TriggerRestriction, isYours?: boolean]
  >([
    lookup<TriggerRestriction>({
      "for free": { type: "for-free" },
      "without paying its cost": { type: "for-free" },
      "using Shift": { type: "using-shift" },
      "using their Shift ability": { type: "using-shift" },
      "using its Shift ability": { type: "using-shift" },
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
