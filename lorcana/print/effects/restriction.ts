import type { RestrictionEffects } from "../../ast/effects/restriction.ts";
import type { Query, Target } from "../../ast/mod.ts";
import { cardsAfter, causeWords, printForbidden } from "../../frames/cannot.ts";
import { printForbiddenTo } from "../../frames/cannot_players.ts";
import { MUST, wordsFor } from "../../lexicon/wordings.ts";
import { printDuration } from "../amounts/durations.ts";
import {
  type CardsClause,
  type Clause,
  type Printers,
  whole,
} from "../clauses/clause.ts";
import { printTarget } from "../nouns/target.ts";
import { STATS } from "../nouns/stat.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** The fields of a restriction. */
export type PrintedRestriction = Readonly<RestrictionEffects["restriction"]>;

/** "this character can't quest", "opponents can't play actions" */
export const restrictionPrinters: Printers<RestrictionEffects> = {
  "restriction": restrict,
};

function restrict(effect: PrintedRestriction, voice: Voice): Clause {
  const { restriction, target = "SELF", player, duration, ifAble, limit } =
    effect;
  if (player !== undefined) return printForbiddenTo(effect, player, voice);
  const text = aboutNumbers(effect, target, voice);
  if (text !== undefined) {
    return whole(phrase(text, ...printDuration(duration, voice)));
  }
  if (limit !== undefined) return whole(limited(effect, target, voice));
  const limits = () => [
    ...unlessPaid(effect),
    ...printDuration(duration, voice, restriction),
    ...ifAble ? ["if able"] : [],
  ];
  if (restriction === "enters-play-exerted") {
    return {
      kind: "cards",
      target,
      thing: (verb) => `${verb("enter")} play exerted`,
      limits,
    };
  }
  const asked = restriction === "may-enter-play-exerted"
    ? "may enter play exerted"
    : wordsFor("must", restriction, MUST);
  const those = onlyThose(target);
  if (those !== undefined && asked === undefined) {
    return whole(
      phrase(
        `only ${printTarget(those, voice, "subject")} can`,
        printForbidden(effect, voice),
        ...limits(),
      ),
    );
  }
  const { object } = effect;
  const only = onlyBy(effect);
  const thing = () =>
    only !== undefined
      ? `can only be challenged by ${printTarget(only, voice, "subject")}`
      : asked === undefined
      ? `can't ${printForbidden(effect, voice)}`
      : phrase(asked, object && printTarget(object, voice, "object"));
  return { kind: "cards", target, thing, limits } satisfies CardsClause;
}

/** The only cards that can challenge, if "without" cannot describe the rest. */
function onlyBy({ challengerFilter }: PrintedRestriction): Query | undefined {
  return challengerFilter && onlyThose(challengerFilter);
}

/** The cards that a negated filter excludes. */
function onlyThose(cards: Target): Query | undefined {
  if (typeof cards !== "object" || !("selector" in cards)) return undefined;
  if (cards.owner !== "any" || cards.excludeSelf) return undefined;
  const [first, ...others] = cards.filter ?? [];
  if (first?.type !== "not" || others.length > 0) return undefined;
  const { filter } = first;
  const isOnly = "comparison" in filter || filter.type === "and" ||
    filter.type === "has-classification" || filter.type === "ink-type";
  return isOnly
    ? {
      ...cards,
      filter: filter.type === "and" ? filter.filters : [filter],
    }
    : undefined;
}

/** Damage and stats that can't change. */
function aboutNumbers(
  { restriction, stat, cause }: PrintedRestriction,
  target: Target,
  voice: Voice,
): string | undefined {
  const cards = printTarget(target, voice, "subject");
  switch (restriction) {
    case "cant-remove-damage":
      return cause === undefined
        ? `damage counters can't be removed from ${cards}`
        : `damage on ${cards} can't be removed ${causeWords(cause)}`;
    case "cant-move-damage":
      return `damage on ${cards} can't be moved`;
    case "dealt-damage-cant-be-reduced":
      return `damage dealt by ${cards} can't be reduced`;
    case "taken-damage-cant-be-reduced":
      return `damage dealt to ${cards} can't be reduced`;
    case "stat-cant-be-increased":
    case "stat-cant-be-reduced":
    case "stat-cant-be-reduced-below-printed": {
      const symbol = stat === undefined ? "{S}" : STATS[stat];
      const owner = /\bcharacters|items|locations\b/u.test(cards) ? "'" : "'s";
      return phrase(
        `${printTarget(target, voice, "subject")}${owner} ${symbol}`,
        restriction === "stat-cant-be-increased"
          ? "can't be increased"
          : "can't be reduced",
        restriction === "stat-cant-be-reduced-below-printed"
          ? "below its printed value"
          : undefined,
      );
    }
    default:
      return undefined;
  }
}

/** "only one opposing character can quest each turn" */
function limited(
  effect: PrintedRestriction,
  target: Target,
  voice: Voice,
): string {
  const { limit = 1, duration } = effect;
  const cards = cardsAfter(limit, target, voice);
  const when = printDuration(duration, voice);
  return phrase(
    `only ${limit === 1 ? "one" : limit} ${cards} can ${
      printForbidden(effect, voice)
    }`,
    ...when.length === 0 ? ["each turn"] : when,
  );
}

function unlessPaid(
  { unlessInk, unlessInkEach }: PrintedRestriction,
): string[] {
  if (unlessInk === undefined) return [];
  return [
    phrase(
      `unless their player pays ${unlessInk} {I}`,
      unlessInkEach && "for each of them",
    ),
  ];
}
