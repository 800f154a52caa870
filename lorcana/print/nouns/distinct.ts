import type { ChosenProperty, Distinct } from "../../ast/mod.ts";

/** What cards can have in common, or different ones of, in words. */
export const DISTINCT: { readonly [D in Distinct]: string } = {
  classification: "classification",
  name: "name",
  cost: "cost",
  "ink-type": "ink type",
};

/** What cards have that a player can choose, in words. */
export function propertyWords(what: ChosenProperty): string {
  return what === "card-type" ? "card type" : what;
}
