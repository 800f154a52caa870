import {
  lazy,
  oneOf,
  optional,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import type { Condition } from "../../ast/mod.ts";
import { haveConditions } from "./have.ts";
import { isConditions } from "./is.ts";
import { thereConditions } from "./there.ts";
import { turnConditions } from "./turn.ts";
import { spanned, withSpan } from "../spanned.ts";
import { fixed, pattern } from "../words.ts";

const simple: Rule<Condition> = spanned(
  oneOf<Condition>([
    ...haveConditions,
    ...isConditions,
    ...thereConditions,
    ...turnConditions,
  ]),
  withSpan,
);

const both: Rule<Condition> = separated(simple, fixed("and")).map((list) =>
  list.length === 1 ? list[0]! : { type: "and", conditions: list }
);

/** Something that must be so, without the word that introduces it. */
export const condition: Rule<Condition> = lazy(() => either);

const either: Rule<Condition> = pattern`${both} ${
  optional(pattern`or ${both}`)
}`.map(([left, right]): Condition =>
  right === undefined ? left : { type: "or", conditions: [left, right[0]] }
);
