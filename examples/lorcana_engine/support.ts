import type { Ability } from "@dreamtides/parse/lorcana";
import { isKnownDeed } from "./view/this_way.ts";

/** The restrictions that the engine keeps to. */
const RESTRICTIONS: ReadonlySet<string> = new Set([
  "cant-quest",
  "cant-challenge",
  "cant-quest-or-challenge",
  "cant-ready",
  "cant-be-challenged",
  "cant-be-dealt-damage",
  "cant-be-chosen",
  "cant-choose",
  "cant-sing",
  "cant-move",
  "cant-gain-keyword",
  "cant-play",
  "cant-play-actions",
  "cant-gain-lore",
  "cant-lose-lore",
  "cant-draw",
  "cant-discard",
  "cant-remove-damage",
  "enters-play-exerted",
  "may-enter-play-exerted",
  "must-quest",
  "must-challenge",
  "must-be-challenged",
  "must-be-chosen-for-effects",
]);

/** The abilities without a keyword that the engine knows by name. */
const GRANTS: ReadonlySet<string> = new Set([
  "can-challenge",
  "can-challenge-ready",
  "can-quest",
  "takes-no-damage",
  "takes-no-damage-from-challenges",
]);

/** The events that something else can happen in place of. */
const REPLACED: ReadonlySet<string> = new Set([
  "damage",
  "banish",
  "banish-in-challenge",
  "return-to-hand",
  "discard",
  "lose-lore",
]);

type Node = Readonly<Record<string, unknown>>;

/** What an ability contains that we cannot run, by its name. */
export function unsupported(ability: Ability): readonly string[] {
  return [...new Set(problems(ability))];
}

function problems(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(problems);
  const node = value as Node; // An object that is no list.
  return [...own(node), ...Object.values(node).flatMap(problems)];
}

function own(node: Node): readonly string[] {
  return [
    ...unless(RESTRICTIONS, "restriction", node["restriction"]),
    ...unless(REPLACED, "in place of", replacedIn(node)),
    ...(node["type"] === "grant-ability"
      ? unless(GRANTS, "the granted ability", node["ability"])
      : []),
    ...(node["selector"] === "next-played" ? ["the next card played"] : []),
    ...(typeof node["what"] === "string" && isThisWay(node) &&
        !isKnownDeed(node["what"])
      ? [`what was "${node["what"]}" this way`]
      : []),
  ];
}

function replacedIn(node: Node): unknown {
  const { replaces } = node;
  return typeof replaces === "object" && replaces !== null
    ? (replaces as Node)["event"]
    : replaces;
}

function isThisWay({ type }: Node): boolean {
  return typeof type === "string" && type.endsWith("this-way");
}

function unless(
  known: ReadonlySet<string>,
  what: string,
  value: unknown,
): readonly string[] {
  return typeof value === "string" && !known.has(value)
    ? [`${what} "${value}"`]
    : [];
}
