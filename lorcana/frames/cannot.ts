import { checked, oneOf, optional, type Rule } from "../../combinators/mod.ts";
import type { Cause, RestrictionName, Target } from "../ast/mod.ts";
import { queryOf } from "../ast/target_names.ts";
import {
  cause,
  isEffects,
  isOfOpponents,
} from "../grammar/effects/parts/cause.ts";
import type { Restriction } from "../grammar/effects/parts/restrictions/restriction.ts";
import { someSongs } from "../grammar/effects/parts/some_songs.ts";
import { wordAt } from "../grammar/nouns/agreement.ts";
import { keywordName } from "../grammar/nouns/filters.ts";
import { isAnyOfThem, toTarget } from "../grammar/nouns/noun.ts";
import { nounPhrase, target } from "../grammar/nouns/noun_phrase.ts";
import {
  isNeverDamaged,
  isNoCharacter,
  isNoLocation,
} from "../grammar/nouns/possible.ts";
import { reference, self } from "../grammar/nouns/reference.ts";
import { fixed, pattern, words } from "../grammar/words.ts";
import {
  CANNOT,
  MUST,
  PARTICIPLE,
  wordings,
  wordsFor,
} from "../lexicon/wordings.ts";
import { printBody } from "../print/nouns/noun.ts";
import { printCause } from "../print/effects/parts/cause.ts";
import { playerWords } from "../print/nouns/players.ts";
import { printTarget } from "../print/nouns/target.ts";
import { phrase, type Voice } from "../print/text/voice.ts";

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

/** Restrictions that say in their own way by whom. */
const WITH_OWN_BY: ReadonlySet<RestrictionName> = new Set<RestrictionName>([
  "cant-be-challenged",
  "cant-be-chosen",
  "cant-be-played",
  "cant-be-shifted",
  "cant-be-removed",
]);

/** "banished": what can't be done to cards, without "be". */
const done: Rule<RestrictionName> = oneOf(
  wordings("cannot", PARTICIPLE).map(({ text, name }) => fixed(text).as(name)),
);

/** "be banished": what any kind of card can do to others. */
const doneToThem: Rule<RestrictionName> = pattern`be ${
  checked(done, (name) => !WITH_OWN_BY.has(name))
}`.map(([name]) => name);

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
  oneOf(
    wordings("cannot", { ...CANNOT, done: [] }).map(({ text, name }) =>
      fixed(`${text} again`).as({ restriction: name })
    ),
  ),
  (_, values, __, end) => wordAt(values, end) === "this",
);

/** What cards can't do. */
export const forbiddenToCards: Rule<Restriction> = oneOf<Restriction>([
  onceMore,
  ...wordings("cannot", CANNOT).map(({ text, name }) =>
    fixed(text).as<Restriction>({ restriction: name })
  ),
  words(
    "be chosen by opponents",
    "be chosen by opponents except to challenge",
    "be chosen by an opponent",
  ).as(byOpponents),
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
  pattern`${words("sing", "{E} to sing")} ${someSongs}`.map(([, object]) => ({
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

/** What cards must do: "quest", "challenge this character". */
export const required: Rule<Restriction> = oneOf<Restriction>([
  ...wordings("must", MUST).map(({ text, name }) =>
    fixed(text).as<Restriction>({ restriction: name })
  ),
  pattern`must challenge ${target}`.map(([object]) => ({
    restriction: "must-challenge",
    object,
  })),
]);

/** What cards can't do: "challenge locations". */
export function printForbidden(effect: Restriction, voice: Voice): string {
  const { restriction, challengerFilter, object, keyword, location, chooser } =
    effect;
  if (restriction === "cant-gain-keyword") return `gain ${keyword}`;
  if (restriction === "cant-lose-keyword") return `lose ${keyword}`;
  if (location !== undefined) {
    return `move to ${printTarget(location, voice, "subject")}`;
  }
  if (restriction === "cant-sing" && object !== undefined) {
    return `{E} to sing ${printTarget(object, voice, "subject")}`;
  }
  return phrase(
    effect.cause === undefined
      ? wordsFor("cannot", restriction, CANNOT)
      : `be ${wordsFor("cannot", restriction, PARTICIPLE)}`,
    challengerFilter && `by ${printTarget(challengerFilter, voice, "subject")}`,
    object && restriction === "cant-be-shifted" ? "onto" : undefined,
    object && printTarget(object, voice, "object"),
    chooser && `by ${playerWords(chooser).subject}`,
    effect.cause && causeWords(effect.cause),
    effect.source && `by ${printTarget(effect.source, voice, "subject")}`,
  );
}

/** "opposing character" after "one", "opposing characters" after "2". */
export function cardsAfter(limit: number, cards: Target, voice: Voice): string {
  const query = queryOf(cards);
  return query === undefined
    ? printTarget(cards, voice, "subject")
    : printBody(query, voice, limit !== 1);
}

/** "by opponents' actions" */
export function causeWords(cause: Cause): string {
  const { what = [] } = cause;
  return what.includes("challenge")
    ? `in ${printCause(cause)}`
    : what.includes("Support")
    ? `for ${printCause(cause)}`
    : `by ${printCause(cause)}`;
}
