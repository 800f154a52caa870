import type { Duration, Effect } from "../ast/mod.ts";

/** "You pay 1 {I} less to play this action": that is no part of the action. */
export function onItself(effect: Effect): boolean {
  switch (effect.type) {
    case "conditional":
      return effect.else === undefined && onItself(effect.then);
    case "cost-reduction":
    case "cost-increase":
      return effect.target !== undefined;
    case "self-play-condition":
      return true;
    default:
      return false;
  }
}

const CONTINUOUS: ReadonlySet<Effect["type"]> = new Set<Effect["type"]>([
  "modify-stat",
  "gain-keyword",
  "lose-keyword",
  "restriction",
  "grant-ability",
  "lose-ability",
  "cost-reduction",
  "cost-increase",
  "move-cost-reduction",
  "property-modification",
  "enters-with-damage",
  "self-play-condition",
  "damage-source-stat-override",
  "win-condition-modification",
  "deck-limit",
  "additional-inkwell",
  "move-to-location",
  "reveal-top-card",
]);

/** Durations that end: what lasts so long was done once. */
const ENDING: ReadonlySet<Duration | undefined> = new Set<Duration | undefined>(
  [
    "this-turn",
    "until-start-of-next-turn",
    "their-next-turn",
    "next-play-this-turn",
    "next-play",
  ],
);

/** Whether an effect happens once; the type of its card decides, if known. */
export function isAction(
  effect: Effect,
  cardType: string | undefined,
): boolean {
  if (onItself(effect)) return false;
  if (cardType !== undefined) {
    return cardType === "action" || cardType === "song";
  }
  return !continuous(effect);
}

/** Whether an effect holds all the time: no choice, no duration, nothing done. */
function continuous(effect: Effect): boolean {
  if (effect.type === "conditional") return continuous(effect.then);
  if (effect.type === "sequence") return effect.steps.every(continuous);
  if (effect.type === "optional") {
    return continuous(effect.effect) || effect.effect.type === "play-card";
  }
  if (!CONTINUOUS.has(effect.type)) return false;
  if ("duration" in effect && ENDING.has(effect.duration)) return false;
  const about = "target" in effect
    ? effect.target
    : "character" in effect
    ? effect.character
    : undefined;
  return !isChosen(about);
}

function isChosen(target: unknown): boolean {
  if (typeof target === "string") return target.includes("CHOSEN");
  return typeof target === "object" && target !== null &&
    "selector" in target && target.selector === "chosen";
}
