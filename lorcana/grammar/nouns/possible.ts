import type {
  CardType,
  Effect,
  Keyword,
  RestrictionName,
  Target,
  TargetName,
  Zone,
} from "../../ast/mod.ts";
import { queryOf } from "../../ast/target_names.ts";

const THIS: { readonly [T in TargetName]?: readonly CardType[] } = {
  THIS_ITEM: ["item"],
  THIS_LOCATION: ["location"],
  THIS_ACTION: ["action"],
  THIS_SONG: ["song"],
};

/** The types of cards in play that a target describes, if it does. */
function typesInPlay(target: Target): readonly CardType[] | undefined {
  const query = queryOf(target);
  if (query !== undefined) {
    return query.zones[0] === "play" ? query.cardTypes : undefined;
  }
  return typeof target === "string" ? THIS[target] : undefined;
}

/** Where cards lie outside of play. */
export const HIDDEN: ReadonlySet<Zone> = new Set<Zone>([
  "hand",
  "discard",
  "deck",
]);

/** Whether a target describes cards that are not in play, or never can be. */
export function isNeverInPlay(target: Target): boolean {
  const query = queryOf(target);
  return query?.zones.some((zone) => HIDDEN.has(zone)) === true ||
    areActions(typesInPlay(target) ?? []);
}

/** Whether some of the cards are never in play, where they could be chosen. */
export function areActions(types: readonly CardType[]): boolean {
  return types.some((type) => type === "action" || type === "song");
}

/** Whether the cards can never have damage. */
export function isNeverDamaged(target: Target): boolean {
  return isNeverInPlay(target) || isItems(target);
}

function isItems(target: Target): boolean {
  return typesInPlay(target)?.every((type) => type === "item") === true;
}

/** Whether no card can be a character: only characters move or have {S}. */
export function isNoCharacter(target: Target): boolean {
  return typesInPlay(target)?.every((type) =>
    type !== "character" && type !== "card"
  ) === true;
}

/** Whether no card can be a location, the only destination of moves. */
export function isNoLocation(target: Target): boolean {
  return typesInPlay(target)?.every((type) =>
    type !== "location" && type !== "card"
  ) === true;
}

/** Keywords that items can have. */
const OF_ITEMS: ReadonlySet<Keyword> = new Set<Keyword>(["Ward", "Boost"]);

/** Keywords that locations can have. */
const OF_LOCATIONS: ReadonlySet<Keyword> = new Set<Keyword>([
  ...OF_ITEMS,
  "Resist",
  "Evasive",
]);

/** Keywords that songs can have. */
const OF_SONGS: ReadonlySet<Keyword> = new Set<Keyword>(["SingTogether"]);

/** The keywords that each type can have; others can have any. */
const KEYWORDS_OF: { readonly [T in CardType]?: ReadonlySet<Keyword> } = {
  item: OF_ITEMS,
  location: OF_LOCATIONS,
  action: OF_SONGS,
  song: OF_SONGS,
};

/** Whether no card of these types can have a keyword: items don't sing. */
export function isKeywordOfNone(
  keyword: Keyword,
  types: readonly CardType[],
): boolean {
  return types.every((type) => KEYWORDS_OF[type]?.has(keyword) === false);
}

/** Restrictions for characters only. */
const OF_CHARACTERS: ReadonlySet<RestrictionName> = new Set<RestrictionName>([
  "cant-quest",
  "cant-challenge",
  "cant-quest-or-challenge",
  "cant-sing",
  "cant-move",
  "must-quest",
  "must-challenge",
]);

/** Restrictions for characters and locations only. */
const OF_DAMAGED: ReadonlySet<RestrictionName> = new Set<RestrictionName>([
  "cant-be-challenged",
  "cant-be-dealt-damage",
  "cant-remove-damage",
  "must-be-challenged",
]);

/** Restrictions for cards in play only. */
const OF_PLAY: ReadonlySet<RestrictionName> = new Set<RestrictionName>([
  ...OF_CHARACTERS,
  ...OF_DAMAGED,
  "cant-ready",
  "cant-be-banished",
  "cant-be-exerted",
  "cant-leave-play",
  "cant-be-removed",
]);

/** Keywords that cards outside of play can gain, since they affect playing. */
const OUT_OF_PLAY: ReadonlySet<Keyword> = new Set<Keyword>([
  "Shift",
  "SingTogether",
]);

/** Whether an effect is impossible for its cards, such as {S} for items. */
export function isImpossible(effect: Effect): boolean {
  switch (effect.type) {
    case "modify-stat":
      return isNeverInPlay(effect.target) || isNoCharacter(effect.target) &&
          (effect.stat === "strength" || isItems(effect.target));
    case "gain-keyword":
      return isNeverInPlay(effect.target) &&
          !OUT_OF_PLAY.has(effect.keyword) ||
        isNoCharacter(effect.target) &&
          isKeywordOfNone(effect.keyword, typesInPlay(effect.target) ?? []);
    case "deal-damage":
    case "put-damage":
    case "remove-damage":
      return isNeverDamaged(effect.target);
    case "grant-ability":
      return isNoCharacter(effect.target) &&
        typeof effect.ability === "string" &&
        effect.ability.startsWith("can-");
    case "restriction":
      return effect.target !== undefined &&
        isRestrictionPointless(effect.restriction, effect.target);
    // "Your items can't quest while you have a location in play"
    case "conditional":
      return isImpossible(effect.then);
    default:
      return false;
  }
}

/** Whether a restriction has no effect on the cards: items don't quest. */
function isRestrictionPointless(
  name: RestrictionName,
  target: Target,
): boolean {
  return OF_CHARACTERS.has(name) && isNoCharacter(target) ||
    OF_DAMAGED.has(name) && isNeverDamaged(target) ||
    OF_PLAY.has(name) && isNeverInPlay(target);
}
