import type {
  StandardStaticAbilities,
  StandardStaticAbility,
  StaticAbilities,
  StaticAbility,
} from "../../ast/internal.ts";
import type { ModeDepth } from "../effect.ts";
import { capital, type Phrase, phrase } from "../phrase.ts";
import { byTag, printWith } from "../printers.ts";
import { printEffect } from "../standard_effect.ts";
import { printConditional, staticPrinters } from "../static_ability.ts";

const standardPrinters = staticPrinters((effect, depth) =>
  printEffect(effect, "sentences", depth)
);

const printers = byTag<StaticAbilities>({
  StaticAbility: (ability) => printStandard(ability),
  WithOptions: (ability) =>
    printConditional(ability, printStandard(ability.ability)),
});

/** "Has all character types." */
export function printStatic(ability: StaticAbility): Phrase {
  const printed = printWith<StaticAbilities>(printers, ability, undefined);
  return capital(phrase`${printed}.`);
}

function printStandard(ability: StandardStaticAbility): Phrase {
  return printWith<StandardStaticAbilities, ModeDepth>(
    standardPrinters,
    ability,
    0,
  );
}
