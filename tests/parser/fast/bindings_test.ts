import { deepStrictEqual } from "node:assert/strict";
import { type VariableValues, variant } from "../../../ast/internal.ts";
import { parseBindings } from "../../../lexer/internal.ts";
import {
  areAllUsed,
  boundValue,
  forgetUse,
  readBindings,
} from "../../../parser/fast/bindings.ts";

/** Variables without a mistake, in every layout. */
const GOOD: readonly string[] = [
  "",
  " ",
  "cards: 2",
  "cards:2",
  "cards:12",
  "cards : 12",
  "  cards\t:\t12  ",
  "cards: 12,e: 345",
  "cards: 2\ne: 1",
  "cards: 2,\ne: 1\n",
  "cards: 2,,e: 1",
  ",cards: 2,",
  "subtype: warrior",
  "subtype:Warrior",
  "subtype: spirit-animal, figment: radiant",
  "cards: 0, e: 4294967295",
  "cards: 1, e: 2, cards: 3",
];

for (const text of GOOD) {
  Deno.test(`readBindings() reads ${JSON.stringify(text)} like parseBindings()`, () => {
    const bindings = parseBindings(text);
    const bound = readBindings(text);
    const read = bound?.names.slice(0, bound.count)
      .map((name, i) => [name, [bound.kinds[i], bound.values[i]]] as const);
    deepStrictEqual(
      new Map(read),
      new Map(
        Array.from(
          bindings.ok ? bindings.value : [],
          ([name, value]) => [name, variant<VariableValues>(value)],
        ),
      ),
    );
  });
}

/** Variables with a mistake, which are left to the stages. */
const BAD: readonly string[] = [
  "cards",
  "cards 2",
  "cards: 2, e",
  "cards:",
  "cards: two",
  "cards: 2: 3",
  "cards: 4294967296",
  "cards: -1",
];

for (const text of BAD) {
  Deno.test(`readBindings() leaves ${JSON.stringify(text)} alone`, () => {
    deepStrictEqual(readBindings(text), undefined);
    deepStrictEqual(parseBindings(text).ok, false);
  });
}

/** How many variables a card has: a few are looked through, many are not. */
for (const many of [2, 16, 17, 40]) {
  const names = Array.from({ length: many - 1 }, (_, i) => `v${i}`);
  const text = [...names.map((name, i) => `${name}: ${i}`), "v0: 99"].join();

  Deno.test(`boundValue() finds the last of two with one name among ${many}`, () => {
    const bound = readBindings(text)!;
    const valueOf = (name: string) =>
      boundValue(bound, { names: [name], kind: "Integer" });
    deepStrictEqual(
      names.map(valueOf),
      names.map((_, i) => i === 0 ? 99 : i),
    );
    deepStrictEqual(valueOf("w"), undefined);
  });
}

Deno.test("boundValue() takes the first name that is bound, if its kind fits", () => {
  const bound = readBindings("e: 3, subtype: mage")!;
  const value = (...names: readonly string[]) =>
    boundValue(bound, { names, kind: "Integer" });
  deepStrictEqual(value("e1", "e"), 3);
  deepStrictEqual(value("subtype", "e"), undefined);
  deepStrictEqual(value("e1"), undefined);
});

Deno.test("areAllUsed() tells whether every variable was asked for", () => {
  const bound = readBindings("e: 3, k: 4")!;
  const isRead = (name: string) => {
    boundValue(bound, { names: [name], kind: "Integer" });
    return areAllUsed(bound);
  };
  deepStrictEqual([isRead("e"), isRead("k")], [false, true]);
  forgetUse(bound);
  deepStrictEqual([isRead("k"), isRead("e")], [false, true]);
  forgetUse(readBindings("e: 3")!);
  deepStrictEqual(isRead("e"), true);
});
