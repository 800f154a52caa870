import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../../../combinators/mod.ts";
import type { RestrictionName, Target } from "../../../../ast/mod.ts";
import { wordAt } from "../../../nouns/agreement.ts";
import { keywordName } from "../../../nouns/filters.ts";
import { isAnyOfThem, toTarget } from "../../../nouns/noun.ts";
import { nounPhrase, target } from "../../../nouns/noun_phrase.ts";
import {
  isNeverDamaged,
  isNoCharacter,
  isNoLocation,
} from "../../../nouns/possible.ts";
import { reference, self } from "../../../nouns/reference.ts";
import { fixed, lookup, pattern, words } from "../../../words.ts";
import { cause, isEffects, isOfOpponents } from "../cause.ts";
import type { Restriction } from "./restriction.ts";
import { someSongs } from "../some_songs.ts";

const byOpponents: Restriction = {
  restriction: "cant-be-chosen",
  chooser: "OPPONENTS",
};

/** Any of several cards: "characters", not "all characters". */
const anyOfThem: Rule<Target> = oneOf<Target>([
  checked(nounPhrase, isAnyOfThem).map(toTarget),
  self,
  reference,
]);

/** "Villain characters": the source of what happens to others. */
const sources: Rule<Target> = oneOf<Target>([
  checked(nounPhrase, (noun) => isAnyOfThem(noun) && noun.filters.length > 0)
    .map(toTarget),
  self,
]);

/** What can happen to cards, without "be". */
const DONE: { readonly [text: string]: RestrictionName } = {
  "dealt damage": "cant-be-dealt-damage",
  "damaged": "cant-be-dealt-damage",
  "banished": "cant-be-banished",
  "exerted": "cant-be-exerted",
  "moved": "cant-move",
  "moved to a location": "cant-move",
  "moved to locations": "cant-move",
  "moved to another location": "cant-move",
  "readied": "cant-ready",
  "discarded": "cant-be-discarded",
  "discarded from your hand": "cant-be-discarded",
  "put into an inkwell": "cant-be-inked",
  "put into inkwells": "cant-be-inked",
  "put into your inkwell": "cant-be-inked",
  ...Object.fromEntries(
    [
      "hand",
      "your hand",
      "their hand",
      "their player's hand",
      "their players' hands",
      "its player's hand",
      "a player's hand",
      "players' hands",
    ].map((hand) => [`returned to ${hand}`, "cant-be-returned"]),
  ),
};

/** What can happen to cards because of any kind of card. */
const doneToThem: Rule<RestrictionName> = lookup<RestrictionName>(
  Object.fromEntries(
    Object.entries(DONE).map(([done, name]) => [`be ${done}`, name]),
  ),
);

const done: Rule<RestrictionName> = lookup<RestrictionName>({
  ...DONE,
  "challenged": "cant-be-challenged",
  "chosen": "cant-be-chosen",
});

const byWhat: Rule<Pick<Restriction, "cause"> | undefined> = optional(
  pattern`by ${cause}`.map(([cause]) => ({ cause })),
);

/** "be banished or returned to your hand": several restrictions. */
export const severalRestrictions: Rule<readonly Restriction[]> = pattern`be ${
  oneOf<readonly RestrictionName[]>([
    pattern`${done} or ${done}`,
    pattern`${done}, ${done}, or ${done}`,
  ])
} ${byWhat}`.map(([names, by]) =>
  names.map((restriction) => ({ restriction, ...by }))
);

/** "quest again this turn": "again" requires a duration. */
const onceMore: Rule<Restriction> = checked(
  lookup<Restriction>({
    "quest again": { restriction: "cant-quest" },
    "challenge again": { restriction: "cant-challenge" },
    "quest or challenge again": { restriction: "cant-quest-or-challenge" },
    "sing again": { restriction: "cant-sing" },
    "ready again": { restriction: "cant-ready" },
  }),
  (_, values, __, end) => wordAt(values, end) === "this",
);

