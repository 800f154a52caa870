/** The keywords of the game, as spelled in the tree. */
export type Keyword =
  | "Rush"
  | "Ward"
  | "Evasive"
  | "Bodyguard"
  | "Support"
  | "Reckless"
  | "Vanish"
  | "Alert"
  | "Adventurous"
  | "Challenger"
  | "Resist"
  | "Singer"
  | "SingTogether"
  | "Shift"
  | "Boost";

/** The colors of ink. */
export type InkType =
  | "Amber"
  | "Amethyst"
  | "Emerald"
  | "Ruby"
  | "Sapphire"
  | "Steel";

/** What was done to cards "this way". */
export type DoneToCards =
  | "discarded"
  | "banished"
  | "returned"
  | "exerted"
  | "readied"
  | "revealed"
  | "moved"
  | "played"
  | "shuffled"
  | "drawn"
  | "damaged"
  | "put-into-discard"
  | "put-into-their-discard"
  | "put-into-inkwell"
  | "put-into-their-inkwell"
  | "put-into-hand"
  | "put-on-bottom";

/** What can be counted "this way", besides cards. */
export type DoneThisWay =
  | "damage-removed"
  | "damage-moved"
  | "damage-dealt"
  | "lore-lost"
  | "ink-drops-removed"
  | "characters-moved";

/** The pronouns for cards. */
export type Pronoun = "it" | "they" | "he" | "she";

/** The adjectives of references: "the banished character". */
export type Participle =
  | "chosen"
  | "exerted"
  | "banished"
  | "revealed"
  | "returned"
  | "discarded"
  | "other"
  | "named"
  | "played"
  | "damaged"
  /** "the card you put on the bottom of your deck" */
  | "put-on-bottom"
  /** "the card you put into your inkwell" */
  | "put-into-inkwell"
  | "those";

/** What cards and players cannot or must do. */
export type RestrictionName =
  | "cant-quest"
  | "cant-challenge"
  | "cant-ready"
  | "cant-quest-or-challenge"
  | "cant-be-challenged"
  | "cant-be-dealt-damage"
  | "cant-be-banished"
  | "cant-be-chosen"
  | "cant-sing"
  | "cant-move"
  | "cant-be-removed"
  | "cant-gain-keyword"
  | "cant-remove-damage"
  | "must-quest"
  | "must-challenge"
  | "must-be-challenged"
  | "enters-play-exerted"
  | "may-enter-play-exerted"
  | "cant-gain-lore"
  | "cant-lose-lore"
  | "cant-draw"
  | "cant-discard"
  | "cant-play-actions"
  | "cant-play"
  | "cant-choose"
  | "must-be-chosen-for-effects"
  | "cant-be-exerted"
  | "cant-leave-play"
  | "cant-be-played"
  | "cant-be-returned"
  | "cant-leave-discard"
  | "cant-ink"
  | "cant-shift"
  | "cant-return"
  | "cant-search"
  | "cant-get-ink-drops"
  | "cant-remove-ink-drops"
  | "cant-win"
  | "cant-lose"
  | "cant-make-you-discard"
  | "cant-make-you-lose-lore"
  | "cant-lose-abilities"
  | "cant-lose-keyword"
  | "cant-gain-abilities"
  | "cant-use-abilities"
  | "cant-be-inked"
  | "cant-be-shifted"
  | "cant-move-damage"
  | "cant-be-discarded"
  | "dealt-damage-cant-be-reduced"
  | "taken-damage-cant-be-reduced"
  | "stat-cant-be-reduced"
  | "stat-cant-be-increased"
  | "stat-cant-be-reduced-below-printed";

/** Granted abilities that have a name instead of a quote. */
export type GrantedName =
  | "can-quest"
  | "can-challenge"
  | "can-sing"
  | "can-challenge-ready"
  | "takes-no-damage"
  | "takes-no-damage-from-challenges";

/** The events that a replacement can replace. */
export type ReplacedEvent =
  | "damage"
  | "banish"
  | "banish-in-challenge"
  | "challenge"
  | "return-to-hand"
  | "discard"
  | "lose-lore"
  | "gain-lore"
  | "draw"
  | "leave-play"
  | "exert"
  | "enter-discard"
  | "get-ink-drops"
  | "remove-ink-drops"
  | "ready"
  | "ink"
  | "move"
  | "remove-damage"
  | "be-chosen"
  | "enter-play"
  | "win-game"
  | "lose-game";
