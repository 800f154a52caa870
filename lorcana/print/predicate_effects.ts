import type {
  Ability,
  Amount,
  CountedAmount,
  Effects,
  Stat,
} from "../ast/mod.ts";
import type { Loose } from "../ast/tidy.ts";
import { isCounted, printAmount, printCounter } from "./amount.ts";
import { where } from "./card_effects.ts";
import { maximum } from "./cards.ts";
import { act, type Clause, type Printers } from "./clause.ts";
import { printDuration } from "./duration.ts";
import { keyword as keywordWords } from "./filter.ts";
import { restrict } from "./restriction.ts";
import { printTarget } from "./target.ts";
import type { Verb, Voice } from "./voice.ts";
import { phrase } from "./voice.ts";

const STATS: { readonly [S in Stat]: string } = {
  strength: "{S}",
  willpower: "{W}",
  lore: "{L}",
};

/** Abilities in quotes, in words. */
export type PrintQuoted = (abilities: readonly Ability[]) => string;

/** What cards get, gain, lose, may and may not. */
export function predicatePrinters(quoted: PrintQuoted): Printers<
  | "modify-stat"
  | "gain-keyword"
  | "lose-keyword"
  | "restriction"
  | "grant-ability"
  | "lose-ability"
  | "property-modification"
  | "enters-with-damage"
  | "damage-source-stat-override"
  | "move-cost-reduction"
> {
  return {
    "modify-stat": (effect, voice) => modify(effect, voice),
    "gain-keyword": ({ keyword, value, cost, target, duration }, voice) => ({
      kind: "cards",
      target,
      verb: "gain",
      thing: () =>
        phrase(
          keywordWords(keyword),
          value === undefined
            ? undefined
            : keywordValue(keyword, countedIn(value) ?? value),
          cost?.ink === undefined ? undefined : `${cost.ink} {I}`,
        ),
      limits: () => [
        ...value === undefined ? [] : forEach(value, voice),
        ...printDuration(duration, voice),
      ],
    }),
    "lose-keyword": ({ keyword, target, duration }, voice) => ({
      kind: "cards",
      target,
      verb: "lose",
      thing: () => keywordWords(keyword),
      limits: () => printDuration(duration, voice),
    }),
    "restriction": (effect, voice) => restrict(effect, voice),
    "grant-ability": ({ ability, target, duration, object, also }, voice) =>
      typeof ability === "string"
        ? {
          kind: "cards",
          target,
          thing: (verb) =>
            duration === "during-challenge"
              ? `${verb("take")} no damage from the challenge`
              : granted(ability, verb, { object, also }, voice),
          limits: () =>
            duration === "during-challenge"
              ? []
              : printDuration(duration, voice),
        }
        : {
          kind: "cards",
          target,
          verb: "gain",
          thing: () => `"${quoted("type" in ability ? [ability] : ability)}"`,
          limits: () => printDuration(duration, voice),
        },
    "lose-ability": ({ ability, target, duration }, voice) => ({
      kind: "cards",
      target,
      verb: "lose",
      thing: () =>
        ability === "all" ? "all abilities" : `the ${ability} ability`,
      limits: () => printDuration(duration, voice),
    }),
    "property-modification": (effect, voice) => property(effect, voice),
    "enters-with-damage": ({ amount, target }) => ({
      kind: "cards",
      target,
      thing: (verb) => `${verb("enter")} play with ${amount} damage`,
      limits: () => [],
    }),
    "damage-source-stat-override": ({ stat, instead, target }) => ({
      kind: "cards",
      target,
      thing: (verb) =>
        `${verb("deal")} damage with their ${STATS[stat]} instead of their ${
          STATS[instead]
        }`,
      limits: () => [],
    }),
    "move-cost-reduction": (effect, voice) => moving(effect, voice),
  };
}

type Fields<K extends keyof Effects> = Readonly<Effects[K]>;