/** What cards can't do. */
export const forbiddenToCards: Rule<Restriction> = oneOf<Restriction>([
  onceMore,
  lookup<Restriction>({
    "quest": { restriction: "cant-quest" },
    "challenge": { restriction: "cant-challenge" },
    "ready": { restriction: "cant-ready" },
    "quest or challenge": { restriction: "cant-quest-or-challenge" },
    "challenge or quest": { restriction: "cant-quest-or-challenge" },
    "be challenged": { restriction: "cant-be-challenged" },
    "be chosen": { restriction: "cant-be-chosen" },
    "sing": { restriction: "cant-sing" },
    "sing songs": { restriction: "cant-sing" },
    "{E} to sing songs": { restriction: "cant-sing" },
    "exert to sing songs": { restriction: "cant-sing" },
    "be exerted to sing songs": { restriction: "cant-sing" },
    "move": { restriction: "cant-move" },
    "move to a location": { restriction: "cant-move" },
    "move to locations": { restriction: "cant-move" },
    "lose abilities": { restriction: "cant-lose-abilities" },
    "lose their abilities": { restriction: "cant-lose-abilities" },
    "gain abilities": { restriction: "cant-gain-abilities" },
    "use abilities": { restriction: "cant-use-abilities" },
    "use their abilities": { restriction: "cant-use-abilities" },
    "use activated abilities": { restriction: "cant-use-abilities" },
    "have damage removed": { restriction: "cant-remove-damage" },
    "have damage removed from them": { restriction: "cant-remove-damage" },
    "have damage counters removed": { restriction: "cant-remove-damage" },
    "be removed": { restriction: "cant-be-removed" },
    "leave play": { restriction: "cant-leave-play" },
    "be played": { restriction: "cant-be-played" },
    "be chosen by opponents": byOpponents,
    "be chosen by opponents except to challenge": byOpponents,
    "be chosen by an opponent": byOpponents,
    "leave discards": { restriction: "cant-leave-discard" },
    "leave players' discards": { restriction: "cant-leave-discard" },
  }),
  doneToThem.map((restriction) => ({ restriction })),
  pattern`${doneToThem} by ${cause}`.map(([restriction, cause]) => ({
    restriction,
    cause,
  })),
  pattern`${doneToThem} by ${sources}`.map(([restriction, source]) => ({
    restriction,
    source,
  })),
  words(
    "be readied except at the start of your turn",
    "be readied except at the start of their turn",
    "ready except at the start of your turn",
    "ready except at the start of their turn",
  ).map(() => ({
    restriction: "cant-ready",
    cause: { what: ["action", "ability"] },
  })),
  fixed("be shifted").map(() => ({ restriction: "cant-be-shifted" })),
  pattern`be shifted onto ${anyOfThem}`.map(([object]) => ({
    restriction: "cant-be-shifted",
    object,
  })),
  pattern`be chosen ${words("by", "for")} ${cause}`.map(([, cause]) =>
    isOfOpponents(cause)
      ? byOpponents
      : { restriction: "cant-be-chosen", cause }
  ),
  pattern`be chosen by ${words("opponents", "an opponent")} for ${cause}`.map((
    [, cause],
  ) =>
    isEffects(cause) ? byOpponents : {
      restriction: "cant-be-chosen",
      cause: { ...cause, whose: "opponents" },
    }
  ),
  words("be banished in challenges", "be banished in a challenge").map(() => ({
    restriction: "cant-be-banished",
    cause: { what: ["challenge"] },
  })),
  pattern`sing ${someSongs}`.map(([object]) => ({
    restriction: "cant-sing",
    object,
  })),
  pattern`{E} to sing ${someSongs}`.map(([object]) => ({
    restriction: "cant-sing",
    object,
  })),
  checked(
    pattern`be challenged by ${anyOfThem}`,
    ([challengers]) => !isNoCharacter(challengers),
  ).map(([challengerFilter]) => ({
    restriction: "cant-be-challenged",
    challengerFilter,
  })),
  checked(
    pattern`challenge ${anyOfThem}`,
    ([object]) => !isNeverDamaged(object),
  ).map(([object]) => ({ restriction: "cant-challenge", object })),
  // "this character or your locations"; single nouns are read above.
  checked(
    pattern`challenge ${anyOfThem} or ${anyOfThem}`,
    ([one, other]) => !isNeverDamaged(one) && !isNeverDamaged(other),
  ).map((targets) => ({
    restriction: "cant-challenge",
    object: { join: "or", targets },
  })),
  words("move here", "be moved here").map(() => ({
    restriction: "cant-move",
    location: "THIS_LOCATION",
  })),
  checked(
    pattern`move to ${target}`,
    ([location]) => !isNoLocation(location),
  ).map(([location]) => ({ restriction: "cant-move", location })),
  pattern`gain ${keywordName}`.map(([keyword]) => ({
    restriction: "cant-gain-keyword",
    keyword,
  })),
  pattern`lose ${keywordName}`.map(([keyword]) => ({
    restriction: "cant-lose-keyword",
    keyword,
  })),
]);
