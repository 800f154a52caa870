import type {
  Amount,
  CardType,
  Count,
  Filter,
  NodeSpan,
  Owner,
  Player,
  Query,
  Target,
  Zone,
} from "../../ast/mod.ts";
import { shortened } from "../../ast/target_names.ts";
import { areSeveral, sharedAmong } from "./shared.ts";
import { isSaidTwice, matchesNoCard, ofThoseTypes } from "./contradictions.ts";
import { areActions } from "./possible.ts";
import { discardThisWay } from "../../frames/done_this_way.ts";

/** The cards that a noun phrase describes. */
export interface Noun {
  readonly selector: Query["selector"];
  readonly count: Count;
  readonly owner: Owner | undefined;
  readonly zone: Zone | undefined;
  readonly types: readonly CardType[];
  readonly excludeSelf: true | undefined;
  readonly filters: readonly Filter[];
  /** Whether it has no quantity: "cards", not "all cards". */
  readonly bare?: true | undefined;
  /** Whether its noun is plural, if known. */
  readonly plural?: boolean | undefined;
  /** Whether it contradicts itself: "your opposing items", "2 item". */
  readonly absurd: boolean;
  /** Its position, if spans are requested. */
  readonly span?: NodeSpan;
}

const NO_FILTERS: readonly Filter[] = [];
const IN_PLAY: readonly Zone[] = ["play"];
const IN_DISCARD: readonly Zone[] = ["discard"];
const ANYWHERE: readonly Zone[] = [];

/** What a modifier adds to a noun phrase. */
export interface Part {
  readonly owner?: Owner;
  readonly zone?: Zone;
  readonly excludeSelf?: true;
  readonly filters?: readonly Filter[];
  /** "Hero and Princess": cannot describe a single card. */
  readonly several?: true;
}

/** Adds a span to the filter of a part, if it has exactly one. */
export function withFilterSpan(part: Part, span: NodeSpan): Part {
  const [filter, ...others] = part.filters ?? [];
  return filter === undefined || others.length > 0
    ? part
    : { ...part, filters: [{ ...filter, span }] };
}

/** The quantity at the start of a noun phrase. */
export interface Determiner extends Part {
  readonly bare?: true;
  /** "an opponent's item" is one, "an opponent's items" are all. */
  readonly oneIfSingular?: true;
  /** Whether the noun after it is plural; undefined allows both. */
  readonly plural?: boolean;
  readonly selector: Query["selector"];
  readonly count: Count;
}

/** Builds a noun phrase from its parts. */
export function noun(
  determiner: Determiner,
  types: readonly CardType[],
  parts: readonly Part[],
  plural?: boolean,
): Noun {
  const { selector, count, bare } = determiner;
  let { owner, zone, excludeSelf, filters = NO_FILTERS } = determiner;
  let absurd = plural !== undefined && determiner.plural === !plural;
  for (const part of parts) {
    absurd ||= isSaidTwice(owner, zone, excludeSelf, part);
    owner = part.owner ?? owner;
    zone = part.zone ?? zone;
    excludeSelf = part.excludeSelf ?? excludeSelf;
    absurd ||= part.several === true && count === 1 && plural === false;
    if (part.filters !== undefined) filters = [...filters, ...part.filters];
  }
  absurd ||= areActions(types) &&
    (zone === "play" || selector === "chosen" && zone === undefined);
  if (filters.length > 0) {
    absurd ||= matchesNoCard(filters, types, zone);
    if (types.length > 1) filters = ofThoseTypes(filters, types);
    filters = hereLast(filters);
    if (areSeveral(count)) filters = sharedAmong(filters);
    else absurd ||= filters.some(({ type }) => type === "shared");
  }
  return {
    selector,
    count,
    types,
    filters,
    owner,
    zone,
    excludeSelf,
    bare,
    plural,
    absurd,
  };
}

/** Treats "characters here with Evasive" as "characters with Evasive here". */
function hereLast(filters: readonly Filter[]): readonly Filter[] {
  const at = filters.findIndex(isHere);
  return at < 0 || at === filters.length - 1
    ? filters
    : [...filters.filter((one) => !isHere(one)), filters[at]!];
}

function isHere({ type }: Filter): boolean {
  return type === "same-location-as-source";
}

/** Whether any such card fits: "ready characters", "your items", "an item". */
export function isAnyOfThem(noun: Noun): boolean {
  const { bare, selector, count, owner } = noun;
  return bare === true || count === 1 ||
    selector === "all" && owner !== undefined;
}

/** The query for a noun. */
export function toQuery(noun: Noun): Query {
  const { selector, count, owner, zone, types, excludeSelf, filters } = noun;
  const discard = filters.length === 0 ? undefined : discardThisWay(filters);
  const query: Query = {
    selector,
    count,
    owner: owner ?? discard ?? "any",
    zones: zone !== undefined
      ? [zone]
      : discard !== undefined
      ? IN_DISCARD
      : filters.length > 0 && filters.some(isRevealed)
      ? ANYWHERE
      : IN_PLAY,
    cardTypes: types,
  };
  // Copies only for fields that are present, which are few.
  const other = excludeSelf === undefined ? query : { ...query, excludeSelf };
  const whole = filters.length === 0 ? other : { ...other, filter: filters };
  return noun.span === undefined ? whole : { ...whole, span: noun.span };
}

/** "a card revealed this way" can be in a hand or a deck. */
function isRevealed(filter: Filter): boolean {
  return filter.type === "this-way" && filter.what === "revealed";
}

/** The query for all cards of a noun. */
export function allCards(noun: Noun): Query {
  return asAll(toQuery(noun));
}

/** The query for all such cards, without its count. */
export function asAll({ span, ...query }: Query): Query {
  const all: Query = { ...query, selector: "all", count: "all" };
  // The span includes the number, which "all" drops.
  const isNumber = typeof query.count === "object" || query.count !== 1 &&
      query.count !== "all";
  return span === undefined || isNumber ? all : { ...all, span };
}

/** The target for a noun, by its short name if it has one. */
export function toTarget(noun: Noun): Target {
  return shortened(toQuery(noun));
}

/** The query for a noun in a player's pile; "their" means that player. */
export function inPile(
  noun: Noun,
  pile: Zone | readonly Zone[],
  player: Player,
): Query {
  return {
    ...toQuery(noun),
    owner: player === "CONTROLLER" ? "you" : "their",
    zones: typeof pile === "string" ? [pile] : pile,
  };
}

/** All cards in a pile of a player. */
export function wholePile(
  pile: Zone | readonly Zone[],
  player: Player,
): Query {
  return inPile(CARDS, pile, player);
}

const CARDS: Noun = noun({ selector: "all", count: "all" }, ["card"], []);

/** The top or bottom cards of a player's deck. */
export function topOf(
  player: Player,
  count: Amount,
  selector: "top" | "bottom" = "top",
): Query {
  return { ...wholePile("deck", player), selector, count };
}
