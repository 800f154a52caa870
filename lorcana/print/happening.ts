import type { Trigger, TriggerEvent, TriggerRestriction } from "../ast/mod.ts";
import { bounded } from "./filter.ts";
import { printTarget } from "./target.ts";
import { controller, object, subjectWords } from "./trigger_subject.ts";
import { phrase, type Voice } from "./voice.ts";

const VERBS: { readonly [E in TriggerEvent]?: string } = {
  quest: "quests",
  challenge: "challenges",
  challenged: "is challenged",
  "challenged-and-banished": "is challenged and banished",
  banish: "is banished",
  "leave-play": "leaves play",
  damage: "takes damage",
  exert: "becomes exerted",
  ready: "readies",
  sing: "sings a song",
  support: "is chosen for Support",
  "return-to-hand": "is returned to your hand from play",
  "deal-damage": "deals damage",
  discard: "is discarded",
};

/** What happens, without "when" and what limits it. */
export function printHappening(trigger: Trigger, voice: Voice): string {
  const { event, on, by, defender, attacker, restrictions = [] } = trigger;
  const who = by === undefined ? undefined : WHO[by];
  const has = (type: TriggerRestriction["type"]) =>
    restrictions.find((one) => one.type === type);
  const subject = () => subjectWords(trigger, voice);
  switch (event) {
    case "play":
      return played(trigger, voice);
    case "ink":
      return who === undefined
        ? `a card is put into ${WHOSE[controllerOf(on)]} inkwell`
        : `${who} ${by === "you" ? "put" : "puts"} a card into ${
          controllerOf(on) === "you" ? "your" : "their"
        } inkwell`;
    case "draw":
      return `${WHO[controllerOf(on)]} ${
        controllerOf(on) === "you" ? "draw" : "draws"
      } a card`;
    case "use-ability":
      return `${who ?? "you"} use the ${trigger.what} ability of ${subject()}`;
    case "banish":
      if (who !== undefined) {
        return `${who} ${by === "you" ? "banish" : "banishes"} ${subject()}`;
      }
      return has("while") && has("in-challenge")
        ? `${subject()} challenges and is banished`
        : phrase(
          subject(),
          "is banished",
          has("in-challenge") && "in a challenge",
        );
    case "banish-in-challenge":
      return `${subject()} banishes ${object(defender, voice)} in a challenge`;
    case "challenge":
      return phrase(
        subject(),
        "challenges",
        defender && object(defender, voice),
      );
    case "challenged":
      return phrase(
        subject(),
        "is challenged",
        attacker && `by ${object(attacker, voice)}`,
      );
    case "move":
      return moved(trigger, voice);
    case "put-card-under":
      return who === undefined
        ? `a card is put under ${subject()}`
        : `${who} put a card under ${subject()}`;
    case "remove-damage": {
      const amount = has("amount");
      return phrase(
        who ?? "you",
        "remove",
        amount?.type === "amount" ? `${amount.value} or more` : undefined,
        "damage from",
        subject(),
      );
    }
    case "ready":
      return who === undefined
        ? `${subject()} readies`
        : `${who} ready ${subject()}`;
    case "exert":
      return who === undefined
        ? `${subject()} becomes exerted`
        : `${who} exert ${subject()}`;
    case "discard":
      return who === undefined
        ? `${subject()} is discarded`
        : `${who} ${by === "you" ? "discard" : "discards"} ${
          subjectWords(trigger, voice, true)
        }`;
    case "be-chosen": {
      const forWhat = has("chosen-for");
      const what = forWhat?.type === "chosen-for" ? CHOSEN_FOR[forWhat.by] : "";
      return who === undefined
        ? `${subject()} is chosen for ${what}`
        : `${who} ${
          by === "you" ? "choose" : "chooses"
        } ${subject()} for ${what}`;
    }
    case "return-to-hand":
      return who === undefined
        ? `${subject()} is returned to ${
          controller(on) === "opponent" ? "their" : "your"
        } hand from play`
        : `${who} return ${subject()} to your hand`;
    case "gain-lore":
      return on === "YOU" ? "you gain lore" : "an opponent gains lore";
    case "lose-lore":
      return on === "YOU" ? "you lose lore" : "an opponent loses lore";
    case "deal-damage":
      return phrase(
        subject(),
        "deals damage",
        defender && `to ${object(defender, voice)}`,
        has("in-challenge") && "in a challenge",
      );
    case "leave-discard":
    case "enter-discard":
      return phrase(
        subjectWords(trigger, voice, true),
        event === "leave-discard" ? "leaves" : "is put into",
        `${WHOSE[controller(on) ?? "you"]} discard`,
      );
    default:
      return `${subject()} ${VERBS[event] ?? event}`;
  }
}

const WHO = {
  you: "you",
  opponent: "an opponent",
  any: "a player",
} as const;

const WHOSE: { readonly [by: string]: string | undefined } = {
  you: "your",
  opponent: "an opponent's",
  any: "a player's",
};

function controllerOf(on: Trigger["on"]): keyof typeof WHO {
  if (on === "ANY_CHARACTER" || on === "OTHER_CHARACTERS") return "any";
  if (on === "OPPONENT_CHARACTERS") return "opponent";
  const by = controller(on);
  return by === "opponent" || by === "any" ? by : "you";
}

const CHOSEN_FOR: { readonly [by: string]: string | undefined } = {
  "action-or-ability": "an action or ability",
  action: "an action",
  ability: "an ability",
};

const NTH: { readonly [nth: number]: string | undefined } = {
  1: "first",
  2: "second",
  3: "third",
};

function played(trigger: Trigger, voice: Voice): string {
  const { on, restrictions = [], at } = trigger;
  const who = WHO[controllerOf(on)];
  const s = who === "you" ? "" : "s";
  const ink = restrictions.find((one) => one.type === "ink-paid");
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  if (
    nth?.type === "nth-in-turn" && typeof on === "object" && "cardType" in on
  ) {
    return `${who} play${s} a ${
      NTH[nth.nth] ?? nth.nth
    } ${on.cardType} in a turn`;
  }
  // Short names are cards in play; who plays cards has them described.
  const isCards = ink === undefined &&
    (controller(on) === "any" || typeof on === "string" && on !== "SELF");
  if (isCards) {
    return `${subjectWords(trigger, voice)} is played`;
  }
  const what = subjectWords(trigger, voice, true);
  const start = ink?.type === "ink-paid"
    ? `${who} pay${s} ${ink.value} {I}${bounded(ink.comparison)} to play`
    : `${who} play${s}`;
  return phrase(
    start,
    what,
    at && `on ${printTarget(at, voice, "object")}`,
  );
}

function moved(trigger: Trigger, voice: Voice): string {
  const { by, at } = trigger;
  const subject = subjectWords(trigger, voice);
  const where = at === "THIS_LOCATION"
    ? "here"
    : at === undefined
    ? undefined
    : `to ${printTarget(at, voice, "object")}`;
  return by === undefined
    ? phrase(subject, "moves", where)
    : phrase(WHO[by], by === "you" ? "move" : "moves", subject, where);
}
