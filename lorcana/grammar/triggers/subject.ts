import type {
  CardType,
  Filter,
  Target,
  Trigger,
  TriggerSubject,
} from "../../ast/mod.ts";
import { expanded, isThisCard } from "../../ast/target_names.ts";
import { tidy } from "../../ast/tidy.ts";

/** Who does what sets off an ability. */
export type By = NonNullable<Trigger["by"]>;

/** Cards as the subject of a trigger. */
export function subject(target: Target, by: By = "any"): TriggerSubject {
  if (isThisCard(target)) return "SELF";
  const on = expanded(target);
  if (typeof on === "string") return "SELF";
  if ("ref" in on) return on;
  if ("join" in on) return { anyOf: on.targets.map((one) => subject(one, by)) };
  const controller = on.owner === "you" || on.owner === "opponent"
    ? on.owner
    : by;
  const filters = on.filter ?? [];
  const name = shortName({
    controller,
    types: on.cardTypes,
    excludeSelf: on.excludeSelf,
    filters,
    by,
  });
  return name ?? described(controller, on.cardTypes, on.excludeSelf, filters);
}

interface Short {
  readonly controller: By;
  readonly types: readonly CardType[];
  readonly excludeSelf: true | undefined;
  readonly filters: readonly Filter[];
  readonly by: By;
}

function shortName(
  { controller, types, excludeSelf, filters, by }: Short,
): TriggerSubject | undefined {
  if (filters.length > 0 || types.length > 1 || by !== "any") return undefined;
  const key = `${controller} ${types[0]} ${excludeSelf === true}`;
  return NAMES[key];
}

const NAMES: { readonly [key: string]: TriggerSubject | undefined } = {
  "you character false": "YOUR_CHARACTERS",
  "you character true": "YOUR_OTHER_CHARACTERS",
  "any character true": "OTHER_CHARACTERS",
  "opponent character false": "OPPONENT_CHARACTERS",
  "any character false": "ANY_CHARACTER",
  "you item false": "YOUR_ITEMS",
  "you location false": "YOUR_LOCATIONS",
};

/** The longer form: filters with a field of their own, then the rest. */
function described(
  controller: By,
  types: readonly CardType[],
  excludeSelf: true | undefined,
  filters: readonly Filter[],
): TriggerSubject {
  const classes = filters.filter((f) => f.type === "has-classification");
  const names = filters.filter((f) => f.type === "has-name");
  const keywords = filters.filter((f) => f.type === "has-keyword");
  const song = filters.find(isNotSong);
  const one = {
    classification: classes[0]?.classification,
    name: names[0]?.name,
    hasKeyword: keywords[0]?.keyword,
  };
  const rest = filters.filter((filter) =>
    filter !== classes[0] && filter !== names[0] && filter !== keywords[0] &&
    filter !== song
  );
  return tidy<Extract<TriggerSubject, { controller: unknown }>>({
    controller,
    cardType: types[0] ?? "card",
    cardTypes: types.length > 1 ? types : undefined,
    ...one,
    excludeSelf,
    excludeSong: song === undefined ? undefined : true,
    filters: rest.length === 0 ? undefined : rest,
  });
}

function isNotSong(filter: Filter): boolean {
  return filter.type === "not" && filter.filter.type === "card-type" &&
    filter.filter.cardType === "song";
}
