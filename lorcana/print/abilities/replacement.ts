import type {
  Condition,
  Effect,
  Player,
  ReplacedEvent,
  ReplacementAbility,
  Replaces,
} from "../../ast/mod.ts";
import { isOfTurn } from "../../ast/conditions/turn.ts";
import { queryOf } from "../../ast/target_names.ts";
import { printCause } from "../effects/parts/cause.ts";
import { printNoun } from "../nouns/noun.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { opens } from "./opening.ts";

/** "whenever one of your characters would be banished, draw a card instead" */
export function printReplacement(
  { replaces, replacement, condition }: ReplacementAbility,
  voice: Voice,
  inside: (effect: Effect, voice: Voice) => string,
): string {
  return phrase(
    condition && opens(condition, "while", voice),
    `${start(replaces, condition)} ${would(replaces, voice)},`,
    replacement === "prevent"
      ? prevented(replaces)
      : instead(replacement, (effect) => inside(effect, voice)),
  );
}

/** Adds "instead" to the first sentence; later ones follow the replacement. */
function instead(effect: Effect, say: (effect: Effect) => string): string {
  const [first, ...rest] = say(effect).split(/\. (?=[A-Z])/u);
  return [`${first} instead`, ...rest].join(". ");
}

function start(
  { first, eachTurn, timesPerTurn, player }: Replaces,
  condition: Condition | undefined,
): string {
  if (timesPerTurn === 1) return "once per turn, if";
  if (timesPerTurn !== undefined) return "twice per turn, if";
  const isSaid = condition !== undefined && isOfTurn(condition);
  if (first && eachTurn && !isSaid) return "the first time each turn";
  if (first) return "the first time";
  return player === undefined ? "whenever" : "if";
}

/** The player who would act. */
function doer(player: Player): string {
  return player === "CONTROLLER"
    ? "you"
    : player === "OPPONENT"
    ? "an opponent"
    : "a player";
}

const DONE: {
  readonly [E in ReplacedEvent]?: readonly [string, string];
} = {
  "lose-lore": ["lose lore", "lose lore"],
  "gain-lore": ["gain lore", "gain lore"],
  "draw": ["draw a card", "draw one or more cards"],
  "discard": ["discard a card", "discard one or more cards"],
  "get-ink-drops": ["get an ink drop", "get one or more ink drops"],
  "remove-ink-drops": ["remove an ink drop", "remove one or more ink drops"],
  "win-game": ["win the game", "win the game"],
  "lose-game": ["lose the game", "lose the game"],
};

const SUFFERED: { readonly [E in ReplacedEvent]?: string } = {
  damage: "be dealt damage",
  banish: "be banished",
  "banish-in-challenge": "be banished in a challenge",
  challenge: "be challenged",
  "return-to-hand": "be returned to your hand",
  "leave-play": "leave play",
  exert: "be exerted",
  ready: "be readied",
  ink: "be put into an inkwell",
  move: "be moved",
  "be-chosen": "be chosen",
  "enter-play": "enter play",
};

/** "one of your characters would be banished" */
function would(replaces: Replaces, voice: Voice): string {
  const { event, target = "SELF", player, cause, against, atLeast } = replaces;
  if (player !== undefined) return done(replaces, player, voice);
  if (event === "enter-discard") return discarded(replaces, voice);
  const cards = printTarget(target, voice, "object");
  if (event === "remove-damage") return `damage would be removed from ${cards}`;
  const suffered = atLeast === undefined
    ? SUFFERED[event] ?? event
    : `be dealt ${atLeast} or more damage`;
  return phrase(
    `${cards} would ${suffered}`,
    against && `with ${printTarget(against, voice, "object")}`,
    cause && `by ${printCause(cause)}`,
  );
}

/** "you would draw a card" */
function done(replaces: Replaces, player: Player, voice: Voice): string {
  const { event, several, cause, source, exceptFirst } = replaces;
  const [one, more] = DONE[event] ?? [event, event];
  const verb = atLeastSo(replaces) ?? (several ? more : one);
  const who = doer(player);
  if (source !== undefined) {
    const card = printTarget(source, voice, "object");
    return `${who} would ${verb} from ${card} questing`;
  }
  if (cause && printCause(cause).endsWith("actions or abilities")) {
    const maker = cause.whose === undefined ? "an effect" : "an opponent";
    return `${maker} would cause ${who} to ${verb}`;
  }
  return phrase(
    `${who} would ${verb}`,
    cause && `because of ${printCause(cause)}`,
    exceptFirst && "except the first one each turn",
  );
}

/** "gain 2 or more lore" */
function atLeastSo({ event, atLeast }: Replaces): string | undefined {
  if (atLeast === undefined) return undefined;
  // "gain-lore", "get-ink-drops", "draw"
  const [verb, ...what] = event.split("-");
  return phrase(verb, `${atLeast} or more`, what.join(" ") || "cards");
}

/** "a card would be put into your discard from your deck" */
function discarded({ target, from }: Replaces, voice: Voice): string {
  const query = target && queryOf(target);
  if (query === undefined) return "";
  // The zone adds "card" to the noun.
  const cards = printNoun(
    { ...query, owner: "any", zones: ["deck"] },
    voice,
    "object",
  );
  const whose = query.owner === "you"
    ? "your"
    : query.owner === "opponent"
    ? "an opponent's"
    : "a player's";
  return phrase(
    `${cards} would be put into ${whose} discard`,
    from &&
      (from === "play"
        ? "from play"
        : `from ${query.owner === "you" ? "your" : "their"} ${from}`),
  );
}

function prevented({ event, player }: Replaces): string {
  if (player !== undefined) {
    return player === "CONTROLLER"
      ? event === "discard" ? "you don't discard" : "you don't"
      : "they don't";
  }
  return event === "damage" ? "they take no damage instead" : "prevent it";
}
