import { expectList } from "../../diagnostics/internal.ts";
import { applyTo } from "../../diagnostics/trees.ts";
import type { Ability } from "../ast/mod.ts";
import { canonical } from "./canonical.ts";
import { plainData, unordered } from "./plain.ts";
import { eachOnItsOwn } from "./restriction.ts";
import { renumbered } from "./renumbered.ts";

/**
 * The meaning of abilities: their canonical tree, without any wording. Two
 * texts mean the same if and only if these are deeply equal.
 */
export function meaning(abilities: readonly Ability[]): readonly Ability[] {
  expectList(abilities, "abilities");
  return applyTo(
    abilities,
    { argument: "abilities", expected: "a list of abilities" },
    meant,
  );
}

function meant(abilities: readonly Ability[]): readonly Ability[] {
  const own = abilities.flatMap((one) => eachOnItsOwn(canonical.ability(one)))
    .map((one) => renumbered(plainData(one)));
  return unordered(own);
}
