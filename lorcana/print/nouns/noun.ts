import type {
  CardType,
  Filter,
  Owner,
  Query,
  Target,
  Zone,
} from "../../ast/mod.ts";
import { withArticle } from "../../lexicon/inflect.ts";
import { beforeNoun, behindNoun } from "./filters.ts";
import { howMany, quantityOf } from "./quantity.ts";
import { listed, phrase, type Position, type Voice } from "../text/voice.ts";

/** The words for a query: quantity, modifiers, noun, and what follows it. */
export function printNoun(
  query: Query,
  voice: Voice,
  position: Position,
): string {
  const [them] = query.filter ?? [];
  if (them?.type === "among" && query.except !== undefined) {
    return query.count === 1 ? "the other" : "the others";
  }
  if (them?.type === "among" && isOfAKind(query, them.cards)) {
    return fromAmong(query, behindNoun(them, voice), voice);
  }
  if (them?.type === "among") {
    const count = query.count === "any" ? "any number" : howMany(query.count);
    return `${count} ${behindNoun(them, voice)}`;
  }
  const quantity = quantityOf(query, position);
  if (query.selector === "next-played") {
    const { filter = [] } = query;
    const rest = filter.filter(({ type }) => type !== "using-shift");
    const verb = rest.length < filter.length ? "shift" : "play";
    return `the next ${
      printBody({ ...query, filter: rest }, voice, false)
    } you ${verb} this turn`;
  }
  const body = phrase(
    query.excludeSelf && !quantity.other ? "other" : undefined,
    printBody(query, voice, quantity.plural),
  );
  if (quantity.words !== "a") return phrase(quantity.words, body);
  // A superlative takes "the".
  const { filter = [] } = query;
  return filter.some(({ type }) => type === "superlative")
    ? `the ${body}`
    : withArticle(body);
}

/** Whether the query narrows down the cards mentioned before. */
function isOfAKind({ cardTypes, filter = [] }: Query, cards: Target): boolean {
  const said = typeof cards === "object" && "ref" in cards
    ? cards.wording?.cardType
    : undefined;
  return filter.length > 1 || cardTypes[0] !== (said ?? "card");
}

/** "a character card with cost 3 or less from among them" */
function fromAmong(query: Query, ofThem: string, voice: Voice): string {
  const { filter = [], count } = query;
  const kind: Query = { ...query, filter: filter.slice(1), zones: ["deck"] };
  const body = printBody(kind, voice, count !== 1);
  return `${count === 1 ? withArticle(body) : `${howMany(count)} ${body}`} ${
    ofThem.replace(/^of /u, "from among ")
  }`;
}

/** The noun with its modifiers, but without its quantity. */
export function printBody(
  { cardTypes, filter = [], owner, selector, zones }: Query,
  voice: Voice,
  plural: boolean,
): string {
  const front = filter.map((one) =>
    beforeNoun(one, plural && selector === "all" ? "and" : "or")
  );
  const mixed = filter.find((one) => mixedTypes(one) !== undefined);
  if (mixed !== undefined) {
    const mark = selector === "all" && zones[0] === "play" ? "and" : "or";
    return phrase(
      owner === "opponent" ? "opposing" : undefined,
      ...front,
      mixedBody(mixedTypes(mixed)!, voice, plural, mark),
      ...filter.filter((one, at) => one !== mixed && front[at] === undefined)
        .map((one) => behindNoun(one, voice)),
    );
  }
  const nounWords = nouns(cardTypes, zones[0] ?? "play", {
    plural,
    // "items and locations with …": the filter would apply to locations only.
    all: selector === "all" && filter.length === 0,
    not: front.some((word) => word?.startsWith("non-")),
  });
  const back = filter.filter((_, at) => front[at] === undefined)
    .map((one) => agreeing(behindNoun(one, voice), plural))
    .map((words) => isThing(cardTypes) && !plural ? underIt(words) : words)
    .map((words, at, all) =>
      all[at - 1] === SAME_NAME ? andAlso(words) : words
    );
  return phrase(
    owner === "opponent" && zones[0] === "play" && selector !== "one-of"
      ? "opposing"
      : undefined,
    ...front,
    nounWords,
    // "a card discarded this way" implies the discard.
    zones[0] === "discard" && filter.some(({ type }) => type === "this-way")
      ? undefined
      : ownerBehind(owner, selector, zones[0] ?? "play"),
    ...back,
  );
}

