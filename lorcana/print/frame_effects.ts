import type { Condition, Effect, EffectOf } from "../ast/mod.ts";
import { printCounter } from "./amount.ts";
import { act, type Printers, whole } from "./clause.ts";
import { printCondition, printIf } from "./condition.ts";
import { printCost } from "./cost.ts";
import { leading } from "./duration.ts";
import { printTarget } from "./target.ts";
import { printInnerTrigger } from "./trigger.ts";
import { capital, phrase, PLAYERS, type Voice } from "./voice.ts";

/** How effects inside a frame are written. */
export interface Inner {
  /** As a clause of its own: "each opponent loses 1 lore". */
  readonly chain: (effect: Effect, voice: Voice) => string;
  /** Behind "may" or "to": "draw a card", "give …". */
  readonly verbs: (effect: Effect, voice: Voice, who: Player) => string;
  /** Several sentences, the first without its capital. */
  readonly inside: (effect: Effect, voice: Voice) => string;
  /** As a choice's option: whole sentences. */
  readonly sentences: (effect: Effect, voice: Voice) => string;
}

type Player = EffectOf<"optional">["chooser"];

/** Effects that contain others. */
export function framePrinters(inner: Inner): Printers<
  | "sequence"
  | "optional"
  | "conditional"
  | "choice"
  | "for-each"
  | "for-each-opponent"
  | "repeat"
  | "pay-cost"
  | "lasting"
  | "create-replacement"
  | "create-triggered-ability"
> {
  return {
    "sequence": (effect, voice) => whole(inner.chain(effect, voice)),
    "optional": ({ effect, chooser }, voice) => {
      const { duration, rest } = withoutTurn(effect);
      return whole(phrase(
        duration && "this turn,",
        `${PLAYERS[chooser][0]} may ${inner.verbs(rest, voice, chooser)}`,
      ));
    },
    "conditional": (effect, voice) => whole(conditional(effect, voice, inner)),
    "choice": (effect, voice) => whole(choice(effect, voice, inner)),
    "for-each": ({ counter, effect, maximum }, voice) => {
      const words = inner.chain(effect, voice);
      return LEADS_COUNT.has(effect.type)
        ? whole(`for each ${printCounter(counter, voice)}, ${words}`)
        : whole(
          `${words} for each ${printCounter(counter, voice)}${
            maximum === undefined ? "" : `, to a maximum of ${maximum}`
          }`,
        );
    },
    "for-each-opponent": ({ effect, condition }, voice) =>
      whole(
        `for each ${
          condition === undefined
            ? "opposing player"
            : condition.type === "if-they-do-not"
            ? "opponent who doesn't"
            : "opponent who does"
        }, ${explicit(inner.chain(effect, voice), condition !== undefined)}`,
      ),
    "repeat": (effect) =>
      act(
        "CONTROLLER",
        () =>
          effect.times === "until-no"
            ? "repeat this effect"
            : `repeat this ${printTimes(effect)}`,
      ),
    "pay-cost": ({ cost, effect }, voice) => {
      const { ink, ...more } = cost;
      const rest = printCost(more, voice.self, inner.sentences).replace(
        /^./u,
        (first) => first.toLowerCase(),
      );
      return act("CONTROLLER", () =>
        phrase(
          `pay ${ink} {I}`,
          rest === "" ? undefined : `and ${rest}`,
          effect && `to ${inner.verbs(effect, voice, "CONTROLLER")}`,
        ));
    },
    "lasting": ({ duration, effect }, voice) =>
      whole(`${leading(duration, voice)}, ${inner.chain(effect, voice)}`),
    "create-replacement": ({ target, duration }, voice) =>
      whole(phrase(
        duration === undefined ? undefined : `${leading(duration, voice)},`,
        `the next time ${
          printTarget(target, voice, "subject")
        } would be dealt damage they take no damage instead`,
      )),
    "create-triggered-ability": ({ ability, duration }, voice) => {
      if (ability.type !== "triggered") return whole("");
      return whole(phrase(
        duration === undefined ? undefined : `${leading(duration, voice)},`,
        `${printInnerTrigger(ability.trigger, voice)},`,
        inner.chain(ability.effect, voice),
      ));
    },
  };
}

