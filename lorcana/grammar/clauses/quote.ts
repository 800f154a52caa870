import type { Ability } from "../../ast/mod.ts";

/** What stands in quotes: an ability, or several that share their text. */
export type Quote = Ability | readonly Ability[];
