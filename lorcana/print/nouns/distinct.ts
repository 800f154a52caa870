import type { Distinct } from "../../ast/mod.ts";

/** What cards can have in common, or different ones of, in words. */
export const DISTINCT: { readonly [D in Distinct]: string } = {
  classification: "classification",
  name: "name",
  cost: "cost",
  "ink-type": "ink type",
};