/** What would claim a "for each" behind it for its last part only. */
const LEADS_COUNT: ReadonlySet<Effect["type"]> = new Set<Effect["type"]>([
  "sequence",
  "optional",
  "conditional",
  "choice",
]);

/** "3 times", "up to 3 times" */
export function printTimes(
  { times, upTo }: Pick<EffectOf<"repeat">, "times" | "upTo">,
): string {
  return phrase(upTo && "up to", `${times} ${times === 1 ? "time" : "times"}`);
}

/** "This turn, you may put an additional card …": it stands before "may". */
function withoutTurn(
  effect: Effect,
): { readonly rest: Effect; readonly duration?: string | undefined } {
  if (effect.type !== "additional-inkwell") return { rest: effect };
  const { duration, ...rest } = effect;
  return { rest, duration };
}

/** "For each opponent who doesn't, you draw a card" says "you". */
function explicit(text: string, needed: boolean): string {
  return needed && /^(?:draw|gain|deal|banish|return)\b/u.test(text)
    ? `you ${text}`
    : text;
}

function conditional(
  effect: EffectOf<"conditional">,
  voice: Voice,
  inner: Inner,
): string {
  const { condition, then, else: other, instead } = effect;
  if (
    condition.type === "in-challenge" && other === undefined &&
    isPredicate(then)
  ) {
    return `${inner.chain(then, voice)} while ${
      printCondition(condition, voice)
    }`;
  }
  const own = other === undefined ? ownCondition(effect) : undefined;
  if (own !== undefined) {
    return inner.chain(then, voice).replace(
      /^each (?:opponent|player)/u,
      (who) => `${who} with ${own(voice)}`,
    );
  }
  const before = other !== undefined && instead
    ? `${inner.inside(other, voice)}. `
    : "";
  const opening = printIf(condition, voice);
  const words = `${before}${before === "" ? opening : capital(opening)}, ${
    inner.chain(then, voice)
  }`;
  if (other === undefined && !instead) return words;
  return instead || other === undefined
    ? `${words} instead`
    : `${words}. Otherwise, ${inner.chain(other, voice)}`;
}

/** Whether it is what cards do: only then "while" can stand behind it. */
function isPredicate({ type }: Effect): boolean {
  return type === "modify-stat" || type === "gain-keyword" ||
    type === "lose-keyword" || type === "restriction" ||
    type === "grant-ability";
}

/** "more lore than you", where each player is asked: "each opponent with …". */
function ownCondition(
  { condition, then }: EffectOf<"conditional">,
): ((voice: Voice) => string) | undefined {
  const each = "target" in then &&
    (then.target === "EACH_OPPONENT" || then.target === "EACH_PLAYER");
  if (!each || !isOwn(condition)) return undefined;
  return (voice) => printCondition(condition, voice).slice("they have ".length);
}

/** Whether a condition is about what "they" have. */
function isOwn(condition: Condition): boolean {
  return condition.type === "resource-count" &&
      condition.controller === "they" ||
    condition.type === "comparison" && typeof condition.left === "object" &&
      "controller" in condition.left && condition.left.controller === "they";
}

function choice(
  { options, optionLabels, chooser, written }: EffectOf<"choice">,
  voice: Voice,
  inner: Inner,
): string {
  if (written === "unless") {
    const [usual, other] = options.map((one) => inner.chain(one, voice));
    return `${usual} unless ${chooser === "CONTROLLER" ? "you " : ""}${other}`;
  }
  if (chooser !== undefined) {
    const [yes, no] = options;
    const answers = [
      optionLabels[0] ?? `YES! ${yes && inner.sentences(yes, { ...voice })}`,
      optionLabels[1] ?? `NO! ${no && inner.sentences(no, { ...voice })}`,
    ];
    return `${
      chooser === "OPPONENT" ? "chosen" : "each"
    } opponent chooses YES! or NO!:\n• ${answers.join(".\n• ")}`;
  }
  if (written === "or") {
    return options.map((option, at) =>
      optionLabels[at] ?? inner.chain(option, voice)
    ).join(" or ");
  }
  return `choose one:${
    options.map((option, at) =>
      // A label is what players choose by, so it keeps its words.
      `\n• ${optionLabels[at] ?? inner.sentences(option, { ...voice })}`
    ).join(".")
  }`;
}
