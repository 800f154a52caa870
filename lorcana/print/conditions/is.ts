import type { IsConditions } from "../../ast/conditions/is.ts";
import type { ConditionOf, Filter, Query, Target } from "../../ast/mod.ts";
import { aside, blank } from "../text/blanks.ts";
import { bounded } from "../nouns/compared.ts";
import { afterWith } from "../nouns/filters.ts";
import { printNoun } from "../nouns/noun.ts";
import { STATS } from "../nouns/stat.ts";
import { printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { be, being, hasWords } from "./being.ts";
import type { ConditionWords } from "./words.ts";

/** "this character is exerted", "it's a song card" */
export const isWords: ConditionWords<IsConditions> = {
  "no-damage": {
    says: ({ target }, voice) => `${hasWords(target, voice)} no damage`,
  },
  "has-any-damage": {
    says: ({ target }, voice) => `${hasWords(target, voice)} damage`,
  },
  "is-exerted": {
    says: ({ target }, voice) => `${being(target, voice)} exerted`,
  },
  "is-ready": { says: ({ target }, voice) => `${being(target, voice)} ready` },
  "at-location": {
    says: ({ target, location }, voice) =>
      phrase(
        being(target, voice),
        location === undefined
          ? "at a location"
          : aside(`at ${printTarget(location, voice, "object")}`),
      ),
  },
  "stat-threshold": {
    says: ({ target, value, stat, comparison }, voice) =>
      phrase(
        hasWords(target, voice),
        `${value} ${stat === "cost" ? stat : STATS[stat]}${
          bounded(comparison)
        }`,
      ),
  },
  "matches": { says: matches },
  "matches-named-card": { says: () => "it's the named card" },
  "is-named": {
    says: ({ target, name }, voice) => `${being(target, voice)} named ${name}`,
  },
  "has": {
    says: ({ target, filters }, voice) =>
      phrase(
        isTogether(filters) ? "they have" : hasWords(target, voice),
        ...filters.map((filter) => afterWith(filter, voice)),
      ),
  },
  "in-zone": {
    says: ({ target, zone }, voice) =>
      `${being(target, voice)} ${
        zone === "play" ? "in play" : `in your ${zone}`
      }`,
  },
};

/** Whether a filter is about all cards together: "they have the same cost". */
function isTogether(filters: readonly Filter[]): boolean {
  return filters.some(({ type }) => type === "shared");
}

function matches(
  { target, query, wording }: ConditionOf<"matches">,
  voice: Voice,
): string {
  const noun = printNoun(query, voice, "object");
  if (wording?.chosen) return `${noun} is chosen`;
  const isAnywhere = query.zones.length === 0 || isCard(target);
  if (isEach(target)) {
    const all: Query = { ...query, selector: "all", count: "all" };
    const nouns = printNoun(all, voice, "subject");
    return `all of them are ${isAnywhere ? asCards(nouns, query) : nouns}`;
  }
  const words = printTarget(target, voice, "subject");
  const card = isAnywhere ? asCards(noun, query) : noun;
  return `${words} ${blank("joined", be(target))} ${card}`;
}

function isEach(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    target.wording?.several === true;
}

/** Whether the card is outside of play, so that it is a "song card". */
function isCard(target: Target): boolean {
  return typeof target === "object" && "ref" in target &&
    (target.wording?.cardType === "card" || target.ref === "revealed");
}

function asCards(noun: string, { cardTypes }: Query): string {
  const [type] = cardTypes;
  return type === undefined || type === "card"
    ? noun
    : noun.replace(new RegExp(`\\b${type}(s?)\\b`, "u"), `${type} card$1`);
}