/** "a character that was here", "characters that were here" */
export function agreeing(words: string, plural: boolean): string {
  return plural
    ? words.replace(/^that was /u, "that were ")
      .replace(/^that isn't an? (\w+)$/u, "that aren't $1s")
    : words;
}

const SAME_NAME = "with the same name";

/** "with the same name and cost 6 or less" */
function andAlso(words: string): string {
  return words.replace(/^with /u, "and ");
}

/** Whether a single card is "it", never "they". */
function isThing(types: readonly CardType[]): boolean {
  return types.every((type) => type === "location" || type === "item");
}

/** "a location with a card under it" */
function underIt(words: string): string {
  return words.replace(/ under them$/u, " under it");
}

/** "of yours", "in your discard" */
function ownerBehind(
  owner: Owner,
  selector: Query["selector"],
  zone: Zone,
): string | undefined {
  // Printers use the deck zone only to get the word "cards".
  const isDeck = zone === "deck" && (owner === "you" || owner === "their");
  if (isDeck || zone !== "play" && zone !== "under" && zone !== "deck") {
    return inPile(owner, zone);
  }
  if (selector !== "chosen" && selector !== "any") return undefined;
  return owner === "you"
    ? "of yours"
    : owner === "their"
    ? "of theirs"
    : undefined;
}

const WHOSE: { readonly [O in Owner]: string } = {
  you: "your",
  their: "their",
  opponent: "opponents'",
  opponents: "opponents'",
  "each-opponent": "each opponent's",
  "chosen-player": "chosen player's",
  "chosen-opponent": "chosen opponent's",
  "card-owner": "their player's",
  any: "all players'",
};

/** "in your hand", "in opponents' hands" */
function inPile(owner: Owner, zone: Zone): string {
  const whose = WHOSE[owner];
  return `in ${whose} ${zone}${whose.endsWith("s'") ? "s" : ""}`;
}

interface Forms {
  readonly plural: boolean;
  readonly all: boolean;
  readonly not: boolean;
}

/** "characters", "character, item, or location", "character card" */
function nouns(
  types: readonly CardType[],
  zone: Zone,
  { plural, all, not }: Forms,
): string {
  const outside = zone !== "play";
  const words = types.map((type) => plural && !outside ? `${type}s` : type);
  const list = listed(words, all && !outside ? "and" : "or");
  const isCard = types.length === 1 && types[0] === "card";
  if (isCard && not && !outside) return plural ? "cards" : "card";
  if (isCard) return plural ? "cards" : "card";
  return outside ? `${list} ${plural ? "cards" : "card"}` : list;
}

/** The sides of "character with Bodyguard or item", if the filter has some. */
function mixedTypes(
  filter: Filter,
): readonly (readonly Filter[])[] | undefined {
  if (filter.type !== "or") return undefined;
  const sides = filter.filters.map((one) =>
    one.type === "and" ? one.filters : [one]
  );
  return sides.every(([first]) => first?.type === "card-type")
    ? sides
    : undefined;
}

function mixedBody(
  sides: readonly (readonly Filter[])[],
  voice: Voice,
  plural: boolean,
  mark: "and" | "or",
): string {
  return sides.map((side) => {
    const types = side.flatMap((one) =>
      one.type === "card-type" ? [one.cardType] : []
    );
    const rest = side.filter(({ type }) => type !== "card-type");
    const front = rest.map((one) => beforeNoun(one));
    const back = rest.filter((_, at) => front[at] === undefined)
      .map((one) => behindNoun(one, voice));
    return phrase(
      ...front,
      types.map((type) => plural ? `${type}s` : type).join(" or "),
      ...back,
    );
  }).join(` ${mark} `);
}
