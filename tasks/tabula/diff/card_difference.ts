import {
  type JsonDifference,
  jsonDifference,
} from "../../../tabula/internal.ts";
import type { ComparableCard } from "./comparable_cards.ts";

/** How a card differs between two directories or artifacts. */
export interface CardDifference {
  readonly kind:
    /** Only the new side has it. */
    | "added"
    /** Only the old side has it. */
    | "removed"
    /** It has other abilities. */
    | "changed"
    /** Its text differs, its abilities do not. */
    | "reworded"
    /** Its text can no longer be read. */
    | "broken"
    /** Its text could not be read before. */
    | "repaired";
  readonly id: string;
  readonly name?: string;
  readonly before?: ComparableCard;
  readonly after?: ComparableCard;
  /** The first place where the abilities differ. */
  readonly first?: JsonDifference;
}

/** Compares cards by id: those of the new side in order, then what is gone. */
export function cardDifferences(
  old: ReadonlyMap<string, ComparableCard>,
  now: ReadonlyMap<string, ComparableCard>,
): readonly CardDifference[] {
  const gone = [...old.values()].filter(({ id }) => !now.has(id));
  return [
    ...[...now.values()].flatMap((after) =>
      differenceOf(old.get(after.id), after)
    ),
    ...gone.map((before) => differs("removed", { before })),
  ];
}

function differenceOf(
  before: ComparableCard | undefined,
  after: ComparableCard,
): readonly CardDifference[] {
  if (before === undefined) return [differs("added", { after })];
  const [was, is] = [before.abilities, after.abilities];
  if ((was === undefined) !== (is === undefined)) {
    const kind = is === undefined ? "broken" : "repaired";
    return [differs(kind, { before, after })];
  }
  const first = jsonDifference(was, is);
  if (first !== undefined) {
    return [{ ...differs("changed", { before, after }), first }];
  }
  return isReworded(before, after)
    ? [differs("reworded", { before, after })]
    : [];
}

/** Artifacts have no texts to compare. */
function isReworded(before: ComparableCard, after: ComparableCard): boolean {
  const haveTexts = before.text !== undefined && after.text !== undefined;
  return haveTexts &&
    (before.text !== after.text || before.variables !== after.variables);
}

function differs(
  kind: CardDifference["kind"],
  sides: Pick<CardDifference, "before" | "after">,
): CardDifference {
  const { before, after } = sides;
  const name = after?.name ?? before?.name;
  const id = after?.id ?? before?.id ?? "";
  return { kind, id, ...name !== undefined && { name }, ...sides };
}
