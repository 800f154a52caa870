import { oneOf, type Rule } from "../../../../combinators/mod.ts";
import type { Amount } from "../../../ast/mod.ts";
import { thatMuch } from "../../amounts/amounts.ts";
import { number } from "../../words.ts";

/** "2", "that much": how much damage. */
export const some: Rule<Amount> = oneOf<Amount>([number, thatMuch]);
