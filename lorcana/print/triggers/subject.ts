import type { Filter, Query, Trigger, TriggerSubject } from "../../ast/mod.ts";
import { printNoun } from "../nouns/noun.ts";
import { printTarget } from "../nouns/target.ts";
import { article, type Voice } from "../text/voice.ts";

/** Whose cards set off an ability, if it says so. */
export function controller(on: TriggerSubject): string | undefined {
  return typeof on === "object" && "controller" in on
    ? on.controller
    : undefined;
}

/** The words for who or what sets off the ability. */
export function subjectWords(
  trigger: Trigger,
  voice: Voice,
  played = false,
): string {
  const { on, wording, restrictions = [] } = trigger;
  if (typeof on === "object" && "ref" in on) {
    return printTarget(on, voice, "subject");
  }
  if (on === "SELF") {
    return wording === undefined
      ? printTarget("SELF", voice, played ? "object" : "subject")
      : `this ${wording.selfType}`;
  }
  const several = restrictions.some(({ type }) => type === "one-or-more");
  if (typeof on === "object" && "anyOf" in on) {
    return on.anyOf.map((one) => subjectNoun(one, voice, { played, several }))
      .join(" or ");
  }
  return subjectNoun(on, voice, { played, several });
}

interface How {
  readonly played?: boolean;
  readonly several?: boolean;
}

/** The words for the card that something is done to. */
export function object(on: TriggerSubject | undefined, voice: Voice): string {
  return on === undefined ? "another character" : subjectNoun(on, voice, {});
}

function subjectNoun(on: TriggerSubject, voice: Voice, how: How): string {
  if (typeof on === "object" && "ref" in on) {
    return printTarget(on, voice, "object");
  }
  if (on === "SELF") return printTarget("SELF", voice, "subject");
  const query = queryOf(on, how);
  return query === undefined
    ? article("character")
    : printNoun(query, voice, "object");
}

/** The subject of a trigger as a query: "one of your characters". */
function queryOf(
  on: TriggerSubject,
  { played, several }: How,
): Query | undefined {
  const long = typeof on === "string" ? NAMED[on] : on;
  if (long === undefined || !("controller" in long)) return undefined;
  const { controller, excludeSelf } = long;
  const mine = controller === "you" && !played;
  return {
    selector: mine ? "one-of" : "any",
    count: several ? { atLeast: 1 } : 1,
    owner: played ? "any" : controller,
    zones: ["play"],
    cardTypes: long.cardTypes ?? [long.cardType],
    ...(excludeSelf === undefined ? {} : { excludeSelf }),
    filter: filtersOf(long),
  };
}

type Long = Extract<TriggerSubject, { controller: unknown }>;

function filtersOf(long: Long): readonly Filter[] {
  const { classification, name, hasKeyword, excludeSong, filters = [] } = long;
  const all: (Filter | undefined)[] = [
    classification === undefined
      ? undefined
      : { type: "has-classification", classification },
    hasKeyword === undefined
      ? undefined
      : { type: "has-keyword", keyword: hasKeyword },
    name === undefined ? undefined : { type: "has-name", name },
    excludeSong
      ? { type: "not", filter: { type: "card-type", cardType: "song" } }
      : undefined,
    ...filters,
  ];
  return all.filter((one) => one !== undefined);
}

const NAMED: { readonly [name: string]: Long | undefined } = {
  YOUR_CHARACTERS: { controller: "you", cardType: "character" },
  YOUR_OTHER_CHARACTERS: {
    controller: "you",
    cardType: "character",
    excludeSelf: true,
  },
  OTHER_CHARACTERS: {
    controller: "any",
    cardType: "character",
    excludeSelf: true,
  },
  OPPONENT_CHARACTERS: { controller: "opponent", cardType: "character" },
  ANY_CHARACTER: { controller: "any", cardType: "character" },
  YOUR_ITEMS: { controller: "you", cardType: "item" },
  YOUR_LOCATIONS: { controller: "you", cardType: "location" },
};
