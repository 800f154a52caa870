import { oneOf, optional, type Rule } from "../combinators/mod.ts";
import type {
  CardType,
  Target,
  Trigger,
  TriggerEvent,
  TriggerRestriction,
} from "./ast/mod.ts";
import { tidy } from "./build.ts";
import { withoutHere } from "./here.ts";
import { bound, keywordName } from "./noun_filters.ts";
import { target, targets } from "./noun_phrase.ts";
import { self } from "./reference.ts";
import { type By, subject } from "./trigger_subject.ts";
import { lookup, number, pattern, verb, words } from "./words.ts";

/** An event without the word that introduces it. */
export type Happening = Omit<Trigger, "timing">;

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
const quest = verb("quest");
const challenge = verb("challenge");
const is = words("is", "are", "'s", "'re");
const sing = verb("sing");
const nth: Rule<number> = lookup({ "second": 2, "third": 3, "first": 1 });

/** What the subject did or suffered, without an object. */
const intransitive: Rule<TriggerEvent> = oneOf<TriggerEvent>([
  quest.map(() => "quest" as const),
  challenge.map(() => "challenge" as const),
  pattern`${is} challenged`.map(() => "challenged" as const),
  pattern`${is} challenged and banished`.map(() =>
    "challenged-and-banished" as const
  ),
  pattern`${is} banished`.map(() => "banish" as const),
  words("leaves play", "leave play").map(() => "leave-play" as const),
  words(
    "takes damage",
    "take damage",
    "is dealt damage",
    "are dealt damage",
    "is damaged",
  )
    .map(() => "damage" as const),
  words("becomes exerted", "become exerted", "exerts", "is exerted").map(() =>
    "exert" as const
  ),
  words("becomes ready", "readies", "is readied").map(() => "ready" as const),
  pattern`${sing} a song`.map(() => "sing" as const),
  words("enters play", "enter play", "is played").map(() => "play" as const),
  words("is chosen for Support", "are chosen for Support").map(() =>
    "support" as const
  ),
  words(
    "is returned to your hand from play",
    "is returned to their hand from play",
    "is returned to your hand",
    "is returned to their player's hand",
    "returns to your hand",
  ).map(() => "return-to-hand" as const),
]);

const inChallenge: TriggerRestriction = { type: "in-challenge" };
const whileAttacking: TriggerRestriction = {
  type: "while",
  condition: { type: "in-challenge", role: "attacker" },
};

const forSupport: TriggerRestriction = { type: "chosen-for", by: "Support" };

