import { checked, optional, type Rule } from "../../../combinators/mod.ts";
import type { CardType, Target, TriggerRestriction } from "../../ast/mod.ts";
import { isThisCard } from "../../ast/target_names.ts";
import { withoutHere } from "../../ast/without_here.ts";
import { bound, keywordName } from "../nouns/filters.ts";
import { target, targets } from "../nouns/noun_phrase.ts";
import { self } from "../nouns/reference.ts";
import { lookup, number, pattern, verb, words } from "../words.ts";
import { chosenFor, inkwell } from "./event_words.ts";
import { type Event, happens } from "./event.ts";
import { type By, cardsOf } from "./subject.ts";

const who: Rule<By> = lookup<By>({
  "you": "you",
  "an opponent": "opponent",
  "opponents": "opponent",
  "your opponent": "opponent",
  "they": "opponent",
  "a player": "any",
  "any player": "any",
});

const play = verb("play");
const draw = verb("draw");
const discard = verb("discard");
const nth: Rule<number> = lookup({ "second": 2, "third": 3, "first": 1 });

/** What players do: "you play a song". */
export const playerEvents: readonly Rule<Event>[] = [
  checked(
    pattern`${who} ${play} ${targets}`,
    // Nobody else plays this card.
    ([by, , on]) => by === "you" || !isThisCard(on),
  ).map(([by, , on]) => happens("play", on, { by })),
  pattern`${who} ${play} ${targets} on ${self}`.map(([by, , on, at]) =>
    happens("play", on, { by, at })
  ),
  pattern`${who} ${play} a ${nth} ${typeName()} in a turn`.map((
    [by, , nth, cardType],
  ) => ({
    event: "play",
    on: cardsOf(by, cardType),
    restrictions: [{ type: "nth-in-turn", nth }],
  })),
  pattern`${who} ${play} your ${nth} ${typeName()} in a turn`.map((
    [by, , nth, cardType],
  ) => ({
    event: "play",
    on: cardsOf(by, cardType),
    restrictions: [{ type: "nth-in-turn", nth }],
  })),
  pattern`${who} ${verb("pay")} ${number} {I} ${bound} to play ${target}`.map((
    [by, , value, comparison, on],
  ) =>
    happens("play", on, {
      by,
      restrictions: [{ type: "ink-paid", comparison, value }],
    })
  ),
  pattern`${who} ${words("put", "puts")} a card into ${inkwell()}`.map((
    [by, , controller],
  ) => ({ event: "ink", on: cardsOf(controller, "card"), by })),
  pattern`${who} ${words("put", "puts")} a card ${
    optional(words("facedown"))
  } under ${target}`
    .map(([by, , , on]) => happens("put-card-under", on, { by })),
  pattern`${who} ${verb("move")} ${target}`.map(([by, , on]) => moved(on, by)),
  pattern`${who} ${verb("move")} ${target} from another location`.map((
    [by, , on],
  ) => moved(on, by, [{ type: "from-another-location" }])),
  pattern`${who} ${verb("move")} ${target} to ${target}`.map((
    [by, , on, at],
  ) => happens("move", on, { by, at })),
  pattern`${who} ${verb("use")} the ${keywordName} ability of ${target}`.map((
    [by, , what, on],
  ) => happens("use-ability", on, { by, what })),
  pattern`${who} ${verb("banish", "banishes")} ${target}`.map(([by, , on]) =>
    happens("banish", on, { by })
  ),
  pattern`${who} ${words("ready", "readies")} ${target}`.map(([by, , on]) =>
    happens("ready", on, { by })
  ),
  pattern`${who} ${verb("exert")} ${target}`.map(([by, , on]) =>
    happens("exert", on, { by })
  ),
  pattern`${who} ${verb("remove")} damage from ${target}`.map(([by, , on]) =>
    happens("remove-damage", on, { by })
  ),
  pattern`${who} ${verb("remove")} ${number} or more damage from ${target}`.map(
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
  pattern`${who} ${draw} a card`.map(([by]) => ({
    event: "draw",
    on: cardsOf(by, "card"),
  })),
  pattern`${who} ${discard} ${target}`.map(([by, , on]) =>
    happens("discard", on, { by })
  ),
  pattern`${who} ${verb("return")} ${target} to ${words("your", "their")} hand`
    .map(([by, , on]) => happens("return-to-hand", on, { by })),
  pattern`${who} ${verb("choose")} ${target} for ${chosenFor()}`.map((
    [by, , on, chosenFor],
  ) =>
    happens("be-chosen", on, {
      by,
      restrictions: [{ type: "chosen-for", by: chosenFor }],
    })
  ),
  pattern`${who} ${verb("gain")} lore`.map(([by]) => ({
    event: "gain-lore",
    player: by === "you" ? "CONTROLLER" : "OPPONENT",
  })),
  pattern`${who} ${verb("lose")} lore`.map(([by]) => ({
    event: "lose-lore",
    player: by === "you" ? "CONTROLLER" : "OPPONENT",
  })),
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
