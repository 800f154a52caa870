import type { CountedAmount, Owner } from "../../ast/mod.ts";
import { printBody } from "../nouns/noun.ts";
import { phrase, type Voice } from "../text/voice.ts";

/** "item you have in play", "other Toy character you have here" */
export function countedCards(
  { query }: Extract<CountedAmount, { type: "count" }>,
  voice: Voice,
  plural: boolean,
): string {
  const { owner, zones, excludeSelf, filter = [] } = query;
  const here = filter.some(({ type }) => type === "same-location-as-source");
  const inThisZone = zones[0] === "play";
  const body = printBody(
    { ...query, owner: inThisZone ? "any" : owner, selector: "any" },
    voice,
    plural,
  );
  const behind = !inThisZone || here ? undefined : inPlay(owner);
  const mine = here && owner === "you"
    ? body.replace(/here$/u, "you have here")
    : body;
  return phrase(excludeSelf ? "other" : undefined, mine, behind);
}

/** "you have" */
export function holds(owner: Owner): string {
  switch (owner) {
    case "you":
      return "you have";
    case "their":
      return "they have";
    case "any":
      return "players have";
    default:
      return "opponents have";
  }
}

/** "you have in play" */
function inPlay(owner: Owner): string {
  switch (owner) {
    case "you":
      return "you have in play";
    case "their":
      return "they have in play";
    case "any":
      return "in play";
    default:
      return "opponents have in play";
  }
}
