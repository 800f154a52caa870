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

/** The types of cards in play that a target describes; none if it does not. */
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

/** Whether a target asks for cards that are not in play, or never are. */
export function isNeverInPlay(target: Target): boolean {
  const query = queryOf(target);
  return query?.zones.some((zone) => HIDDEN.has(zone)) === true ||
    areActions(typesInPlay(target) ?? []);
}

/** Whether some of the cards are never in play, where they could be chosen. */
export function areActions(types: readonly CardType[]): boolean {
  return types.some((type) => type === "action" || type === "song");
}

/** Whether no damage can be on such cards. */
export function isNeverDamaged(target: Target): boolean {
  return isNeverInPlay(target) || isItems(target);
}

function isItems(target: Target): boolean {
  return typesInPlay(target)?.every((type) => type === "item") === true;
}

/** Whether a target is no characters: only they move, and only they have {S}. */
export function isNoCharacter(target: Target): boolean {
  return typesInPlay(target)?.every((type) =>
    type !== "character" && type !== "card"
  ) === true;
}

/** Whether a target is no locations: nothing else can be moved to. */
export function isNoLocation(target: Target): boolean {
  return typesInPlay(target)?.every((type) =>
    type !== "location" && type !== "card"
  ) === true;
}

/** What items can have, too. */
const OF_ITEMS: ReadonlySet<Keyword> = new Set<Keyword>(["Ward", "Boost"]);

/** What locations can have, too. */
const OF_LOCATIONS: ReadonlySet<Keyword> = new Set<Keyword>([
  ...OF_ITEMS,
  "Resist",
  "Evasive",
]);

/** What songs can have. */
const OF_SONGS: ReadonlySet<Keyword> = new Set<Keyword>(["SingTogether"]);

/** What cards of a type can have, if not anything. */
const KEYWORDS_OF: { readonly [T in CardType]?: ReadonlySet<Keyword> } = {
  item: OF_ITEMS,
  location: OF_LOCATIONS,
  action: OF_SONGS,
  song: OF_SONGS,
};

/** Whether cards of none of the types can have a keyword: items don't sing. */
export function isKeywordOfNone(
  keyword: Keyword,
  types: readonly CardType[],
): boolean {
  return types.every((type) => KEYWORDS_OF[type]?.has(keyword) === false);
}

/** What only characters do. */
const OF_CHARACTERS: ReadonlySet<RestrictionName> = new Set<RestrictionName>([
  "cant-quest",
  "cant-challenge",
  "cant-quest-or-challenge",
  "cant-sing",
  "cant-move",
  "must-quest",
  "must-challenge",
]);

/** What happens to characters and locations alone. */
const OF_DAMAGED: ReadonlySet<RestrictionName> = new Set<RestrictionName>([
  "cant-be-challenged",
  "cant-be-dealt-damage",
  "cant-remove-damage",
  "must-be-challenged",
]);

/** What happens to cards in play alone. */
const OF_PLAY: ReadonlySet<RestrictionName> = new Set<RestrictionName>([
  ...OF_CHARACTERS,
  ...OF_DAMAGED,
  "cant-ready",
  "cant-be-banished",
  "cant-be-exerted",
  "cant-leave-play",
  "cant-be-removed",
]);

/** What cards outside of play can gain: it counts when they are played. */
const OUT_OF_PLAY: ReadonlySet<Keyword> = new Set<Keyword>([
  "Shift",
  "SingTogether",
]);

/** Whether an effect asks for what its cards, no characters in play, do not have. */
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
        isForbiddenInVain(effect.restriction, effect.target);
    // "Your items can't quest while you have a location in play"
    case "conditional":
      return isImpossible(effect.then);
    default:
      return false;
  }
}

/** Whether cards could not do or suffer it anyway: items don't quest. */
function isForbiddenInVain(name: RestrictionName, target: Target): boolean {
  return OF_CHARACTERS.has(name) && isNoCharacter(target) ||
    OF_DAMAGED.has(name) && isNeverDamaged(target) ||
    OF_PLAY.has(name) && isNeverInPlay(target);
}
