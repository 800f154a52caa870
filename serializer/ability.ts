import type { Abilities, Ability } from "../ast/mod.ts";
import { printActivated } from "./abilities/activated.ts";
import { printEvent } from "./abilities/event.ts";
import { printNamed } from "./abilities/named.ts";
import { printStatic } from "./abilities/static.ts";
import { printTriggered } from "./abilities/triggered.ts";
import type { Phrase } from "./phrase.ts";
import { byTag, printWith } from "./printers.ts";

/** A printer for each kind of ability. */
const printers = byTag<Abilities>({
  Event: (ability) => printEvent(ability),
  Static: (ability) => printStatic(ability),
  Activated: (ability) => printActivated(ability),
  Triggered: (ability) => printTriggered(ability),
  Named: (ability) => printNamed(ability),
});

/** One paragraph of rules text. */
export function printAbility(ability: Ability): Phrase {
  return printWith<Abilities>(printers, ability, undefined);
}
