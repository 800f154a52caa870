import type { Trigger } from "../../ast/mod.ts";
import { bounded } from "../nouns/compared.ts";
import { base, third } from "../nouns/players.ts";
import { nthWord } from "../amounts/nth.ts";
import { WHO, whoHas } from "./who_plays.ts";

/** "you gain lore", "an opponent loses 2 or more lore" */
export function lore(verb: "gain" | "lose"): (trigger: Trigger) => string {
  return (trigger) => `${doing(trigger, verb)} ${amount(trigger)}lore`;
}

/** "you get an ink drop", "you remove one or more ink drops" */
export function inkDrops(verb: "get" | "remove"): (trigger: Trigger) => string {
  return (trigger) => {
    const some = isSeveral(trigger) ? "one or more " : amount(trigger);
    return `${doing(trigger, verb)} ${
      some === "" ? "an ink drop" : `${some}ink drops`
    }`;
  };
}

/** "you draw a card", "an opponent draws a second card in a turn" */
export function drawn(trigger: Trigger): string {
  const { on, restrictions = [] } = trigger;
  const by = whoHas(on);
  const nth = restrictions.find((one) => one.type === "nth-in-turn");
  const cards = nth !== undefined
    ? `a ${nthWord(nth.nth)} card in a turn`
    : isSeveral(trigger)
    ? "one or more cards"
    : "a card";
  return `${WHO[by]} ${(by === "you" ? base : third)("draw")} ${cards}`;
}

function doing({ player }: Trigger, verb: string): string {
  return player === "CONTROLLER"
    ? `you ${verb}`
    : `${player === "OPPONENT" ? "an opponent" : "a player"} ${third(verb)}`;
}

/** "2 or more " */
function amount({ restrictions = [] }: Trigger): string {
  const found = restrictions.find((one) => one.type === "amount");
  return found === undefined
    ? ""
    : `${found.value}${bounded(found.comparison)} `;
}

function isSeveral({ restrictions = [] }: Trigger): boolean {
  return restrictions.some(({ type }) => type === "one-or-more");
}
