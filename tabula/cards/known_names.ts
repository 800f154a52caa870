// Apart from what reads them: who asks only for names loads nothing else.

/**
 * What a card can be.
 *
 * @category Card files
 */
export const CARD_TYPES = [
  "Character",
  "Event",
  "Dreamsign",
  "Dreamcaller",
  "Dreamwell",
] as const;
Object.freeze(CARD_TYPES);

/** What a card can be. */
export type CardType = (typeof CARD_TYPES)[number];

/**
 * How often a card is found.
 *
 * @category Card files
 */
export const RARITIES = [
  "Common",
  "Uncommon",
  "Rare",
  "Legendary",
  "Special",
] as const;
Object.freeze(RARITIES);

/** How often a card is found. */
export type Rarity = (typeof RARITIES)[number];

/**
 * What can be seen or heard when a card does something.
 *
 * @category Card files
 */
export const EFFECT_TYPES = [
  "FireProjectile",
  "DissolveTargets",
  "ReverseDissolveTargets",
  "DisplayEffect",
  "SetCardTrail",
] as const;
Object.freeze(EFFECT_TYPES);

/** What can be seen or heard. */
export type EffectType = (typeof EFFECT_TYPES)[number];

/**
 * When an effect is shown.
 *
 * @category Card files
 */
export const EFFECT_TRIGGERS = [
  "ApplyTargetedEffect",
  "DrawCards",
  "ActivatedAbility",
  "SelectedTargetsForCard",
] as const;
Object.freeze(EFFECT_TRIGGERS);

/** When an effect is shown. */
export type EffectTrigger = (typeof EFFECT_TRIGGERS)[number];

/**
 * The objects an effect starts at or goes to.
 *
 * @category Card files
 */
export const OBJECT_PREDICATES = [
  "ThisCard",
  "ForEachTarget",
  "ControllerDeck",
] as const;
Object.freeze(OBJECT_PREDICATES);

/** The objects an effect starts at or goes to. */
export type ObjectPredicate = (typeof OBJECT_PREDICATES)[number];
