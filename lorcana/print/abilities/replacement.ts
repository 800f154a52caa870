import type {
  Effect,
  Player,
  ReplacedEvent,
  ReplacementAbility,
  Replaces,
} from "../../ast/mod.ts";
import { expanded } from "../../ast/target_names.ts";
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
    `${start(replaces)} ${would(replaces, voice)},`,
    replacement === "prevent"
      ? prevented(replaces)
      : instead(replacement, (effect) => inside(effect, voice)),
  );
}

/** What happens instead; sentences after it are about what was done. */
function instead(effect: Effect, say: (effect: Effect) => string): string {
  const [first, ...rest] = say(effect).split(/\. (?=[A-Z])/u);
  return [`${first} instead`, ...rest].join(". ");
}

function start({ first, eachTurn, player }: Replaces): string {
  if (first && eachTurn) return "the first time each turn";
  if (first) return "the first time";
  return player === undefined ? "whenever" : "if";
}

/** Who would do it. */
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
};

const SUFFERED: { readonly [E in ReplacedEvent]?: string } = {
  damage: "be dealt damage",
  banish: "be banished",
  "banish-in-challenge": "be banished in a challenge",
  challenge: "be challenged",
  "return-to-hand": "be returned to your hand",
  "leave-play": "leave play",
  exert: "be exerted",
};

/** "one of your characters would be banished" */
function would(replaces: Replaces, voice: Voice): string {
  const { event, target = "SELF", player, several, caused } = replaces;
  if (player !== undefined) {
    const [one, more] = DONE[event] ?? [event, event];
    const verb = several ? more : one;
    const who = doer(player);
    return caused
      ? `${
        caused === "opponent" ? "an opponent" : "an effect"
      } would cause ${who} to ${verb}`
      : `${who} would ${verb}`;
  }
  if (event === "enter-discard") return discarded(replaces, voice);
  if (event === "banish" && caused !== undefined) {
    const who = caused === "opponent" ? "an opponent's effect" : "an effect";
    return `${who} would banish ${printTarget(target, voice, "object")}`;
  }
  return `${printTarget(target, voice, "object")} would ${
    SUFFERED[event] ?? event
  }`;
}

/** "a card would be put into your discard from your deck" */
function discarded({ target, from }: Replaces, voice: Voice): string {
  const query = target === undefined ? undefined : expanded(target);
  if (typeof query !== "object" || !("selector" in query)) return "";
  // The zone makes the noun say "card".
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
    from && (from === "play" ? "from play" : `from your ${from}`),
  );
}

function prevented({ event, player }: Replaces): string {
  if (player !== undefined) {
    return player === "CONTROLLER"
      ? event === "discard" ? "you don't discard" : "you don't"
      : "they don't";
  }
  return "they take no damage instead";
}
