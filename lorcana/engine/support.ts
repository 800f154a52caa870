import type {
  Ability,
  Cause,
  CauseKind,
  Keyword,
  ReplacedEvent,
  RestrictionName,
} from "../mod.ts";

import { heldInVain, uncounted } from "./support_statics.ts";

type Node = Readonly<Record<string, unknown>>;

/** For each word, true if the engine supports it, or the reason why not. */
export type Known<W extends string> = { readonly [K in W]: true | string };

const KEYWORDS: Known<Keyword> = {
  Rush: true,
  Ward: true,
  Evasive: true,
  Bodyguard: true,
  Support: true,
  Reckless: true,
  Vanish: true,
  Alert: true,
  Adventurous: "Adventurous: its rules are not known here",
  Challenger: true,
  Resist: true,
  Singer: true,
  SingTogether: true,
  Shift: true,
  Boost: true,
};

/** The restrictions that the engine enforces, or why it does not. */
export const RESTRICTIONS: Known<RestrictionName> = {
  "cant-quest": true,
  "cant-challenge": true,
  "cant-ready": true,
  "cant-quest-or-challenge": true,
  "cant-be-challenged": true,
  "cant-be-dealt-damage": true,
  "cant-be-banished": true,
  "cant-be-chosen": true,
  "cant-sing": true,
  "cant-move": true,
  "cant-be-removed": "cards that can't be removed: it does not say from where",
  "cant-gain-keyword": true,
  "cant-remove-damage": true,
  "must-quest": true,
  "must-challenge": true,
  "must-be-challenged": true,
  "enters-play-exerted": true,
  "may-enter-play-exerted": true,
  "cant-gain-lore": true,
  "cant-lose-lore": true,
  "cant-draw": true,
  "cant-discard": true,
  "cant-play-actions": true,
  "cant-play": true,
  "cant-choose": true,
  "must-be-chosen-for-effects": true,
  "cant-be-exerted": true,
  "cant-leave-play": true,
  "cant-be-played": "cards that nobody can play",
  "cant-be-returned": true,
  "cant-leave-discard": "cards that can't leave discards",
  "cant-ink": true,
  "cant-shift": true,
  "cant-return": "players who can't return cards",
  "cant-search": true,
  "cant-get-ink-drops": true,
  "cant-remove-ink-drops": true,
  "cant-win": true,
  "cant-lose": "players who can't lose the game",
  "cant-make-you-discard": "effects that can't make you discard",
  "cant-make-you-lose-lore": "effects that can't make you lose lore",
  "cant-lose-abilities": "abilities that can't be lost",
  "cant-lose-keyword": "keywords that can't be lost",
  "cant-gain-abilities": "cards that can't gain abilities",
  "cant-use-abilities": "abilities that can't be used",
  "cant-be-shifted": "cards that can't be shifted",
  "cant-move-damage": "damage that can't be moved",
  "cant-be-inked": "cards that can't go into an inkwell",
  "cant-be-discarded": "cards that can't be discarded",
  "dealt-damage-cant-be-reduced": "damage that can't be reduced",
  "taken-damage-cant-be-reduced": "damage that can't be reduced",
  "stat-cant-be-reduced": "numbers that can't be reduced",
  "stat-cant-be-increased": "numbers that can't be increased",
  "stat-cant-be-reduced-below-printed": "numbers with a lower limit",
};

/** Restrictions on cards that the engine does not check for players. */
const NOT_OF_PLAYERS: ReadonlySet<unknown> = new Set<RestrictionName>([
  "cant-quest",
  "cant-challenge",
  "cant-sing",
  "cant-be-exerted",
]);

/** Whether a cause is exactly of these kinds, and anyone's. */
function isOnly(cause: unknown, ...kinds: readonly CauseKind[]): boolean {
  const { what, whose } = cause as Cause; // The field contains nothing else.
  return whose === undefined && what?.join() === kinds.join();
}

