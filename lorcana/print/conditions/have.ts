import type { HaveConditions } from "../../ast/conditions/have.ts";
import type {
  Amount,
  ConditionOf,
  Filter,
  Owner,
  Query,
} from "../../ast/mod.ts";
import { withArticle } from "../../lexicon/inflect.ts";
import { printAmount } from "../amounts/amount.ts";
import { bounded } from "../nouns/compared.ts";
import { behindNoun } from "../nouns/filters.ts";
import { printBody } from "../nouns/noun.ts";
import { isPlural, printTarget } from "../nouns/target.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { printMuchThisWay } from "../../frames/much_this_way.ts";
import { tally } from "./tally.ts";
import { type ConditionWords, denied } from "./words.ts";

/** "you have 3 or more items in play" */
export const haveWords: ConditionWords<HaveConditions> = {
  "count": {
    says: counted,
    denies: (condition, voice) => denied(counted(condition, voice)),
  },
  "comparison": { says: compared },
  "has-most": {
    says: ({ which, what }, voice) => {
      const owner = ownerOf(what) ?? "you";
      return `${HOLDERS[owner]} the ${
        which === "fewest" && isLore(what) ? "least" : which
      } ${things(what, voice, owner)}`;
    },
  },
};

/** The subject and verb for each owner. */
const HOLDERS: { readonly [O in Owner]: string } = {
  you: "you have",
  opponent: "an opponent has",
  any: "there is",
  "each-opponent": "each opponent has",
  opponents: "opponents have",
  "chosen-opponent": "chosen opponent has",
  "chosen-player": "chosen player has",
  their: "they have",
  "card-owner": "their player has",
};

/** "than you", "than each opponent" */
function rivalWords(owner: Owner): string {
  return owner === "their"
    ? "they do"
    : HOLDERS[owner].replace(/ ha(?:s|ve)$/u, "");
}

/** "an opponent has more lore than you" */
function compared(
  { left, comparison, right }: ConditionOf<"comparison">,
  voice: Voice,
): string {
  const owner = ownerOf(left);
  const rival = ownerOf(right);
  if (owner !== undefined && rival !== undefined) {
    const word = comparison === "greater-than" ? "more" : "fewer";
    return `${HOLDERS[owner]} ${
      comparison === "less-than" && isLore(left) ? "less" : word
    } ${things(left, voice, owner)} than ${rivalWords(rival)}`;
  }
  if (owner !== undefined && isLore(left) && typeof right === "number") {
    return `${HOLDERS[owner]} ${tally(comparison, right)} lore`;
  }
  if (
    owner !== undefined && typeof left === "object" &&
    left.type === "ink-drops" && typeof right === "number"
  ) {
    return comparison === "greater-or-equal" && right === 1
      ? `${HOLDERS[owner]} an ink drop`
      : `${HOLDERS[owner]} ${tally(comparison, right)} ink drops`;
  }
  if (typeof left === "object" && left.type === "this-way") {
    return printMuchThisWay(left.what, comparison, right);
  }
  if (typeof left === "object" && left.type === "damage-on-target") {
    const { target: card } = left;
    return `${printTarget(card, voice, "subject")} ${
      isPlural(card) ? "have" : "has"
    } ${printAmount(right, voice)}${bounded(comparison)} damage`;
  }
  if (typeof left === "object" && left.type === "cards-under") {
    return `there are ${right}${bounded(comparison)} cards under ${
      printTarget(
        left.target,
        voice,
        "object",
      )
    }`;
  }
  if (
    typeof left === "object" && left.type === "different" &&
    left.of === "ink-type"
  ) {
    return `there are ${right}${
      bounded(comparison)
    } different ink types among ${
      voice.words.target(left.query, voice, "subject")
    }`;
  }
  if (
    typeof left === "object" && left.type === "total" && left.of === "damage"
  ) {
    return `there is a total of ${right}${bounded(comparison)} damage on ${
      voice.words.target(left.query, voice, "subject")
    }`;
  }
  const equal = typeof right === "object" && right.type !== "chosen-number"
    ? "equal to"
    : undefined;
  return phrase(
    `${printAmount(left, voice)} is`,
    equal,
    `${printAmount(right, voice)}${bounded(comparison)}`,
  );
}