function modify(effect: Fields<"modify-stat">, voice: Voice): Clause {
  const { stat, modifier, target, duration, verb } = effect;
  const symbol = STATS[stat];
  const limits = () => printDuration(duration, voice);
  if (verb === "add") {
    return act("CONTROLLER", () =>
      phrase(
        `add ${printAmount(modifier, voice)} to ${
          printTarget(target, voice, "object")
        }'s ${symbol}`,
        ...limits(),
      ));
  }
  if (verb === "loses") {
    return {
      kind: "cards",
      target,
      verb: "lose",
      thing: () =>
        typeof modifier === "number"
          ? `${-modifier} ${symbol}`
          : `${symbol} equal to ${printAmount(modifier, voice)}`,
      limits,
    };
  }
  return {
    kind: "cards",
    target,
    verb: "get",
    thing: () => signed(countedIn(modifier) ?? modifier, symbol, voice),
    limits: () => [...limits(), ...forEach(modifier, voice)],
  };
}

/** What is counted, with or without a maximum. */
function countedIn(amount: Amount): CountedAmount | undefined {
  const value = typeof amount === "object" && amount.type === "clamp"
    ? amount.value
    : amount;
  return isCounted(value) ? value : undefined;
}

/** "for each card in your hand, to a maximum of 3" */
function forEach(amount: Amount, voice: Voice): readonly string[] {
  const counted = countedIn(amount);
  return counted === undefined ? [] : [
    `for each ${printCounter(counted, voice)}${maximum(amount, "")}`.trimEnd(),
  ];
}

/** "+2 {S}", "+{S} equal to …" */
function signed(modifier: Amount, symbol: string, voice: Voice): string {
  if (typeof modifier === "number") {
    return modifier < 0 ? `-${-modifier} ${symbol}` : `+${modifier} ${symbol}`;
  }
  if (isCounted(modifier)) {
    const { multiplier = 1 } = modifier;
    return `${multiplier < 0 ? "-" : "+"}${Math.abs(multiplier)} ${symbol}`;
  }
  return `+${symbol} equal to ${printAmount(modifier, voice)}${
    maximum(modifier, "")
  }`
    .trimEnd();
}

function keywordValue(keyword: string, value: Amount): string {
  const number = isCounted(value) ? value.multiplier ?? 1 : value;
  return keyword === "Challenger" || keyword === "Resist"
    ? `+${number}`
    : keyword === "Boost"
    ? `${number} {I}`
    : String(number);
}

function granted(
  ability: string,
  verb: Verb,
  { object, also }: Loose<Pick<Fields<"grant-ability">, "object" | "also">>,
  voice: Voice,
): string {
  switch (ability) {
    case "can-challenge-ready":
      return phrase(also ? "may also" : "can", "challenge ready characters");
    case "can-challenge":
      return phrase(
        also ? "may also" : "can",
        "challenge",
        object && printTarget(object, voice, "subject"),
      );
    case "can-quest":
      return "can quest";
    case "takes-no-damage-from-challenges":
      return `${verb("take")} no damage from challenges`;
    default:
      return `${verb("take")} no damage`;
  }
}

function property(
  { property, value, target, duration, purpose }: Fields<
    "property-modification"
  >,
  voice: Voice,
): Clause {
  const limits = () => printDuration(duration, voice);
  if (property === "classification") {
    return {
      kind: "cards",
      target,
      verb: "gain",
      thing: () => `the ${value} classification`,
      limits,
    };
  }
  const thing = (verb: Verb): string => {
    switch (property) {
      case "name":
        return phrase(
          String(value).includes(" and ")
            ? `${verb("count")} as being named both ${value}`
            : `also ${verb("count")} as being named ${value}`,
          purpose && `for ${purpose}`,
        );
      case "cost-to-sing":
        return `${verb("count")} as having +${value} cost to sing songs`;
      default:
        return `${verb("count")} as having {IW}`;
    }
  };
  return { kind: "cards", target, thing, limits };
}

function moving(
  { amount, character, location, cost, duration }: Fields<
    "move-cost-reduction"
  >,
  voice: Voice,
): Clause {
  if (cost === "free") {
    return {
      kind: "cards",
      target: character,
      thing: () => `may move ${where(location, voice)} for free`,
      limits: () => printDuration(duration, voice),
    };
  }
  const number = isCounted(amount) ? amount.multiplier ?? 1 : amount;
  return act(
    "CONTROLLER",
    () =>
      `pay ${number} {I} less to move ${
        printTarget(character, voice, "object")
      } ${where(location, voice)}`,
    true,
  );
}
