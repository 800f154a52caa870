import {
  type Condition,
  type Cost,
  type Effect,
  type Effects,
  type EffectWithOptions,
  type ListWithOptions,
  type ModalEffectChoice,
  type StandardEffect,
  variant,
} from "../ast/internal.ts";
import { printConditionBefore } from "./condition.ts";
import { printEffectCost } from "./cost.ts";
import { betweenEffects, isOpen, type Joint } from "./joint.ts";
import {
  capital,
  type Differing,
  joinPhrases,
  lower,
  modeCost,
  type Phrase,
  phrase,
  unwritable,
} from "./phrase.ts";
import { hasNoTerms, isPlain, simplestEffect } from "./simplest.ts";

/** Prints one effect, without its capital and its period. */
export type PrintStandardEffect = (
  effect: StandardEffect,
  depth: ModeDepth,
) => Phrase;

/** In how many modes something stands. */
export type ModeDepth = number;

/**
 * Where an effect stands: sentences of their own, clauses after a trigger or
 * cost, or inside another effect, where lists say where they start.
 */
export type EffectPlace = "sentences" | "clauses" | "inside";

/** Prints what an ability does, without the period at its end. */
export type PrintEffect = (
  effect: Effect,
  place: EffectPlace,
  depth: ModeDepth,
) => Phrase;

/** How effects combine, given how one is printed. */
export function effectPrinter(printOne: PrintStandardEffect): PrintEffect {
  const at = (depth: ModeDepth): PrintOne => (effect) =>
    printOne(effect, depth);
  const print: PrintEffect = (effect, place, depth) => {
    const [tag, payload] = variant<Effects>(simplestEffect(effect));
    switch (tag) {
      case "Effect":
        return printOne(payload, depth);
      case "WithOptions":
        return printMember(payload, at(depth));
      case "List":
        return printList(payload, place, at(depth));
      case "ListWithOptions":
        return printGroup(payload, place, at(depth));
      case "Modal":
        return printModes(payload, place, depth, print);
    }
  };
  return print;
}

/** Prints one effect at a known depth. */
type PrintOne = (effect: StandardEffect) => Phrase;

/** "with an ally, you may pay {e} to draw {cards}" */
function printMember(
  { effect, optional, trigger_cost, condition }: EffectWithOptions,
  printOne: PrintOne,
): Phrase {
  const printed = optional || trigger_cost !== undefined
    ? lower(printOne(effect))
    : printOne(effect);
  return printGoverned(printed, optional, trigger_cost, condition);
}

/** What is said before effects: when, whether, and for what. */
function printGoverned(
  printed: Phrase,
  optional: boolean,
  cost: Cost | undefined,
  condition: Condition | undefined,
): Phrase {
  const paid = cost === undefined
    ? printed
    : phrase`${printPaying(cost, optional)} to ${printed}`;
  const allowed = optional ? phrase`you may ${paid}` : paid;
  return condition === undefined
    ? allowed
    : phrase`${printConditionBefore(condition)} ${allowed}`;
}

function printPaying(cost: Cost, optional: boolean): Phrase {
  return optional ? lower(printEffectCost(cost)) : printEffectCost(cost);
}

function printList(
  members: readonly EffectWithOptions[],
  place: EffectPlace,
  printOne: PrintOne,
): Phrase {
  if (place === "inside") {
    return phrase`do the following: ${printEach(members, printOne)}`;
  }
  if (!areAlike(members)) return printEach(members, printOne);
  if (members[0]?.optional) {
    return phrase`you may ${lower(printRow(members, ", then ", printOne))}`;
  }
  return place === "sentences"
    ? printRow(members, ". ", printOne)
    : capital(printRow(members, ", then ", printOne));
}

/** Several effects under one cost or condition. */
function printGroup(
  { effects, trigger_cost, condition }: ListWithOptions,
  place: EffectPlace,
  printOne: PrintOne,
): Phrase {
  const isSimple = place !== "inside" && areAlike(effects);
  const optional = isSimple && effects[0]?.optional === true;
  const printed = isSimple
    ? printRow(effects, trigger_cost ? " and " : ", then ", printOne)
    : phrase`do the following: ${printEach(effects, printOne)}`;
  return printGoverned(printed, optional, trigger_cost, condition);
}

/** Whether the options of the first effect apply to all. */
function areAlike(members: readonly EffectWithOptions[]): boolean {
  const [first] = members;
  return members.every((member) =>
    member.optional === first?.optional && hasNoTerms(member)
  );
}

/** Effects in a row that say nothing of their own. */
function printRow(
  members: readonly EffectWithOptions[],
  joint: Joint,
  printOne: PrintOne,
): Phrase {
  const effects = members.map(({ effect }) => effect);
  const joints = effects.map((effect, i) => {
    const next = effects[i + 1];
    return next === undefined ? "" : betweenEffects(effect, next, joint);
  });
  const parts = effects.map((effect, i) => {
    const printed = closeEffect(effect, i === effects.length - 1, printOne);
    return i > 0 && joints[i - 1] === ". " ? capital(printed) : printed;
  });
  return withJoints(parts, joints);
}

/** Phrases, each with the text that follows it. */
function withJoints(
  parts: readonly Phrase[],
  joints: readonly (string | Differing)[],
): Phrase {
  const literals = joints.filter((joint) => typeof joint === "string");
  if (literals.length === joints.length) {
    return { kind: "words", literals: ["", ...literals], parts };
  }
  return joinPhrases(parts.flatMap((part, i) => [part, joints[i] ?? ""]), "");
}

/** Effects that differ, each a sentence that says whether it may be declined. */
function printEach(
  members: readonly EffectWithOptions[],
  printOne: PrintOne,
): Phrase {
  const sentences = members.map((member, i) => {
    const last = i === members.length - 1;
    const printed = printMember(
      member,
      (effect) => closeEffect(effect, last, printOne),
    );
    const before = members[i - 1];
    if (before === undefined) return printed;
    return capital(
      isPlain(member) && !isPlain(before)
        ? phrase`either way, ${printed}`
        : printed,
    );
  });
  return joinPhrases(sentences, ". ");
}

/** An effect that would swallow what follows has to be the last. */
function closeEffect(
  effect: StandardEffect,
  isLast: boolean,
  printOne: PrintOne,
): Phrase {
  return !isLast && isOpen(effect)
    ? unwritable("effect-not-last", effect as object, printOne(effect))
    : printOne(effect);
}

// The parser reads five levels of modes, and no more.
const MOST_MODES = 5;

/** Modes in a mode have a bullet more than that one. */
function printModes(
  choices: readonly ModalEffectChoice[],
  place: EffectPlace,
  depth: ModeDepth,
  print: PrintEffect,
): Phrase {
  const bullets = "{bullet} ".repeat(depth + 1);
  const modes = choices.map(({ energy_cost, effect }) => {
    const cost = modeCost(energy_cost);
    const printed = capital(print(effect, place, depth + 1));
    return phrase`${bullets}${cost}: ${printed}`;
  });
  const all = phrase`{ChooseOne}\n${joinPhrases(modes, ".\n")}`;
  return depth === MOST_MODES ? unwritable("nested-modes", choices, all) : all;
}
