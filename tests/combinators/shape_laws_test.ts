import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { many, Parser } from "arcsecond";
import {
  checked,
  label,
  lazy,
  located,
  marked,
  once,
  oneOf,
  optional,
  readValues,
  type Rule,
  separated,
} from "../../combinators/mod.ts";
import type { Shape } from "../../combinators/shape.ts";
import {
  newTracedTokens,
  stateAt,
  type TracedTokens,
} from "../../combinators/tokens.ts";
import { number, parsedBy, pattern } from "./reading.ts";

const draw = pattern`draw ${number}`.map(([count]) => count);
const comma = pattern`,`;

/** A rule of every shape. */
const shapes: { readonly [K in Shape["kind"]]: Rule<unknown> } = {
  token: number,
  sequence: comma,
  choice: oneOf<unknown>([draw, comma]),
  optional: optional(draw),
  list: separated(draw, comma, 0, 3),
  lazy: lazy(() => draw),
  once: once(draw),
  label: label("a draw", draw),
  mapped: draw,
  constant: draw.as("drawn"),
  checked: checked(draw, () => true),
  located: located(draw),
  marked: marked(draw, ({ value }) => value),
  values: readValues((_, start) => ({ value: 1, end: start + 1 }), {
    words: ["draw"],
  }),
  parser: pattern`${many(draw)}`,
};

for (const [kind, rule] of Object.entries(shapes)) {
  Deno.test(`a rule of shape "${kind}" leaves a failed state as it is`, () => {
    const before = stateAt(newTracedTokens(["draw", "#"], [0, 1]), 0);
    const failed = { ...before, isError: true, error: "x" };
    strictEqual(rule.p(failed), failed);
  });

  Deno.test(`a rule of shape "${kind}" obeys the laws of map and chain`, () => {
    const all = (parser: Parser<unknown>) =>
      parsedBy(parser, "draw 1 , draw 2");
    const pure = Parser.of<unknown, string, TracedTokens>;
    const more = (one: unknown) => many(draw).map((rest) => [one, rest]);
    const last = (value: unknown) => optional(comma).map(() => [value]);
    deepStrictEqual(all(rule.map((value) => value)), all(rule));
    deepStrictEqual(all(pure(1).chain(() => rule)), all(rule));
    deepStrictEqual(all(rule.chain((value) => pure(value))), all(rule));
    deepStrictEqual(
      all(rule.chain(more).chain(last)),
      all(rule.chain((value) => more(value).chain(last))),
    );
  });
}
