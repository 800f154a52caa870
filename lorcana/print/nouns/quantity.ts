import type { Count, Owner, Query } from "../../ast/mod.ts";
import { phrase, type Position } from "../text/voice.ts";

/** The words for a quantity. */
export interface Quantity {
  readonly words: string;
  readonly plural: boolean;
  /** Whether the words include "other". */
  readonly other?: true;
}

/** The words for the quantity of a query. */
export function quantityOf(query: Query, position: Position): Quantity {
  const { selector, count, excludeSelf, owner } = query;
  switch (selector) {
    case "chosen":
      return chosen(count, excludeSelf);
    case "all":
      return all(owner, position, query);
    case "one-of":
      return {
        words: count === "any"
          ? `any number of ${WHOSE[owner]}`
          : `${howMany(count)} of ${WHOSE[owner]}`,
        plural: true,
      };
    case "top":
    case "bottom":
      return {
        words: count === 1
          ? `the ${selector}`
          : `the ${selector} ${howMany(count)}`,
        plural: count !== 1,
      };
    case "next-played":
      return { words: "the next", plural: false };
    case "none-of":
      return { words: `none of ${WHOSE[owner]}`, plural: true };
    case "any":
      return count === 1
        ? excludeSelf
          ? { words: "another", plural: false, other: true }
          : { words: "a", plural: false }
        : { words: howMany(count), plural: true };
  }
}

const WHOSE: { readonly [O in Owner]: string } = {
  you: "your",
  their: "their",
  "card-owner": "their player's",
  opponent: "their",
  any: "the",
  "chosen-player": "chosen player's",
  "chosen-opponent": "chosen opponent's",
  "each-opponent": "each opponent's",
  opponents: "opponents'",
};

function chosen(count: Count, excludeSelf: true | undefined): Quantity {
  if (count === 1) {
    return excludeSelf
      ? { words: "another chosen", plural: false, other: true }
      : { words: "chosen", plural: false };
  }
  if (excludeSelf && typeof count === "number") {
    return { words: `another ${count} chosen`, plural: true, other: true };
  }
  return excludeSelf
    ? { words: `${howMany(count)} other chosen`, plural: true, other: true }
    : { words: `${howMany(count)} chosen`, plural: true };
}

/** "2", "up to 2", "any number of", "one or more" */
export function howMany(count: Count): string {
  if (count === 1) return "one";
  if (count === "all") return "all";
  if (count === "any") return "any number of";
  if (typeof count === "number") return String(count);
  if ("upTo" in count) return `up to ${count.upTo}`;
  if ("type" in count) return "that many";
  return count.atLeast === 1 ? "one or more" : `${count.atLeast} or more`;
}

function all(owner: Owner, position: Position, { zones }: Query): Quantity {
  const mine = zones[0] === "play" && owner !== "any" && owner !== "opponent"
    ? WHOSE[owner]
    : undefined;
  if (position === "each") {
    return mine === undefined
      ? { words: "each", plural: false }
      : { words: `each of ${mine}`, plural: true };
  }
  if (position === "all") {
    return { words: phrase("all", mine), plural: true };
  }
  return { words: mine ?? "", plural: true };
}
