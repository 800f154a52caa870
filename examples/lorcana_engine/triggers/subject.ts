import type {
  TriggerQuery,
  TriggerSubject,
  TriggerSubjectName,
} from "@dreamtides/parse/lorcana";
import type { Moment } from "../moment.ts";
import type { CardId } from "../state/card.ts";
import { cardOf } from "../state/game.ts";
import type { Happening } from "../state/happening.ts";
import { holderOf } from "../state/zones.ts";
import { isOfType, passes } from "../view/filters.ts";
import { hasKeyword } from "../view/keywords.ts";
import { referredTo } from "../view/references.ts";
import { classesOf, namesOf } from "../view/stats.ts";

/** Whose doing a thing was: a card's, a player's, or both. */
type Doer = Pick<Happening, "card" | "by">;

const character = { controller: "any", cardType: "character" } as const;

const NAMES: {
  readonly [N in TriggerSubjectName]:
    | TriggerQuery
    | ((moment: Moment, doer: Doer) => boolean);
} = {
  SELF: ({ source }, { card }) => card === source,
  YOU: ({ you }, { by }) => by === you,
  OPPONENT: ({ you }, { by }) => by !== undefined && by !== you,
  EACH_PLAYER: () => true,
  YOUR_CHARACTERS: { ...character, controller: "you" },
  YOUR_OTHER_CHARACTERS: {
    ...character,
    controller: "you",
    excludeSelf: true,
  },
  OTHER_CHARACTERS: { ...character, excludeSelf: true },
  OPPONENT_CHARACTERS: { ...character, controller: "opponent" },
  ANY_CHARACTER: character,
  CHARACTERS_HERE: {
    ...character,
    filters: [{ type: "same-location-as-source" }],
  },
  YOUR_ITEMS: { controller: "you", cardType: "item" },
  YOUR_LOCATIONS: { controller: "you", cardType: "location" },
};

/** Whether a card or a player is the one an ability waits for. */
export function isSubject(
  moment: Moment,
  subject: TriggerSubject,
  doer: Doer,
): boolean {
  if (typeof subject === "string") {
    const own = NAMES[subject];
    return typeof own === "function"
      ? own(moment, doer)
      : doer.card !== undefined && isQueried(moment, own, doer.card);
  }
  if ("anyOf" in subject) {
    return subject.anyOf.some((one) => isSubject(moment, one, doer));
  }
  if ("ref" in subject) {
    return doer.card !== undefined &&
      referredTo(moment, subject).includes(doer.card);
  }
  return doer.card === undefined
    ? isControlled(moment, subject, doer.by)
    : isQueried(moment, subject, doer.card);
}

function isControlled(
  { you }: Moment,
  { controller }: TriggerQuery,
  player: string | undefined,
): boolean {
  return controller === "any" || (controller === "you") === (player === you);
}

function isQueried(moment: Moment, query: TriggerQuery, id: CardId): boolean {
  const { cardType, cardTypes = [cardType], classification, name } = query;
  const { printed } = cardOf(moment.game, id);
  return isControlled(moment, query, holderOf(moment.game, id)) &&
    cardTypes.some((type) => isOfType(printed, type)) &&
    (!query.excludeSelf || id !== moment.source) &&
    (!query.excludeSong || printed.song !== true) &&
    (name === undefined || namesOf(moment, id).includes(name)) &&
    (classification === undefined ||
      classesOf(moment, id).includes(classification)) &&
    (query.hasKeyword === undefined ||
      hasKeyword(moment, id, query.hasKeyword)) &&
    (query.filters ?? []).every((one) => passes(moment, id, one));
}
