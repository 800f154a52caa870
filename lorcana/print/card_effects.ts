import type { EffectOf, Player, Target } from "../ast/mod.ts";
import { expanded } from "../ast/target_names.ts";
import { printAmount } from "./amount.ts";
import { fromWhose, printCards, some } from "./cards.ts";
import { act, type Clause, type Printers } from "./clause.ts";
import { mine } from "./player_effects.ts";
import { printTarget } from "./target.ts";
import { phrase, type Verb, type Voice } from "./voice.ts";

/** What players do to cards in play. */
export const cardPrinters: Printers<
  | "deal-damage"
  | "put-damage"
  | "remove-damage"
  | "move-damage"
  | "exert"
  | "ready"
  | "banish"
  | "return-to-hand"
  | "return-from-discard"
  | "put-into-hand"
  | "put-into-discard"
  | "move-to-location"
  | "select-target"
> = {
  "deal-damage": (effect, voice) => {
    const { amount, target, each, source } = effect;
    const number = some(amount);
    if (source !== undefined) return dealtBy(source, effect, voice);
    return chosenBy(
      effect,
      voice,
      (verb, to) =>
        number === undefined
          ? isEarlier(amount)
            ? `${verb("deal")} damage equal to ${
              printAmount(amount, voice)
            } to ${to("each")}`
            : `${verb("deal")} damage to ${to("each")} equal to ${
              printAmount(amount, voice)
            }`
          : phrase(
            `${verb("deal")} ${number} damage`,
            each && "each",
            `to ${to("each")}`,
          ),
      target,
    );
  },
  "put-damage": (effect, voice) => {
    const { amount, target } = effect;
    const number = typeof amount === "object" ? "that many" : some(amount);
    return chosenBy(
      effect,
      voice,
      (verb, to) =>
        `${verb("put")} ${number} damage counter${amount === 1 ? "" : "s"} on ${
          to("each")
        }`,
      target,
    );
  },
  "remove-damage": (effect, voice) => {
    const { amount, upTo, each, target } = effect;
    const much = amount === "all"
      ? "all damage"
      : `${upTo ? "up to " : ""}${some(amount)} damage`;
    return chosenBy(
      effect,
      voice,
      (verb, to) =>
        phrase(verb("remove"), much, each && "each", `from ${to("each")}`),
      target,
    );
  },
  "move-damage": ({ amount, from, to, upTo, counters }, voice) =>
    act("CONTROLLER", (verb) =>
      phrase(
        verb("move"),
        upTo && "up to",
        `${amount === "any" ? "any number of" : amount} damage`,
        counters && (amount === 1 && !upTo
          ? "counter"
          : amount === 1
          ? "counter"
          : "counters"),
        `from ${printTarget(from, voice, amount === "all" ? "all" : "each")}`,
        `to ${printTarget(to, voice, "object")}`,
      )),
  "exert": (effect, voice) => simple(effect, "exert", "exerts", voice),
  "ready": (effect, voice) =>
    effect.afterChallenge
      ? act(
        "CONTROLLER",
        () =>
          `ready ${
            printTarget(effect.target, voice, "all")
          } after the challenge`,
      )
      : simple(effect, "ready", "readies", voice),
  "banish": (effect, voice) => simple(effect, "banish", "banishes", voice),
  "return-to-hand": (effect, voice) => returned(effect, voice),
  "return-from-discard": (effect, voice) =>
    act(
      effect.target,
      (verb) =>
        `${verb("return")} ${printCards(effect, voice)} from ${
          effect.target === "CONTROLLER" ? fromWhose(effect.from) : "their"
        } discard to ${mine(effect.target)} hand`,
    ),
  "put-into-hand": (effect, voice) =>
    chosenBy(
      effect,
      voice,
      (verb, to) =>
        `${verb("put")} ${to("all")} into ${
          mine(effect.chosenBy ?? effect.by ?? "CONTROLLER")
        } hand`,
      effect.target,
    ),
  "put-into-discard": (effect, voice) =>
    chosenBy(
      effect,
      voice,
      (verb, to) =>
        `${verb("put")} ${to("all")} into ${
          mine(effect.chosenBy ?? effect.by ?? "CONTROLLER")
        } discard`,
      effect.target,
    ),
  "move-to-location": ({ character, location, cost }, voice) =>
    act("CONTROLLER", (verb) =>
      phrase(
        verb("move"),
        printTarget(character, voice, "all"),
        where(location, voice),
        cost === "free" ? "for free" : undefined,
      )),
  "select-target": ({ target, chosenBy = "CONTROLLER" }, voice) =>
    act(
      chosenBy,
      (verb) => `${verb("choose")} ${chosenWords(target, chosenBy, voice)}`,
    ),
};

