import type { CountedAmount, Filter, Owner, Query } from "../../ast/mod.ts";
import { DISTINCT } from "../nouns/distinct.ts";
import { agreeing, printBody } from "../nouns/noun.ts";
import { behindNoun } from "../nouns/filters.ts";
import { printTarget } from "../nouns/target.ts";
import { doneWords } from "../../frames/done_this_way.ts";
import { printEachWay } from "../../frames/much_this_way.ts";
import { handledCards } from "../../frames/this_way.ts";
import { phrase, type Voice } from "../text/voice.ts";
import { printCountedBy } from "../../frames/players_this_turn.ts";
import { printCounted } from "../../frames/that_did.ts";

/** The words after "for each". */
export function printCounter(counter: CountedAmount, voice: Voice): string {
  const { per } = counter;
  if (per === undefined) return counterWords(counter, voice, false);
  return `${per} ${counterWords(counter, voice, true).replace(/^1 /u, "")}`;
}

/** The words for what is counted, singular or plural. */
export function counterWords(
  counter: CountedAmount,
  voice: Voice,
  plural: boolean,
): string {
  switch (counter.type) {
    case "damage-on-target":
      return `1 damage on ${printTarget(counter.target, voice, "object")}`;
    case "cards-under":
      return `${plural ? "cards" : "card"} ${
        counter.past ? `that ${plural ? "were" : "was"} ` : ""
      }under ${printTarget(counter.target, voice, "object")}`;
    case "this-way":
      return printEachWay(counter.what, counter.of === "event");
    case "cards-this-way":
      return `${
        ownedBody(handledCards(counter.query, counter.what), voice, plural)
      } ${doneWords(counter.what)} this way`;
    case "different":
      return `different ${DISTINCT[counter.of]} among ${
        voice.words.target(counter.query, voice, "subject")
      }`;
    case "ink-types-this-way":
      return "different ink type of cards revealed this way";
    case "turn-count":
      return `${ownedBody(counter.query, voice, plural)} ${
        counter.by === undefined
          ? printCounted(counter.metric)
          : printCountedBy(counter.metric, counter.by)
      }`;
    case "ink-drops":
      return phrase(plural ? "ink drops" : "ink drop", holds(counter.owner));
    case "opponents":
      return "opponent";
    case "count":
      return filtered(counter, voice, plural);
    // Printed after "equal to", never after "for each".
    case "lore":
    case "total":
    case "superlative":
    case "strength-of":
    case "willpower-of":
    case "lore-value-of":
    case "cost-of":
    case "trigger-amount":
    case "sum":
    case "clamp":
    case "chosen-number":
      return "";
  }
}

/** "item", or "of your items" if it has an owner. */
function ownedBody(query: Query, voice: Voice, plural: boolean): string {
  const { owner, excludeSelf } = query;
  if (excludeSelf && !plural) {
    const { excludeSelf: _, ...rest } = query;
    return `other ${ownedBody(rest, voice, plural)}`;
  }
  const whose = owner === "you" ? "your" : owner === "their" ? "their" : "";
  return plural || whose === ""
    ? printBody(query, voice, plural)
    : `of ${whose} ${printBody({ ...query, owner: "any" }, voice, true)}`;
}

function filtered(
  { query }: Extract<CountedAmount, { type: "count" }>,
  voice: Voice,
  plural: boolean,
): string {
  const { owner, zones, excludeSelf, filter = [] } = query;
  const [them] = filter;
  if (them?.type === "among") return behindNoun(them, voice);
  const here = filter.some(({ type }) => type === "same-location-as-source");
  const inThisZone = zones[0] === "play";
  const late = inThisZone && !here ? filter.filter(isSaidLate) : [];
  const body = printBody(
    {
      ...query,
      owner: inThisZone ? "any" : owner,
      selector: "any",
      filter: filter.filter((one) => !late.includes(one)),
    },
    voice,
    plural,
  );
  // A location implies "in play".
  const isSaid = owner === "any" && late.some(({ type }) => type === PLACE);
  const behind = !inThisZone || here || isSaid ? undefined : inPlay(owner);
  const mine = here && owner === "you"
    ? body.replace(/here$/u, "you have here")
    : body;
  return phrase(
    excludeSelf ? "other" : undefined,
    mine,
    behind,
    ...late.map((one) => agreeing(behindNoun(one, voice), plural)),
  );
}

const PLACE: Filter["type"] = "at-location";

/** "character you have in play that was played this turn" */
function isSaidLate({ type }: Filter): boolean {
  return type === PLACE || type === "played-this-turn" ||
    type === "did-this-turn" || type === "challenged-this-turn";
}

/** "you have" */
function holds(owner: Owner): string {
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
    case "card-owner":
      return "their player has in play";
    case "any":
      return "in play";
    default:
      return "opponents have in play";
  }
}