/** Everything that can set off an ability. */
export const events: readonly Rule<Happening>[] = [
  pattern`${targets} ${intransitive}`.map(([on, event]) => happens(event, on)),
  pattern`${targets} challenges and is banished`.map(([on]) =>
    happens("banish", on, {
      restrictions: [inChallenge, whileAttacking],
    })
  ),
  pattern`${targets} ${is} banished in a challenge`.map(([on]) =>
    happens("banish", on, { restrictions: [inChallenge] })
  ),
  pattern`${targets} ${verb("banish", "banishes")} ${target} in a challenge`
    .map((
      [on, , defender],
    ) => happens("banish-in-challenge", on, { defender: subject(defender) })),
  pattern`${targets} ${challenge} ${target}`.map(([on, , defender]) =>
    happens("challenge", on, { defender: subject(defender) })
  ),
  pattern`${targets} ${is} challenged by ${target}`.map(([on, , attacker]) =>
    happens("challenged", on, { attacker: subject(attacker) })
  ),
  pattern`${targets} ${verb("deal")} damage`.map(([on]) =>
    happens("deal-damage", on)
  ),
  pattern`${targets} ${verb("deal")} damage in a challenge`.map(([on]) =>
    happens("deal-damage", on, { restrictions: [inChallenge] })
  ),
  pattern`${targets} ${verb("deal")} damage to ${target}`.map((
    [on, , defender],
  ) => happens("deal-damage", on, { defender: subject(defender) })),
  pattern`${targets} ${verb("deal")} damage to ${target} in a challenge`.map((
    [on, , defender],
  ) =>
    happens("deal-damage", on, {
      defender: subject(defender),
      restrictions: [inChallenge],
    })
  ),
  pattern`${targets} ${verb("move")} to ${target}`.map(([on, , at]) =>
    happens("move", on, { at })
  ),
  pattern`${targets} ${verb("move")} here`.map(([on]) =>
    happens("move", on, { at: "THIS_LOCATION" })
  ),
  pattern`${who} ${play} ${targets}`.map(([by, , on]) =>
    happens("play", on, { by })
  ),
  pattern`${who} ${play} ${targets} on ${self}`.map(([by, , on, at]) =>
    happens("play", on, { by, at })
  ),
  pattern`${who} ${play} a ${nth} ${typeName()} in a turn`.map((
    [by, , nth, cardType],
  ) => ({
    event: "play",
    on: { controller: by, cardType },
    restrictions: [{ type: "nth-in-turn", nth }],
  })),
  pattern`${who} ${play} your ${nth} ${typeName()} in a turn`.map((
    [by, , nth, cardType],
  ) => ({
    event: "play",
    on: { controller: by, cardType },
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
  pattern`a card is put into ${inkwell()}`.map(([controller]) => ({
    event: "ink",
    on: { controller, cardType: "card" },
  })),
  pattern`${who} ${words("put", "puts")} a card into ${inkwell()}`.map((
    [by, , controller],
  ) => ({ event: "ink", on: { controller, cardType: "card" }, by })),
  pattern`${who} ${words("put", "puts")} a card ${
    optional(words("facedown"))
  } under ${target}`
    .map(([by, , , on]) => happens("put-card-under", on, { by })),
  pattern`a card is put under ${target}`.map(([on]) =>
    happens("put-card-under", on)
  ),
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
    on: { controller: by, cardType: "card" },
  })),
  pattern`${who} ${discard} ${target}`.map(([by, , on]) =>
    happens("discard", on, { by })
  ),
  pattern`${targets} ${is} discarded`.map(([on]) => happens("discard", on)),
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
  pattern`${targets} ${is} chosen for ${chosenFor()}`.map(([on, , chosenFor]) =>
    happens("be-chosen", on, {
      restrictions: [{ type: "chosen-for", by: chosenFor }],
    })
  ),
  pattern`${who} ${verb("gain")} lore`.map(([by]) => ({
    event: "gain-lore",
    on: by === "you" ? "YOU" : "OPPONENT",
  })),
  pattern`${who} ${verb("lose")} lore`.map(([by]) => ({
    event: "lose-lore",
    on: by === "you" ? "YOU" : "OPPONENT",
  })),
  pattern`${targets} leaves ${discardPile()}`.map(([on, by]) =>
    happens("leave-discard", on, { by })
  ),
  pattern`${targets} ${is} put into ${discardPile()}`.map(([on, , by]) =>
    happens("enter-discard", on, { by })
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

function inkwell(): Rule<By> {
  return lookup<By>({
    "your inkwell": "you",
    "their inkwell": "opponent",
    "an opponent's inkwell": "opponent",
  });
}

function discardPile(): Rule<By> {
  return lookup<By>({
    "your discard": "you",
    "an opponent's discard": "opponent",
    "a player's discard": "any",
  });
}

function chosenFor(): Rule<string> {
  return lookup({
    "an action or ability": "action-or-ability",
    "an action": "action",
    "an ability": "ability",
    "actions and abilities": "action-or-ability",
  });
}

/** Events of a player's own cards: those of whoever plays or discards them. */
const OWN_CARDS: ReadonlySet<TriggerEvent> = new Set<TriggerEvent>([
  "play",
  "discard",
  "enter-discard",
  "leave-discard",
]);

/** Events whose cards tell all about who did it. */
const BY_CARDS: ReadonlySet<TriggerEvent> = new Set<TriggerEvent>([
  "play",
  "enter-discard",
  "leave-discard",
]);

/** An event with its subject; who does it counts where cards have no owner. */
function happens(
  event: TriggerEvent,
  on: Target,
  fields: Partial<Happening> = {},
): Happening {
  const { by, defender, attacker, at } = fields;
  const more = [...several(on), ...event === "support" ? [forSupport] : []];
  const own = fields.restrictions ?? more;
  const restrictions = more.length === 0 || own === more
    ? own
    : [...own, ...more];
  return tidy<Happening>({
    event,
    on: subject(on, OWN_CARDS.has(event) ? by ?? "any" : "any"),
    selfType: selfType(on),
    what: event === "sing" ? "song" : fields.what,
    by: BY_CARDS.has(event) ? undefined : by,
    restrictions: restrictions.length === 0 ? undefined : restrictions,
    defender,
    attacker,
    at,
  });
}

/** "you move a character here" */
function moved(
  on: Target,
  by: By,
  restrictions: readonly TriggerRestriction[] = [],
): Happening {
  const { target, here } = withoutHere(on);
  return happens("move", target, {
    by,
    restrictions,
    ...(here ? { at: "THIS_LOCATION" } : {}),
  });
}

/** "one or more of your characters" */
function several(on: Target): readonly TriggerRestriction[] {
  return typeof on === "object" && "selector" in on &&
      typeof on.count === "object"
    ? [{ type: "one-or-more" }]
    : [];
}

function selfType(on: Target): CardType | undefined {
  return on === "THIS_ITEM"
    ? "item"
    : on === "THIS_LOCATION"
    ? "location"
    : on === "THIS_CARD"
    ? "card"
    : on === "THIS_ACTION"
    ? "action"
    : undefined;
}