/** Tests for other details that the engine cannot run. */
const MORE: readonly ((node: Node) => string | false)[] = [
  ({ restriction, limit }) =>
    restriction !== undefined && limit !== undefined && "so many in a turn",
  ({ restriction, object }) =>
    restriction === "must-challenge" && object !== undefined &&
    "whom cards must challenge",
  ({ restriction, cause }) =>
    restriction !== undefined && cause !== undefined &&
    !(restriction === "cant-gain-lore" && isOnly(cause, "location")) &&
    "what only some cards can't do to others",
  ({ restriction, source }) =>
    restriction !== undefined && source !== undefined &&
    "what only some cards can't do to others",
  ({ restriction, player }) =>
    player !== undefined && NOT_OF_PLAYERS.has(restriction) &&
    "what players can't do with their cards",
  ({ type, turn }) =>
    type === "turn-metric" && turn !== undefined &&
    "what happened in a turn before this one",
  ({ property, songs, duration }) =>
    property === "cost-to-sing" &&
    (songs !== undefined || duration === "first-play-each-turn") &&
    "a cost to sing only some songs",
  ({ type, cost }) =>
    type === "play-card" && typeof cost === "object" &&
    "cards for more or less than they cost",
  ({ unlessInk }) => unlessInk !== undefined && "unless their player pays",
  ({ restriction, cost, from }) =>
    restriction !== undefined && (cost !== undefined || from !== undefined) &&
    "players who can't do it for free, or from a zone",
  ({ type, purpose }) =>
    type === "removed-ink-drops" && purpose !== undefined &&
    "ink drops as a cost",
  ({ type, duration }) =>
    type === "play-card" && duration !== undefined &&
    "playing cards from elsewhere for some time",
  ({ filter }) =>
    Array.isArray(filter) && filter.some(({ type }) =>
      type === "using-shift"
    ) &&
    "the next character that is shifted",
  ({ replaces }) =>
    typeof replaces === "object" && replaces !== null && "from" in replaces &&
    "something in place of what comes from a zone",
  ({ replaces }) =>
    typeof replaces === "object" && replaces !== null &&
    "cause" in replaces && !isOnly(replaces.cause, "action", "ability") &&
    "something in place of what only some cards cause",
  ({ replaces }) =>
    typeof replaces === "object" && replaces !== null &&
    ["against", "source", "atLeast", "exceptFirst"].some((name) =>
      name in replaces
    ) &&
    "something in place of only some of what would happen",
  ({ type, may }) =>
    type === "reveal-until" && may !== undefined &&
    "a revealed card that may be kept",
  ({ unreduced }) => unreduced !== undefined && "damage that can't be reduced",
  ({ divided }) => divided !== undefined && "damage divided among cards",
  ({ type, choose, insteadIf }) =>
    type === "choice" && (choose !== undefined || insteadIf !== undefined) &&
    "more than one option of a choice",
  ({ type, different }) =>
    type === "move-to-location" && different !== undefined &&
    "characters that move to different locations",
  ({ type }) => type === "caused" && "what only some cards set off",
  ({ type, random }) =>
    type === "reveal-card" && random !== undefined &&
    "a card revealed at random",
  ({ type, step }) =>
    type === "skip-step" && step !== "draw" && "steps that are skipped",
  ({ anyInk }) => anyInk !== undefined && "cards of any ink type",
];

const REPLACED: Known<ReplacedEvent> = {
  "damage": true,
  "banish": true,
  "banish-in-challenge": true,
  "challenge": "something in place of a challenge",
  "return-to-hand": true,
  "discard": true,
  "lose-lore": true,
  "gain-lore": true,
  "draw": true,
  "leave-play": "something in place of leaving play",
  "exert": "something in place of exerting",
  "enter-discard": "something in place of going to the discard",
  "get-ink-drops": "something in place of getting ink drops",
  "remove-ink-drops": "something in place of removing ink drops",
  "ready": "something in place of readying",
  "ink": "something in place of going into an inkwell",
  "move": "something in place of moving",
  "remove-damage": "something in place of removing damage",
  "be-chosen": "something in place of being chosen",
  "enter-play": "something in place of entering play",
  "win-game": "something in place of winning",
  "lose-game": "something in place of losing",
};

/** What the engine cannot run in an ability, by name. */
export function unsupported(ability: Ability): readonly string[] {
  const held = ability.type === "static"
    ? [...heldInVain(ability.effect), ...uncounted(ability)]
    : [];
  return [...new Set([...held, ...problems(ability)])];
}

function problems(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(problems);
  const node = value as Node; // An object, but not an array.
  return [...own(node), ...Object.values(node).flatMap(problems)];
}

function own(node: Node): readonly string[] {
  return [
    ...unless(KEYWORDS, node["keyword"]),
    ...unless(RESTRICTIONS, node["restriction"]),
    ...unless(REPLACED, replacedIn(node)),
    ...MORE.map((test) => test(node)).filter((one) => one !== false),
  ];
}

function replacedIn({ replaces }: Node): unknown {
  return typeof replaces === "object" && replaces !== null
    ? (replaces as Node)["event"]
    : replaces;
}

/** Why a word is not supported; words outside of the table are fine. */
function unless<W extends string>(
  known: Known<W>,
  word: unknown,
): readonly string[] {
  const answer = (known as { readonly [word: string]: true | string })[
    String(word)
  ];
  return typeof answer === "string" ? [answer] : [];
}
