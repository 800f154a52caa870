import type {
  CollectionExpression,
  CollectionExpressions,
  Predicate,
} from "../ast/internal.ts";
import { digits, type Phrase, phrase, variable } from "./phrase.ts";
import { printBareTarget, printEachTarget, printTargets } from "./predicate.ts";
import { byTag, printWith } from "./printers.ts";

/** The words for what is collected: one of it, and several. */
export interface Items {
  readonly one: () => Phrase;
  readonly many: () => Phrase;
}

/** Several targets: "all allies", "any number of allies", "2 allies". */
export function printCollection(
  target: Predicate,
  count: CollectionExpression,
): Phrase {
  if (typeof count === "object" && "UpTo" in count && isAlly(target)) {
    return variable("up-to-n-allies", count.UpTo);
  }
  if (count === "All" && (target === "It" || target === "Them")) {
    return phrase`all of ${printTargets(target)}`;
  }
  return printCollectionInWords(target, count);
}

/** The same, where a directive that says how many would read otherwise. */
export function printCollectionInWords(
  target: Predicate,
  count: CollectionExpression,
): Phrase {
  if (count === "AllButOne") {
    return phrase`all but one ${printBareTarget(target)}`;
  }
  return printCounted(count, {
    one: () => isAlly(target) ? "ally" : printEachTarget(target),
    many: () => printTargets(target),
  });
}

/** How many of some items. */
export function printCounted(
  count: CollectionExpression,
  items: Items,
): Phrase {
  return printWith<CollectionExpressions, Items>(printers, count, items);
}

/** Whether a target is just "an ally". */
export function isAlly(target: Predicate): boolean {
  return typeof target === "object" && "Another" in target &&
    target.Another === "Character";
}

/** Whether just one is meant, for which there is an article. */
export function isOne(count: CollectionExpression): boolean {
  return typeof count === "object" && "Exactly" in count && count.Exactly === 1;
}

const printers = byTag<CollectionExpressions, Items>({
  All: (_, { many }) => phrase`all ${many()}`,
  EachOther: (_, { one }) => phrase`each other ${one()}`,
  AnyNumberOf: (_, { many }) => phrase`any number of ${many()}`,
  AllButOne: (_, { one }) => phrase`all but one ${one()}`,
  UpTo: (number, items) => phrase`up to ${some(number, items)}`,
  Exactly: (number, items) => some(number, items),
  OrMore: (number, { many }) => phrase`${digits(number)} or more ${many()}`,
});

function some(number: number, { one, many }: Items): Phrase {
  return phrase`${digits(number)} ${number === 1 ? one() : many()}`;
}
