import type {
  CardType,
  ChosenProperty,
  Comparison,
  DidThisTurn,
  Filter,
  Filters,
  Keyword,
} from "../../mod.ts";
import { type Moment, thisWay } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import { cardsIn, cardsUnder, placeOf } from "../state/zones.ts";
import { abilitiesOf } from "./in_force.ts";
import { hasKeyword } from "./keywords.ts";
import {
  classesOf,
  costOf,
  isInkable,
  namesOf,
  rankOf,
  statOf,
} from "./stats.ts";
import { wasDone } from "./this_way.ts";

type Test<K extends keyof Filters> = (
  moment: Moment,
  id: CardId,
  filter: Filters[K],
) => boolean;

/** The event for each thing that cards can do this turn. */
const DEEDS: { readonly [M in DidThisTurn]: string } = {
  quested: "quest",
  challenged: "challenge",
  damaged: "damage",
  sang: "sing",
  "sang-this-song": "sing",
};

const TESTS: { readonly [K in keyof Filters]: Test<K> } = {
  "has-classification": (moment, id, { classification }) =>
    classesOf(moment, id).includes(classification),
  "has-name": (moment, id, { name }) => namesOf(moment, id).includes(name),
  "has-keyword": (moment, id, { keyword }) => hasKeyword(moment, id, keyword),
  "cost-comparison": (moment, id, filter) =>
    compares(moment, costOf(moment, id), filter),
  "strength-comparison": (moment, id, filter) =>
    compares(moment, statOf(moment, id, "strength"), filter),
  "willpower-comparison": (moment, id, filter) =>
    compares(moment, statOf(moment, id, "willpower"), filter),
  "lore-comparison": (moment, id, filter) =>
    compares(moment, statOf(moment, id, "lore"), filter),
  // These apply to all chosen cards together: `pick.ts` checks the sum.
  "total-strength-comparison": () => true,
  "total-cost-comparison": () => true,
  "damaged": ({ game }, id) => cardOf(game, id).damage > 0,
  "undamaged": ({ game }, id) => cardOf(game, id).damage === 0,
  "exerted": ({ game }, id) => cardOf(game, id).exerted,
  "ready": ({ game }, id) => !cardOf(game, id).exerted,
  "at-location": (moment, id, { location }) => {
    const { at, wasAt } = cardOf(moment.game, id);
    if (location === undefined) return at !== undefined;
    // If a location has left play, the characters that were there match.
    return moment.rules.meant(moment, location).some((one) =>
      one === at || one === wasAt && placeOf(moment.game, one) !== "play"
    );
  },
  "same-location-as-source": ({ game, source }, id) => {
    const { at, wasAt } = cardOf(game, id);
    const isGone = placeOf(game, source) !== "play";
    const here = isGone
      ? cardOf(game, source).last?.at
      : cardOf(game, source).at;
    return at === source || isGone && wasAt === source ||
      at !== undefined && at === here;
  },
  "same-location": (moment, id, { as }) => {
    const { at } = cardOf(moment.game, id);
    const others = as === undefined ? [] : moment.rules.meant(moment, as);
    return at !== undefined &&
      others.some((one) => cardOf(moment.game, one).at === at);
  },
  "cards-under": (moment, id, filter) =>
    compares(moment, cardsUnder(moment.game, id).length, filter),
  "characters-at": (moment, id, filter) =>
    compares(
      moment,
      cardsIn(moment.game, "play")
        .filter((one) => cardOf(moment.game, one).at === id).length,
      filter,
    ),
  "ink-type": ({ game }, id, { inkType }) =>
    cardOf(game, id).printed.inkTypes?.includes(inkType) ?? false,
  "card-type": ({ game }, id, { cardType }) =>
    isOfType(cardOf(game, id).printed, cardType),
  "same-name": (moment, id, { as }) => {
    const others = as === undefined
      ? moment.last
      : moment.rules.meant(moment, as);
    const names = others.flatMap((one) => namesOf(moment, one));
    return namesOf(moment, id).some((name) => names.includes(name));
  },
  "same-classification": (moment, id, { as }) => {
    const others = as === undefined
      ? moment.last
      : moment.rules.meant(moment, as);
    const classes = others.flatMap((one) => classesOf(moment, one));
    return classesOf(moment, id).some((one) => classes.includes(one));
  },
  "inkable": (moment, id) => isInkable(moment, id),
  "named-card": (moment, id) =>
    moment.named !== undefined && namesOf(moment, id).includes(moment.named),
  "challenged-this-turn": ({ game }, id) =>
    game.history.some(({ event, card }) =>
      event === "challenged" && card === id
    ),
  "in-challenge": (moment, id, { role, against }) => {
    const { challenge } = moment.game;
    if (challenge?.[role] !== id) return false;
    const other = challenge[role === "attacker" ? "defender" : "attacker"];
    return against === undefined ||
      moment.rules.meant(moment, against).includes(other);
  },
  "this-way": (moment, id, { what }) =>
    thisWay(moment).some((one) =>
      one.card === id && wasDone(moment, one, what)
    ),
  "did-this-turn": ({ game, source }, id, { metric }) =>
    game.history.some(({ event, card, other }) =>
      event === DEEDS[metric] && card === id &&
      (metric !== "sang-this-song" || other === source)
    ),
  "played-this-turn": ({ game }, id) =>
    game.history.some(({ event, card }) => event === "play" && card === id),
  // Without `among`, `queries.ts` compares the cards that match otherwise.
  "superlative": (moment, id, { which, of, among }) => {
    if (among === undefined) return true;
    const all = moment.rules.meant(moment, among)
      .map((one) => rankOf(moment, one, of));
    const own = rankOf(moment, id, of);
    return all.every((one) => which === "highest" ? own >= one : own <= one);
  },
  "chosen-ink-type": ({ game, inkType }, id) =>
    inkType !== undefined &&
    (cardOf(game, id).printed.inkTypes ?? []).includes(inkType),
  "chosen-property": (moment, id, { what }) =>
    moment.property !== undefined && HAS[what](moment, id, moment.property),
  "among": (moment, id, { cards }) =>
    moment.rules.meant(moment, cards).includes(id),
  "has-abilities": (moment, id) => abilitiesOf(moment, id).length > 0,
  // These apply to all chosen cards together: `pick.ts` checks them.
  "different-names": () => true,
  "shared": () => true,
  "using-shift": ({ game }, id) => cardOf(game, id).shifted === true,
  "or": (moment, id, { filters }) =>
    filters.some((one) => passes(moment, id, one)),
  "and": (moment, id, { filters }) =>
    filters.every((one) => passes(moment, id, one)),
  "not": (moment, id, { filter }) => !passes(moment, id, filter),
};

