import type {
  Ability,
  Keyword,
  ReplacedEvent,
  RestrictionName,
} from "@dreamtides/parse/lorcana";

import { heldInVain } from "./support_statics.ts";

/** Whether the engine knows a word; if not, why. */
type Known<W extends string> = { readonly [K in W]: true | string };

const KEYWORDS: Known<Keyword> = {
  Rush: true,
  Ward: true,
  Evasive: true,
  Bodyguard: true,
  Support: true,
  Reckless: true,
  Vanish: true,
  Alert: true,
  Challenger: true,
  Resist: true,
  Singer: true,
  SingTogether: true,
  Shift: true,
  Boost: true,
};

const RESTRICTIONS: Known<RestrictionName> = {
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
};

const REPLACED: Known<ReplacedEvent> = {
  "damage": true,
  "banish": true,
  "banish-in-challenge": true,
  "challenge": "something in place of a challenge",
  "return-to-hand": true,
  "discard": true,
  "lose-lore": true,
};

type Node = Readonly<Record<string, unknown>>;

/** What an ability contains that we cannot run, by its name. */
export function unsupported(ability: Ability): readonly string[] {
  const held = ability.type === "static" ? heldInVain(ability.effect) : [];
  return [...new Set([...held, ...problems(ability)])];
}

function problems(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(problems);
  const node = value as Node; // An object that is no list.
  return [...own(node), ...Object.values(node).flatMap(problems)];
}

function own(node: Node): readonly string[] {
  return [
    ...unless(KEYWORDS, node["keyword"]),
    ...unless(RESTRICTIONS, node["restriction"]),
    ...unless(REPLACED, replacedIn(node)),
  ];
}

function replacedIn({ replaces }: Node): unknown {
  return typeof replaces === "object" && replaces !== null
    ? (replaces as Node)["event"]
    : replaces;
}

/** The reason why a word is not known; a tree has no words but those of its type. */
function unless<W extends string>(
  known: Known<W>,
  word: unknown,
): readonly string[] {
  const answer = (known as { readonly [word: string]: true | string })[
    String(word)
  ];
  return typeof answer === "string" ? [answer] : [];
}
