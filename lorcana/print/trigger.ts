import type { Trigger, TriggerEvent, TriggerRestriction } from "../ast/mod.ts";
import { same } from "../joins.ts";
import { printCondition } from "./condition.ts";
import { bounded } from "./filter.ts";
import { printTarget } from "./target.ts";
import { controller, object, subjectWords } from "./trigger_subject.ts";
import { phrase, type Voice } from "./voice.ts";

/** "Whenever this character quests", with what limits it in front: `state` too. */
export function printTrigger(
  trigger: Trigger,
  voice: Voice,
  state?: string,
): string {
  const { restrictions = [] } = trigger;
  const front = restrictions.filter(isFront);
  return phrase(printScope(front), state, timed(trigger, voice));
}

/** "When you play this character and whenever he quests" */
export function printTriggers(
  triggers: readonly Trigger[],
  voice: Voice,
  state?: string,
): string {
  const fronts = triggers.map(({ restrictions = [] }) =>
    restrictions.filter(isFront)
  );
  const shared =
    fronts[0]?.filter((one) =>
      fronts.every((front) => front.some((other) => same(one, other)))
    ) ?? [];
  const words = triggers.map((trigger, at) => {
    const own = fronts[at]?.filter((one) =>
      !shared.some((other) => same(one, other))
    ) ?? [];
    return phrase(timed(trigger, voice), ...own.map(behindTurn));
  });
  return phrase(printScope(shared), state, words.join(" and "));
}

/** A trigger within a sentence: nothing can stand in front of it. */
export function printInnerTrigger(trigger: Trigger, voice: Voice): string {
  const { restrictions = [] } = trigger;
  return phrase(
    timed(trigger, voice),
    ...restrictions.filter(isFront).map(behindTurn),
  );
}

function behindTurn(restriction: TriggerRestriction): string | undefined {
  if (restriction.type !== "during-turn") return undefined;
  return restriction.whose === "your"
    ? "during your turn"
    : "during an opponent's turn";
}

/** "During your turn, once …" */
export function printScope(
  restrictions: readonly TriggerRestriction[],
): string {
  const once = restrictions.some(({ type }) => type === "once-per-turn");
  const turn = restrictions.find((one) => one.type === "during-turn");
  const yours = turn?.type === "during-turn" && turn.whose === "your";
  if (once && turn !== undefined && !yours) {
    return "once per turn, during an opponent's turn,";
  }
  if (once) return yours ? "once during your turn," : "once per turn,";
  if (turn === undefined) return "";
  return yours ? "during your turn," : "during an opponent's turn,";
}

/** Whether a restriction stands before the trigger. */
export function isFront(restriction: TriggerRestriction): boolean {
  return restriction.type === "during-turn" && restriction.whose !== "their" ||
    restriction.type === "once-per-turn";
}

/** The trigger without what limits it in front. */
function timed(trigger: Trigger, voice: Voice): string {
  const { timing, event, on, restrictions = [] } = trigger;
  if (event === "start-turn" || event === "end-turn") {
    return `at the ${event === "start-turn" ? "start" : "end"} of ${
      TURNS[String(on)] ?? "your turn"
    }`;
  }
  const first = restrictions.some(({ type }) =>
    type === "first-time-each-turn"
  );
  const next = restrictions.some(({ type }) => type === "next-time");
  const start = first
    ? "the first time each turn"
    : next
    ? "the next time"
    : timing;
  return phrase(
    start,
    happening(trigger, voice),
    ...restrictions.map((one) => behind(one, voice)),
  );
}

const TURNS: { readonly [on: string]: string | undefined } = {
  YOU: "your turn",
  OPPONENT: "each opponent's turn",
  EACH_PLAYER: "each player's turn",
};

function behind(
  restriction: TriggerRestriction,
  voice: Voice,
): string | undefined {
  switch (restriction.type) {
    case "this-turn":
      return "this turn";
    case "while":
      return restriction.condition.type === "at-location" &&
          restriction.condition.location === "THIS_LOCATION"
        ? "while here"
        : restriction.condition.type === "in-challenge"
        ? undefined
        : restriction.condition.type === "at-location" &&
            restriction.condition.target === undefined
        ? "while at a location"
        : `while ${printCondition(restriction.condition, voice)}`;
    case "from-another-location":
      return "from another location";
    case "during-turn":
      return restriction.whose === "their" ? "during their turn" : undefined;
    default:
      return undefined;
  }
}

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

function happening(trigger: Trigger, voice: Voice): string {
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