function isLore(amount: Amount): boolean {
  return typeof amount === "object" && amount.type === "lore";
}

function ownerOf(amount: Amount): Owner | undefined {
  if (typeof amount !== "object") return undefined;
  if (amount.type === "lore" || amount.type === "ink-drops") {
    return amount.owner;
  }
  return amount.type === "count" ? amount.query.owner : undefined;
}

function things(amount: Amount, voice: Voice, owner: Owner): string {
  if (typeof amount !== "object") return String(amount);
  if (amount.type === "ink-drops") return "ink drops";
  if (amount.type !== "count") return "lore";
  const isInPlay = amount.query.zones[0] === "play";
  const mine = owner === "you" ? "you" : "their";
  const body = printBody(
    { ...amount.query, owner: isInPlay ? "any" : mine, selector: "any" },
    voice,
    true,
  );
  return phrase(body, isInPlay ? "in play" : undefined);
}

/** "you have 2 or more other exerted characters in play" */
function counted(condition: ConditionOf<"count">, voice: Voice): string {
  const ofSome = ofThem(condition, voice);
  if (ofSome !== undefined) return ofSome;
  const { query, comparison, value } = condition;
  const { owner, zones, excludeSelf } = query;
  const past = query.filter?.some(isWasHere) === true;
  const filter = (query.filter ?? []).map((one) => isWasHere(one) ? HERE : one);
  const some = comparison === "greater-or-equal" && value === 1;
  const here = filter.some(({ type }) => type === "same-location-as-source");
  const isInPlay = zones[0] === "play";
  const late = isInPlay ? filter.filter(isSaidLate) : [];
  const body = printBody(
    {
      ...query,
      owner: isInPlay ? nounOwner(owner) : pileOwner(owner),
      selector: "any",
      filter: filter.filter((one) => !late.includes(one)),
    },
    voice,
    !some && !(comparison === "equal" && value === 1),
  );
  const noun = some
    ? excludeSelf ? `another ${body}` : withArticle(body)
    : `${tally(comparison, value)} ${
      phrase(excludeSelf ? "other" : undefined, body)
    }`;
  if (owner === "any" && some && isInPlay && !here && late.length === 0) {
    return `${noun} is in play`;
  }
  const holder = owner === "any" || owner === "opponents" && isInPlay
    ? past ? some ? "there was" : "there were" : some ? "there's" : "there are"
    : HOLDERS[owner];
  return phrase(
    holder,
    noun,
    here || !isInPlay ? undefined : "in play",
    ...late.map((one) => behindNoun(one, voice)),
  );
}

const HERE: Filter = { type: "same-location-as-source" };

/** "there was a character here": at this location, when it left play. */
function isWasHere(filter: Filter): boolean {
  return filter.type === "at-location" && filter.location === "THIS_LOCATION";
}

/** "there are 3 or more opposing characters": else, the verb says whose. */
function nounOwner(owner: Owner): Owner {
  return owner === "opponents" ? "opponent" : "any";
}

/** "an opponent has no cards in their hand" */
function pileOwner(owner: Owner): Owner {
  return owner === "you" || owner === "any" ? owner : "their";
}

/** "in play with a card under them": keeps "in play" next to its noun. */
function isSaidLate(filter: Filter): boolean {
  return filter.type === "cards-under" ||
    "value" in filter && typeof filter.value === "object";
}

/** "2 or more of them are songs" */
function ofThem(
  { query, comparison, value }: ConditionOf<"count">,
  voice: Voice,
): string | undefined {
  const { filter = [] } = query;
  const them = filter.at(-1);
  if (them?.type !== "among") return undefined;
  const others = filter.slice(0, -1);
  const isNamed = others.length === 1 && others[0]?.type === "named-card";
  const kind: Query = { ...query, filter: others, zones: ["deck"] };
  const many = comparison === "equal"
    ? "none"
    : value === 1
    ? "any"
    : tally(comparison, value);
  return `${many} ${behindNoun(them, voice)} are ${
    isNamed ? "the named card" : printBody(kind, voice, true)
  }`;
}