/** "they deal damage equal to their {S} to chosen opposing character" */
function dealtBy(
  source: Target,
  { amount, target }: EffectOf<"deal-damage">,
  voice: Voice,
): Clause {
  const number = some(amount);
  return {
    kind: "cards",
    target: source,
    thing: (verb) =>
      phrase(
        verb("deal"),
        number === undefined
          ? `damage equal to ${printAmount(amount, voice)}`
          : `${number} damage`,
        `to ${printTarget(target, voice, "each")}`,
      ),
    limits: () => [],
  };
}

/** "here", "to a location" */
export function where(location: Target, voice: Voice): string {
  return location === "THIS_LOCATION"
    ? "here"
    : `to ${printTarget(location, voice, "object")}`;
}

function isEarlier(amount: unknown): boolean {
  return typeof amount === "object" && amount !== null && "target" in amount &&
    typeof amount.target === "object" && amount.target !== null &&
    "ref" in amount.target;
}

type To = (position: "each" | "all") => string;

/** An act on cards; other players first choose among their own. */
export function chosenBy(
  { chosenBy, by }: { readonly chosenBy?: Player; readonly by?: Player },
  voice: Voice,
  say: (verb: Verb, to: To) => string,
  target: Target,
): Clause {
  if (chosenBy === undefined || !isChosen(target)) {
    return act(
      chosenBy ?? by ?? "CONTROLLER",
      (verb) => say(verb, (position) => printTarget(target, voice, position)),
    );
  }
  return act(
    chosenBy,
    (verb) =>
      `${verb("choose")} ${chosenWords(target, chosenBy, voice)} and ${
        say(verb, () => "them")
      }`,
  );
}

function isChosen(target: Target): boolean {
  const full = expanded(target);
  return typeof full === "object" && "selector" in full &&
    full.selector === "chosen";
}

/** "one of their characters", "a character of yours" */
function chosenWords(target: Target, who: Player, voice: Voice): string {
  const full = expanded(target);
  if (typeof full !== "object" || !("selector" in full)) {
    return printTarget(target, voice, "object");
  }
  const own = who !== "CONTROLLER" &&
    (full.owner === "opponent" || full.owner === "their");
  const words = printTarget(
    { ...full, selector: own ? "one-of" : "any" },
    voice,
    "object",
  );
  return words;
}

function simple(
  effect: EffectOf<"exert" | "ready" | "banish">,
  base: string,
  third: string,
  voice: Voice,
): Clause {
  const { target, chosenBy: who, by } = effect;
  if (who !== undefined && isChosen(target)) {
    return act(
      who,
      (verb) =>
        `${verb("choose")} and ${verb(base, third)} ${
          chosenWords(target, who, voice)
        }`,
    );
  }
  return act(
    who ?? by ?? "CONTROLLER",
    (verb) => `${verb(base, third)} ${printTarget(target, voice, "all")}`,
  );
}

function returned(effect: EffectOf<"return-to-hand">, voice: Voice): Clause {
  const { target, chosenBy: who, by, from, hand } = effect;
  if (who !== undefined && isChosen(target)) {
    return act(
      who,
      (verb) =>
        `${verb("choose")} ${chosenWords(target, who, voice)} and ${
          verb("return")
        } that card to their hand`,
    );
  }
  return act(who ?? by ?? "CONTROLLER", (verb) =>
    phrase(
      verb("return"),
      printTarget(target, voice, "all"),
      from === "discard" ? "from your discard" : undefined,
      `to ${hand === undefined ? handOf(target) : "its player's hand"}`,
    ));
}

/** Whose hand cards return to. */
function handOf(target: Target): string {
  const full = expanded(target);
  if (typeof full === "string") return "your hand";
  if ("selector" in full) {
    if (full.owner === "you") return "your hand";
    return full.count === "all"
      ? "their players' hands"
      : "their player's hand";
  }
  return "your hand";
}
