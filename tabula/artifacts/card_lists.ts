import type { Diagnostic } from "../../diagnostics/internal.ts";
import type { CardListRow } from "../cards/card_list_row.ts";
import { type Constants, constants } from "./constants.ts";
import { ID_TYPES, type IdType } from "../cards/id_type.ts";
import { pascal, upperSnake } from "./name_case.ts";
import type { Problem } from "../problem.ts";
import type { ListRow } from "../cards/picked_row.ts";

/** A named list of cards. */
export interface CardList {
  readonly type: IdType;
  /** Its constant, as in `STARTER_3`. */
  readonly constant: string;
  /** Its name in the union of lists, as in `Starter3`. */
  readonly variant: string;
  readonly cards: readonly ListedCard[];
}

/** A card of a list. */
export interface ListedCard {
  readonly id: string;
  /** The id as the row has it. */
  readonly written: string;
  readonly copies: number;
}

/** All card lists by type, and what is wrong with them. */
export interface CardLists {
  /** In order of first appearance, as are the lists of each. */
  readonly types: readonly CardListsOfType[];
  readonly problems: readonly Problem[];
}

/** The lists of one type. */
export interface CardListsOfType {
  readonly type: IdType;
  readonly lists: readonly CardList[];
}

/** The name of the array that holds the names of all lists of a type. */
export function listNames(type: IdType): string {
  return `${upperSnake(type)}_LISTS`;
}

/** Groups the rows of the card lists. */
export function cardLists(
  rows: readonly ListRow[],
): CardLists {
  const groups: Groups = new Map();
  const taken = {
    names: constants(ID_TYPES.map(listNames)),
    variants: constants([]),
  };
  const problems: Problem[] = [];
  for (const { place, values, written } of rows) {
    const list = openList(groups, values, taken, (diagnostic) => {
      problems.push({ place: { ...place, key: "list-name" }, diagnostic });
    });
    const { card_id: id, copies } = values;
    list?.cards.push({ id, written, copies });
  }
  return { types: typesOf(groups), problems };
}

interface OpenList extends CardList {
  readonly cards: ListedCard[];
}

/** `null` stands for a list whose name cannot be used. */
type Groups = Map<IdType, Map<string, OpenList | null>>;

interface Taken {
  readonly names: Constants;
  readonly variants: Constants;
}

type Report = (found: Diagnostic) => void;

function typesOf(groups: Groups): CardListsOfType[] {
  return [...groups].map(([type, lists]) => ({
    type,
    lists: [...lists.values()].filter((list) => list !== null),
  })).filter(({ lists }) => lists.length > 0);
}

function openList(
  groups: Groups,
  { list_name: name, list_type: type }: CardListRow,
  taken: Taken,
  report: Report,
): OpenList | undefined {
  const lists = groups.get(type) ?? new Map<string, OpenList | null>();
  groups.set(type, lists);
  const open = lists.get(name);
  if (open !== undefined) return open ?? undefined;
  const constant = upperSnake(name);
  const variant = pascal(constant);
  const problem = taken.names.claim(constant, name) ??
    taken.variants.claim(variant, name);
  const list = { type, constant, variant, cards: [] };
  lists.set(name, problem === undefined ? list : null);
  if (problem === undefined) return list;
  report(problem);
  return undefined;
}
