import type { CardType, Filter, Query, Target, Trigger } from "../ast/mod.ts";
import { tidy } from "../ast/tidy.ts";
import { expanded } from "../ast/target_names.ts";
import { controllerOf } from "./controller.ts";

/** A trigger with its subjects as the design document describes them. */
export function documentedTrigger(trigger: Trigger): Trigger {
  const { on, player, defender, attacker } = trigger;
  const { passive: _, ...wording } = trigger.wording ?? {};
  const { player: _player, wording: _wording, ...rest } = trigger;
  return tidy<Trigger>({
    ...rest,
    wording: Object.keys(wording).length === 0 ? undefined : wording,
    on: on === undefined
      ? PLAYERS[player ?? "CONTROLLER"]
      : subject(on, isInPlay(trigger)),
    defender: defender && subject(defender),
    attacker: attacker && subject(attacker),
  } as unknown as Trigger); // The document's.
}

const PLAYERS: { readonly [P in NonNullable<Trigger["player"]>]: string } = {
  CONTROLLER: "YOU",
  OPPONENT: "OPPONENT",
  EACH_PLAYER: "EACH_PLAYER",
};

/** Whether the cards are in play; those that players play are described. */
function isInPlay({ event, by, wording }: Trigger): boolean {
  return event === "play"
    ? wording?.passive === true
    : event === "discard"
    ? by === undefined
    : event !== "enter-discard" && event !== "leave-discard";
}

function subject(target: Target, inPlay = true): unknown {
  const on = expanded(target);
  if (typeof on === "string") return "SELF";
  if ("ref" in on) return on;
  if ("join" in on) {
    return { anyOf: on.targets.map((one) => subject(one, inPlay)) };
  }
  const key = `${on.owner} ${on.cardTypes} ${on.excludeSelf === true}`;
  const isShort = on.filter === undefined && inPlay;
  return (isShort ? NAMES[key] : undefined) ?? described(on);
}

const NAMES: { readonly [key: string]: string | undefined } = {
  "you character false": "YOUR_CHARACTERS",
  "you character true": "YOUR_OTHER_CHARACTERS",
  "any character true": "OTHER_CHARACTERS",
  "opponent character false": "OPPONENT_CHARACTERS",
  "any character false": "ANY_CHARACTER",
  "you item false": "YOUR_ITEMS",
  "you location false": "YOUR_LOCATIONS",
};

/** The longer form: filters with a field of their own, then the rest. */
function described(query: Query): object {
  const { owner, cardTypes, excludeSelf, filter = [] } = query;
  const classes = filter.filter((f) => f.type === "has-classification");
  const names = filter.filter((f) => f.type === "has-name");
  const keywords = filter.filter((f) => f.type === "has-keyword");
  const song = filter.find(isNotSong);
  const said: readonly (Filter | undefined)[] = [
    classes[0],
    names[0],
    keywords[0],
    song,
  ];
  const rest = filter.filter((one) => !said.includes(one));
  return tidy<object>({
    controller: controllerOf(owner),
    cardType: cardTypes[0] ?? "card" satisfies CardType,
    cardTypes: cardTypes.length > 1 ? cardTypes : undefined,
    classification: classes[0]?.classification,
    name: names[0]?.name,
    hasKeyword: keywords[0]?.keyword,
    excludeSelf,
    excludeSong: song === undefined ? undefined : true,
    filters: rest.length === 0 ? undefined : rest,
  });
}

function isNotSong(filter: Filter): boolean {
  return filter.type === "not" && filter.filter.type === "card-type" &&
    filter.filter.cardType === "song";
}
