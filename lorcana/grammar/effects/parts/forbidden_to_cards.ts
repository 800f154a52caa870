import {
  checked,
  oneOf,
  optional,
  type Rule,
} from "../../../../combinators/mod.ts";
import type { Cause, RestrictionName, Target } from "../../../ast/mod.ts";
import { keywordName } from "../../nouns/filters.ts";
import { isAnyOfThem, toTarget } from "../../nouns/noun.ts";
import { nounPhrase, target } from "../../nouns/noun_phrase.ts";
import {
  isNeverDamaged,
  isNoCharacter,
  isNoLocation,
} from "../../nouns/possible.ts";
import { reference, self } from "../../nouns/reference.ts";
import { lookup, number, pattern, words } from "../../words.ts";
import type { Restriction } from "./restriction.ts";

const byOpponents: Restriction = {
  restriction: "cant-be-chosen",
  chooser: "OPPONENTS",
};

/** "songs with Sing Together": not just any. */
const songs: Rule<Target> = checked(
  nounPhrase,
  ({ types, filters }) =>
    types.length === 1 && types[0] === "song" && filters.length > 0,
).map(toTarget);

/** Cards any of which is meant: "characters", not "all characters". */
const anyOfThem: Rule<Target> = oneOf<Target>([
  checked(nounPhrase, isAnyOfThem).map(toTarget),
  self,
  reference,
]);

const causeKind: Rule<Cause["what"]> = lookup<Cause["what"]>({
  "actions": "action",
  "abilities": "ability",
  "actions or abilities": "action-or-ability",
  "actions and abilities": "action-or-ability",
  "effects": "action-or-ability",
});

/** "opponents' actions": what does it to the cards. */
const cause: Rule<Cause> = oneOf<Cause>([
  words("opponents", "an opponent", "your opponents").map((): Cause => ({
    what: "anything",
    whose: "opponents",
  })),
  causeKind.map((what): Cause => ({ what })),
  pattern`${
    words("opponents'", "your opponents'", "an opponent's")
  } ${causeKind}`
    .map(([, what]): Cause => ({ what, whose: "opponents" })),
]);

/** What can be done to cards by a card of any kind. */
const doneToThem: Rule<RestrictionName> = lookup<RestrictionName>({
  "be dealt damage": "cant-be-dealt-damage",
  "be damaged": "cant-be-dealt-damage",
  "be banished": "cant-be-banished",
  "be exerted": "cant-be-exerted",
  "be moved": "cant-move",
  "be returned to hand": "cant-be-returned",
  "be returned to your hand": "cant-be-returned",
  "be returned to a hand": "cant-be-returned",
  "be returned to their player's hand": "cant-be-returned",
});

/** What cards may not do. */
export const forbiddenToCards: Rule<Restriction> = oneOf<Restriction>([
  lookup<Restriction>({
    "quest": { restriction: "cant-quest" },
    "challenge": { restriction: "cant-challenge" },
    "ready": { restriction: "cant-ready" },
    "quest or challenge": { restriction: "cant-quest-or-challenge" },
    "challenge or quest": { restriction: "cant-quest-or-challenge" },
    "be challenged": { restriction: "cant-be-challenged" },
    "be dealt damage": { restriction: "cant-be-dealt-damage" },
    "be damaged": { restriction: "cant-be-dealt-damage" },
    "be banished": { restriction: "cant-be-banished" },
    "be chosen": { restriction: "cant-be-chosen" },
    "sing": { restriction: "cant-sing" },
    "sing songs": { restriction: "cant-sing" },
    "{E} to sing songs": { restriction: "cant-sing" },
    "exert to sing songs": { restriction: "cant-sing" },
    "be exerted to sing songs": { restriction: "cant-sing" },
    "move": { restriction: "cant-move" },
    "be readied": { restriction: "cant-ready" },
    "be moved": { restriction: "cant-move" },
    "be removed": { restriction: "cant-be-removed" },
    "be exerted": { restriction: "cant-be-exerted" },
    "leave play": { restriction: "cant-leave-play" },
    "be played": { restriction: "cant-be-played" },
    "be returned to hand": { restriction: "cant-be-returned" },
    "be returned to your hand": { restriction: "cant-be-returned" },
    "be returned to their hand": { restriction: "cant-be-returned" },
    "be returned to a hand": { restriction: "cant-be-returned" },
    "be returned to a player's hand": { restriction: "cant-be-returned" },
    "be returned to their player's hand": { restriction: "cant-be-returned" },
    "be returned to their players' hands": { restriction: "cant-be-returned" },
    "be chosen by opponents": byOpponents,
    "be chosen by opponents except to challenge": byOpponents,
    "be chosen by opponents for actions or abilities": byOpponents,
    "be chosen by opponents for actions and abilities": byOpponents,
    "be chosen by an opponent": byOpponents,
    "leave discards": { restriction: "cant-leave-discard" },
    "leave players' discards": { restriction: "cant-leave-discard" },
  }),
  pattern`${doneToThem} by ${cause}`.map(([restriction, cause]) => ({
    restriction,
    cause,
  })),
  pattern`be chosen ${words("by", "for")} ${cause}`.map(([, cause]) =>
    (cause.what === "action-or-ability" || cause.what === "anything") &&
      cause.whose !== undefined
      ? byOpponents
      : { restriction: "cant-be-chosen", cause }
  ),
  words("be banished in challenges", "be banished in a challenge").map(() => ({
    restriction: "cant-be-banished",
    cause: { what: "challenge" },
  })),
  pattern`sing ${songs}`.map(([object]) => ({
    restriction: "cant-sing",
    object,
  })),
  pattern`{E} to sing ${songs}`.map(([object]) => ({
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
]);

/** "unless their player pays 2 {I}" */
export const unlessPaid: Rule<Partial<Restriction>> = pattern`unless ${
  words(
    "their player pays",
    "its player pays",
    "his player pays",
    "her player pays",
    "their players pay",
    "that character's player pays",
  )
} ${number} {I} ${
  optional(
    words(
      "for each of them",
      "for each of those characters",
      "for each character",
      "for each",
      "each",
    ).map(() => true as const),
  )
}`.map(([, unlessInk, each]) => ({
  unlessInk,
  ...(each === undefined ? {} : { unlessInkEach: true as const }),
}));
