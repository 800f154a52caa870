import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import {
  grammarOf,
  lazy,
  many,
  oneOf,
  optional,
  reads,
  type Rule,
  separated,
} from "../../../combinators/mod.ts";
import { columnsOf, outcomeOf as read, pattern } from "../reading.ts";

const gem = oneOf([pattern`ruby`.map(() => "ruby"), pattern`opal`.as("opal")]);
const coin = pattern`coin`.map(() => "coin");
const nested: Rule<string> = lazy(() => inside);
const inside = oneOf<string>([
  pattern`box ${nested}`.map(([value]) => `box ${value}`),
  pattern`box full`.map(() => "full"),
]);

/** Alternatives with the same first word, in one rule. */
const rule = oneOf<string>([
  pattern`take ${gem}`.map(([gem]) => gem),
  pattern`take ${optional(coin)}`.map(([coin]) => `${coin} or nothing`),
  pattern`take ${many(gem)} now`.map(([gems]) => gems.join("+")),
  pattern`take ${separated(coin, pattern`and`)} too`
    .map(([coins]) => coins.join("+")),
  pattern`take ${nested}`.map(([value]) => value),
]);

/** Both ways on from "a" may read nothing, and then it is over. */
const either = oneOf<string>([
  pattern`a ${optional(gem)}`.map(([gem]) => `gem ${gem}`),
  pattern`a ${optional(coin)}`.map(([coin]) => `coin ${coin}`),
]);

const texts: readonly (readonly [Rule<string>, string, string])[] = [
  [rule, "take ruby", "ruby"],
  [rule, "take coin", "coin or nothing"],
  [rule, "take", "undefined or nothing"],
  [rule, "take now", ""],
  [rule, "take ruby opal now", "ruby+opal"],
  [rule, "take coin and coin too", "coin+coin"],
  [rule, "take coin too", "coin"],
  [rule, "take box full", "full"],
  [rule, "take box box full", "box full"],
  [either, "a", "gem undefined"],
  [either, "a ruby", "gem ruby"],
  [either, "a coin", "coin coin"],
  [pattern`${either} now`.map(([value]) => value), "a now", "gem undefined"],
];

for (const [rule, text, expected] of texts) {
  Deno.test(`"${text}" is read the way that goes on with its words`, () => {
    const outcome = read(rule, text);
    ok(outcome.ok);
    deepStrictEqual(outcome.value, expected);
  });
}

function steps(rule: Rule<unknown>, text: string): number {
  const grammar = grammarOf([rule]);
  return reads(grammar, rule, columnsOf(grammar, text)).steps;
}

Deno.test("a way that cannot go on with the next token is not tried", () => {
  const boxed = pattern`${inside} shut`;
  const filled = pattern`${pattern`box ${gem}`} open`;
  strictEqual(
    steps(oneOf<unknown>([boxed, filled]), "box ruby open"),
    steps(filled, "box ruby open"),
  );
});