/** Whether a card has the property that a player chose. */
const HAS: {
  readonly [P in ChosenProperty]: (
    moment: Moment,
    id: CardId,
    word: string,
  ) => boolean;
} = {
  "classification": (moment, id, word) => classesOf(moment, id).includes(word),
  // Players answer with words of the game.
  "keyword": (moment, id, word) => hasKeyword(moment, id, word as Keyword),
  "card-type": ({ game }, id, word) =>
    isOfType(cardOf(game, id).printed, word as CardType),
};

/** Whether a card passes a filter. */
export function passes(moment: Moment, id: CardId, filter: Filter): boolean {
  const test = TESTS[filter.type] as Test<typeof filter.type>; // Same type.
  return test(moment, id, filter as never);
}

/** Whether a card is of a type; songs are actions. */
export function isOfType(
  printed: { readonly type: string; readonly song?: true },
  type: CardType,
): boolean {
  return type === "card" || type === printed.type ||
    type === "song" && printed.song === true;
}

/** Whether a comparison of two numbers is true. */
export function compare(
  left: number,
  comparison: Comparison,
  right: number,
): boolean {
  return COMPARE[comparison](left, right);
}

const COMPARE: {
  readonly [C in Comparison]: (left: number, right: number) => boolean;
} = {
  "less-or-equal": (left, right) => left <= right,
  "greater-or-equal": (left, right) => left >= right,
  "equal": (left, right) => left === right,
  "less-than": (left, right) => left < right,
  "greater-than": (left, right) => left > right,
};

function compares(
  moment: Moment,
  left: number,
  { comparison, value }: Filters["cost-comparison"],
): boolean {
  return compare(left, comparison, moment.rules.measure(moment, value));
}
