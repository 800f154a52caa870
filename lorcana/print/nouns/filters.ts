import type { Filter, Ranked, Target } from "../../ast/mod.ts";
import { printCounted } from "../../frames/that_did.ts";
import { doneWords } from "../../frames/done_this_way.ts";
import { listed, phrase, type Voice } from "../text/voice.ts";
import { bounded, costWords, soMany, statWords } from "./compared.ts";
import { DISTINCT } from "./distinct.ts";
import { inChallenge } from "./in_challenge.ts";
import { aside } from "../text/blanks.ts";

/** The words of a filter that precedes the noun, or undefined. */
export function beforeNoun(
  filter: Filter,
  conjunction: "or" | "and" = "or",
): string | undefined {
  if (STATES.has(filter.type)) return filter.type;
  switch (filter.type) {
    case "has-classification":
      return filter.classification;
    case "ink-type":
      return filter.inkType;
    case "in-challenge":
      return filter.role === "attacker" && filter.against === undefined
        ? "challenging"
        : undefined;
    case "or":
      return anyBefore(filter.filters, conjunction);
    case "not":
      return filter.filter.type === "card-type" &&
          filter.filter.cardType !== "song"
        ? `non-${filter.filter.cardType}`
        : undefined;
    default:
      return undefined;
  }
}

/** "Princess or Queen" */
function anyBefore(
  filters: readonly Filter[],
  conjunction: "or" | "and",
): string | undefined {
  const words = filters.map(classWords);
  if (words.every((word) => word !== undefined)) {
    return listed(words, conjunction);
  }
  const types = filters.map(({ type }) => type);
  return types.every((type) => STATES.has(type))
    ? types.join(" or ")
    : undefined;
}

const STATES: ReadonlySet<string> = new Set([
  "damaged",
  "undamaged",
  "exerted",
  "ready",
]);

/** "Princess", "Floodborn Hero": classifications only. */
function classWords(filter: Filter): string | undefined {
  switch (filter.type) {
    case "has-classification":
    case "ink-type":
      return beforeNoun(filter);
    case "and": {
      const words = filter.filters.map(classWords);
      return words.includes(undefined) ? undefined : words.join(" ");
    }
    default:
      return undefined;
  }
}

const RANKED: { readonly [R in Ranked | "damage"]: string } = {
  damage: "damage",
  cost: "cost",
  strength: "{S}",
  willpower: "{W}",
  lore: "{L}",
};

/** The words of a filter that follows the noun. */
export function behindNoun(filter: Filter, voice: Voice): string {
  switch (filter.type) {
    case "has-name":
      return `named ${filter.name}`;
    case "same-location-as-source":
      return "here";
    case "same-location":
      return phrase(
        "at the same location",
        filter.as && `as ${voice.words.target(filter.as, voice, "object")}`,
      );
    case "at-location":
      return filter.location === undefined
        ? "at a location"
        // The location has left play: otherwise, it would be "here".
        : filter.location === "THIS_LOCATION"
        ? "that was here"
        : `at ${voice.words.target(filter.location, voice, "object")}`;
    case "challenged-this-turn":
      return "who was challenged this turn";
    case "did-this-turn":
      return printCounted(filter.metric);
    case "played-this-turn":
      return "that was played this turn";
    case "using-shift":
      return "played using Shift";
    case "this-way":
      return filter.what === "damage-removed"
        ? "you removed damage from this way"
        : `${doneWords(filter.what)} this way`;
    case "chosen-ink-type":
      return "of the chosen ink type";
    case "chosen-property":
      return filter.what === "card-type"
        ? "of that card type"
        : `with that ${filter.what}`;
    case "among":
      return `of ${voice.words.target(them(filter.cards), voice, "object")}`;
    case "not":
      return negated(filter.filter, voice);
    case "or":
      return oneOf(filter.filters, voice);
    case "and":
      return filter.filters.map((one) => behindNoun(one, voice)).join(" ");
    case "in-challenge":
      return `while ${inChallenge(filter, voice)}`;
    default:
      return `with ${afterWith(filter, voice)}`;
  }
}

function negated(filter: Filter, voice: Voice): string {
  switch (filter.type) {
    case "has-keyword":
      return `without ${keyword(filter.keyword)}`;
    case "has-name":
      return `not named ${filter.name}`;
    case "at-location":
      return "not at a location";
    case "has-abilities":
      return "with no abilities";
    case "or":
      return filter.filters.every(({ type }) => type === "has-keyword")
        ? `without ${
          filter.filters.map((one) => afterWith(one, voice)).join(" or ")
        }`
        : `without ${afterWith(filter, voice)}`;
    case "card-type":
      return `that isn't a ${filter.cardType}`;
    case "same-name":
      return filter.as === undefined
        ? "with a different name"
        : `with a different name than ${
          voice.words.target(filter.as, voice, "object")
        }`;
    default:
      return `without ${afterWith(filter, voice)}`;
  }
}

function oneOf(filters: readonly Filter[], voice: Voice): string {
  if (filters.every(({ type }) => type === "has-name")) {
    const names = filters.map((one) => one.type === "has-name" ? one.name : "");
    return `named ${listed(names, "or")}`;
  }
  const words = filters.map((one) => behindNoun(one, voice));
  const shared = words.every((word) => word.startsWith("with "));
  return shared
    ? `with ${words.map((word) => word.slice(5)).join(" or ")}`
    : words.join(" or ");
}

/** A keyword as it is printed. */
export function keyword(name: string): string {
  return name === "SingTogether" ? "Sing Together" : name;
}

/** The words of a filter after "with". */
export function afterWith(filter: Filter, voice: Voice): string {
  switch (filter.type) {
    case "has-keyword":
      return keyword(filter.keyword);
    case "cost-comparison":
      return costWords(filter.comparison, filter.value, voice);
    case "strength-comparison":
    case "willpower-comparison":
    case "lore-comparison":
      return statWords(filter, voice);
    case "superlative":
      return phrase(
        filter.of === "damage"
          ? `the ${filter.which === "highest" ? "most" : "least"} damage`
          : `the ${filter.which} ${RANKED[filter.of]}`,
        filter.among &&
          aside(`among ${voice.words.target(filter.among, voice, "object")}`),
      );
    case "total-strength-comparison":
      return `total {S} ${filter.value}${bounded(filter.comparison)}`;
    case "total-cost-comparison":
      return `total cost ${filter.value}${bounded(filter.comparison)}`;
    case "cards-under":
      return `${soMany(filter.value, "card")} under them`;
    case "characters-at":
      return `${soMany(filter.value, "character")} at it`;
    case "damaged":
      return "damage";
    case "undamaged":
      return "no damage";
    case "different-names":
      return "different names";
    case "shared":
      return `the same ${DISTINCT[filter.of]}`;
    case "chosen-ink-type":
      return "the chosen ink type";
    case "has-abilities":
      return "abilities";
    case "inkable":
      return "{IW}";
    case "named-card":
      return "that name";
    case "same-name":
    case "same-classification":
      return phrase(
        `the ${filter.type.replace("-", " ")}`,
        filter.as && `as ${voice.words.target(filter.as, voice, "object")}`,
      );
    default:
      // Filters before the noun use the same words after it.
      return beforeNoun(filter) ?? filter.type;
  }
}

/** "them", not "each of them": the number precedes it. */
function them(cards: Target): Target {
  if (typeof cards !== "object" || !("ref" in cards)) return cards;
  const { several: _, ...wording } = cards.wording ?? {};
  return { ...cards, wording };
}
