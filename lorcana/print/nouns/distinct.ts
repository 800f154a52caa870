import type { ChosenProperty, Distinct } from "../../ast/mod.ts";

/** The words for attributes that cards can share or differ in. */
export const DISTINCT: { readonly [D in Distinct]: string } = {
  classification: "classification",
  name: "name",
  cost: "cost",
  "ink-type": "ink type",
};

/** The words for attributes that a player can choose. */
export function propertyWords(what: ChosenProperty): string {
  return what === "card-type" ? "card type" : what;
}
